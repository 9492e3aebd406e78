import APIModel
import SwiftAST

/// The types of operations' bodies, which are request blocks.
enum BodySection {
    static func members(of api: API) -> [Declaration] {
        let spelling = TypeSpelling(namespace: api.namespace)
        return api.messages.bodies.sorted { $0.name < $1.name }.map { body in
            switch body.kind {
            case .multipart(let mediaType, let parts):
                MultipartDeclaration(body: body, mediaType: mediaType, parts: parts, spelling: spelling).declaration
            case .choice(let cases): choice(body, cases, spelling)
            }
        }
    }

    private static func choice(_ body: BodyModel, _ cases: [BodyModel.Case], _ spelling: TypeSpelling) -> Declaration {
        .enum(
            Identifier(body.name), inherits: ["Hashable", "RequestBuildable", "Sendable"],
            documentation: DocComment([body.documentation, "A body in one of several media types."]),
            members: cases.map { item in
                .enumCase(
                    EnumCase(
                        Identifier(item.name), [.init(spelling.type(item.type))],
                        documentation: DocComment("`\(item.mediaType)`")))
            } + [
                .property(
                    SwiftAST.Property(
                        .var, "body", "RequestBlock",
                        .computed([.switch(.current, cases.map(switchCase))]),
                        documentation: DocComment("The bytes and their media type."), modifiers: [.public]))
            ])
    }

    private static func switchCase(_ item: BodyModel.Case) -> SwitchCase {
        let statements = BodyStatements(encoding: item.encoding).statements(of: "value")
        let block: Expression =
            if statements.count == 1, case .expression(let only) = statements[0], item.encoding != .block {
                only
            } else {
                .call("RequestBlock", trailingClosure: Closure(multiline: true, statements))
            }
        return SwitchCase([.enumCase(Identifier(item.name), binding: ["value"])], [.return(block)])
    }
}
