import APIModel
import SwiftAST

/// The statements that write a body into a request, by its encoding.
struct BodyStatements {
    let encoding: RequestBody.Encoding

    /// The blocks for a value that is not nil.
    func statements(of name: Identifier) -> [Statement] {
        let local = Expression.name(name)
        switch encoding {
        case .json(nil): return [block("json", [Argument(local)])]
        case .json(let mediaType?): return [block("json", [Argument(local)]), contentType(mediaType)]
        case .urlEncoded(let mediaType, let members):
            return [block("urlEncoded", [Argument(local)] + arguments(members))]
                + (mediaType.map { [contentType($0)] } ?? [])
        case .text(let mediaType):
            let type = mediaType == "text/plain" ? nil : Argument("type", .mediaType(mediaType))
            return [block("string", [Argument(local)] + (type.map { [$0] } ?? []))]
        case .data(let mediaType):
            return [httpBody(local), contentType(mediaType)]
        case .base64(let mediaType):
            return [httpBody(local.dot("base64EncodedData", [])), contentType(mediaType)]
        case .files(let mediaType):
            let type = mediaType == "multipart/form-data" ? [] : [Argument("type", .string(mediaType))]
            return [block("multipart", [Argument("files", local)] + type)]
        case .block: return [.expression(local)]
        }
    }

    /// The block for a value that may be nil, if one call can write it.
    func optionalStatement(of name: Identifier) -> Statement? {
        switch encoding {
        case .json(nil): block("json", [Argument("ifPresent", .name(name))])
        case .urlEncoded(nil, []): block("urlEncoded", [Argument("ifPresent", .name(name))])
        default: nil
        }
    }

    private func arguments(_ members: [RequestBody.FormMember]) -> [Argument] {
        guard !members.isEmpty else { return [] }
        return [
            Argument("members", .dictionary(members.map { (key: .string($0.key), value: expression($0.style)) }))
        ]
    }

    private func expression(_ style: RequestBody.FormMember.Style) -> Expression {
        switch style {
        case .joined(let separator): Expression.implicitMember("joined").calling([.string(separator)])
        case .spread: .implicitMember("spread")
        case .deep: .implicitMember("deep")
        case .json: .implicitMember("json")
        }
    }

    private func block(_ name: Identifier, _ arguments: [Argument]) -> Statement {
        .expression(Expression.name("RequestBody").dot(name, arguments))
    }

    private func httpBody(_ bytes: Expression) -> Statement {
        .expression(.call("RequestMutation", [Argument(.keyPath(["httpBody"])), Argument(bytes)]))
    }

    private func contentType(_ mediaType: String) -> Statement {
        .expression(Expression.name("MIMEType").dot("custom", [.string(mediaType)]).dot("contentType"))
    }
}

extension Expression {
    /// `.custom("text/csv")`
    fileprivate static func mediaType(_ text: String) -> Expression {
        Expression.implicitMember("custom").calling([.string(text)])
    }
}
