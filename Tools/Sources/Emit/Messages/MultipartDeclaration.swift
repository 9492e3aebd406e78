import APIModel
import SwiftAST

/// A struct with a member for each part of a multipart body.
struct MultipartDeclaration {
    let body: BodyModel
    let mediaType: String
    let parts: [PartModel]
    let spelling: TypeSpelling

    init(body: BodyModel, mediaType: String, parts: [PartModel], spelling: TypeSpelling) {
        self.body = body
        self.mediaType = mediaType
        self.parts = parts
        self.spelling = spelling.inside(
            body.name, declaring: body.nested.map(\.name), inheriting: ["Body"])
    }

    var declaration: Declaration {
        .struct(
            Identifier(body.name), inherits: ["Hashable", "RequestBuildable", "Sendable"],
            documentation: DocComment([body.documentation, "The parts of a `\(mediaType)` body."]),
            members: members.map { .property($0.property) } + [.initializer(memberwise), .property(block)]
                + body.nested.map { SchemaSection.declaration(of: $0, spelling) })
    }

    private struct Member {
        let name: Identifier
        let type: TypeExpression
        let isOptional: Bool
        let documentation: DocComment?

        var property: SwiftAST.Property {
            SwiftAST.Property(.var, name, type, documentation: documentation, modifiers: [.public])
        }
    }

    /// The members: each part, followed by its headers.
    private var members: [Member] {
        parts.flatMap { part in
            [
                Member(
                    name: Identifier(part.name), type: spelling.type(part.type), isOptional: part.type.isOptional,
                    documentation: DocComment([part.documentation], wireName: part.key, of: part.name))
            ]
                + part.headers.map {
                    Member(
                        name: Identifier($0.name), type: .optional(.string), isOptional: true,
                        documentation: DocComment("The header `\($0.key)` of the part `\(part.key)`."))
                }
        }
    }

    private var memberwise: Initializer {
        Initializer(
            members.map { Parameter($0.name, $0.type, default: $0.isOptional ? .null : nil) }, modifiers: [.public],
            body: members.map { .assign(.ownMember($0.name), .name($0.name)) })
    }

    private var block: SwiftAST.Property {
        let type = mediaType == "multipart/form-data" ? [] : [Argument("type", .string(mediaType))]
        return SwiftAST.Property(
            .var, "body", "RequestBlock",
            .computed(
                [.var("form", .call("MultipartForm"))] + parts.map { .expression(call($0)) } + [
                    .return(Expression.name("RequestBody").dot("multipart", [Argument(.name("form"))] + type))
                ]),
            documentation: DocComment("The parts as bytes, and their media type."), modifiers: [.public])
    }

    /// `form.fields("tags", self.tags)`
    private func call(_ part: PartModel) -> Expression {
        let isArray = if case .array = part.type.unwrapped { true } else { false }
        let method: Identifier =
            switch part.form {
            case .text: isArray ? "fields" : "field"
            case .json: isArray ? "jsons" : "json"
            case .file: isArray ? "files" : "file"
            }
        var arguments = [Argument.string(part.key), Argument(value(of: part, isArray: isArray))]
        if let mediaType = part.mediaType { arguments.append(Argument("type", .string(mediaType))) }
        if !part.headers.isEmpty {
            arguments.append(
                Argument(
                    "headers",
                    .dictionary(part.headers.map { (key: .string($0.key), value: .ownMember(Identifier($0.name))) })))
        }
        return Expression.name("form").dot(method, arguments)
    }

    private func value(of part: PartModel, isArray: Bool) -> Expression {
        let member = Expression.ownMember(Identifier(part.name))
        guard case .text(let text) = part.form, text != .plain, text != .rawValue else { return member }
        let isOptional = part.type.isOptional
        if isArray {
            let list = isOptional ? Expression.optionalChain(member) : member
            return .call(
                Call(.member(list, "map"), trailingClosure: Closure([.expression(text.of(.closureArgument(0)))])))
        }
        guard isOptional else { return text.of(member) }
        return .call(
            Call(.member(member, "map"), trailingClosure: Closure([.expression(text.of(.closureArgument(0)))])))
    }
}

extension PartModel.Text {
    fileprivate func of(_ value: Expression) -> Expression {
        switch self {
        case .plain, .rawValue: value
        case .dateTime: Expression.name("RFC3339").dot("string", [Argument("from", value)])
        case .calendarDate: value.dot("description")
        case .base64: value.dot("base64EncodedString", [])
        }
    }
}
