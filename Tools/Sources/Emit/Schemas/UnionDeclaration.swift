import APIModel
import SwiftAST

/// A union: an enum with a payload case for each branch.
struct UnionDeclaration {
    let union: UnionModel
    let spelling: TypeSpelling

    init(union: UnionModel, spelling: TypeSpelling) {
        self.union = union
        self.spelling = spelling.inside(declaring: union.nested.map(\.name))
    }

    func declaration(_ name: Identifier, _ documentation: DocComment?) -> Declaration {
        .enum(
            name, inherits: ["Codable", "Hashable", "Sendable"], documentation: documentation,
            members: union.cases.map(enumCase) + (union.isOpen ? [unknown] : [])
                + union.nested.map { SchemaSection.declaration(of: $0, spelling) }
                + [.initializer(decoding), .function(encoding)])
    }

    private func enumCase(_ item: UnionModel.Case) -> Declaration {
        .enumCase(EnumCase(Identifier(item.name), [.init(spelling.type(item.type))], indirect: union.isBoxed))
    }

    private var unknown: Declaration {
        .enumCase(
            EnumCase(
                "unknown", [.init("JSONValue")],
                documentation: DocComment("A value that the document does not foresee; it is written back as it is.")))
    }

    private var decoding: Initializer {
        Initializer(
            [Parameter("decoder", label: "from", .any("Decoder"))], throws: .any, modifiers: [.public],
            body: [.let("shape", .call("JSONShape", [Argument(.name("decoder"))]))]
                + (union.discriminator.map { [tagSwitch($0)] } ?? attempts))
    }

    private func tagSwitch(_ key: String) -> Statement {
        let cases = union.cases.map { item -> SwitchCase in
            guard case .tag(let values) = item.test else { preconditionFailure("a tagged union has tags") }
            return SwitchCase(values.map { .expression(.string($0)) }, compact: true, [take(item)])
        }
        return .switch(
            Expression.name("shape").dot("tag", [.string(key)]), cases + [.default(compact: true, [otherwise])])
    }

    /// `if shape.is(.object, having: "a") { … } else if let value = try? … { … } else { … }`
    private var attempts: [Statement] {
        union.cases.reversed().reduce([otherwise]) { rest, item in
            switch item.test {
            case .evidence(let kind, let keys):
                [.if([.expression(shape(is: kind, keys))], then: [take(item)], otherwise: rest)]
            case .attempt(let kind):
                [
                    .if(
                        [
                            .expression(shape(is: kind, [])),
                            .binding("value", .tryOptional(decoded(item.type))),
                        ],
                        then: [
                            .assign(
                                .current,
                                Expression.implicitMember(Identifier(item.name)).calling([Argument(.name("value"))]))
                        ],
                        otherwise: rest)
                ]
            case .tag:
                preconditionFailure("a tagged union has a discriminator")
            }
        }
    }

    private func shape(is kind: UnionModel.Kind, _ keys: [String]) -> Expression {
        let arguments = keys.enumerated().map { Argument($0.offset == 0 ? "having" : nil, .string($0.element)) }
        return Expression.name("shape").dot("is", [Argument(.implicitMember(kind.identifier))] + arguments)
    }

    private func take(_ item: UnionModel.Case) -> Statement {
        .assign(
            .current,
            Expression.implicitMember(Identifier(item.name)).calling([Argument(.try(decoded(item.type)))]))
    }

    private func decoded(_ type: TypeReference) -> Expression {
        Expression.type(spelling.type(type)).calling([Argument("from", .name("decoder"))])
    }

    private var otherwise: Statement {
        guard union.isOpen else {
            return .throw(
                Expression.type("DecodingError").dot(
                    "unmatched", [Argument(.metatype(.current)), Argument("at", .name("decoder"))]))
        }
        return .assign(
            .current,
            Expression.implicitMember("unknown").calling([
                Argument(.try(Expression.type("JSONValue").calling([Argument("from", .name("decoder"))])))
            ]))
    }

    private var encoding: Function {
        let names = union.cases.map(\.name) + (union.isOpen ? ["unknown"] : [])
        return Function(
            "encode", [Parameter("encoder", label: "to", .any("Encoder"))], throws: .any, modifiers: [.public],
            body: [
                .switch(
                    .current,
                    names.map { name in
                        SwitchCase(
                            [.enumCase(Identifier(name), binding: ["value"])], compact: true,
                            [
                                .expression(
                                    .try(Expression.name("value").dot("encode", [Argument("to", .name("encoder"))])))
                            ])
                    })
            ])
    }
}

extension UnionModel.Kind {
    /// The runtime's name of the kind.
    fileprivate var identifier: Identifier {
        switch self {
        case .object: "object"
        case .array: "array"
        case .string: "string"
        case .number: "number"
        case .boolean: "boolean"
        }
    }
}
