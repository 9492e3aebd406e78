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
            case .evidence(let kinds, let keys):
                [.if([.expression(shape(is: kinds, keys))], then: [take(item)], otherwise: rest)]
            case .member(let key, let values):
                [
                    .if(
                        [
                            .expression(
                                Expression.name("shape").dot(
                                    "is",
                                    [Argument(.implicitMember("object")), Argument("where", .string(key))]
                                        + values.enumerated().map {
                                            Argument($0.offset == 0 ? "isOneOf" : nil, .string($0.element))
                                        }))
                        ], then: [take(item)], otherwise: rest)
                ]
            case .values(let values):
                [.if([.expression(shape(isOneOf: values))], then: [take(item)], otherwise: rest)]
            case .attempt(let kinds):
                [
                    .if(
                        (kinds.isEmpty ? [] : [.expression(shape(is: kinds, []))]) + [
                            .binding("value", .tryOptional(decoded(item.type)))
                        ],
                        then: [
                            .assign(
                                .current,
                                Expression.implicitMember(Identifier(item.name)).calling([
                                    Argument(item.type.unwrapping(.name("value")))
                                ]))
                        ],
                        otherwise: rest)
                ]
            case .tag:
                preconditionFailure("a tagged union has a discriminator")
            }
        }
    }

    private func shape(is kinds: [UnionModel.Kind], _ keys: [String]) -> Expression {
        let having = keys.enumerated().map { Argument($0.offset == 0 ? "having" : nil, .string($0.element)) }
        let tests = kinds.map {
            Expression.name("shape").dot("is", [Argument(.implicitMember($0.identifier))] + having)
        }
        return tests.dropFirst().reduce(tests[0]) { .binary($0, .or, $1) }
    }

    private func shape(isOneOf values: UnionModel.Values) -> Expression {
        let literals: [Expression] =
            switch values {
            case .strings(let texts): texts.map { .string($0) }
            case .integers(let integers): integers.map { .integer($0) }
            }
        return Expression.name("shape").dot("isOne", [Argument("of", .array(literals))])
    }

    private func take(_ item: UnionModel.Case) -> Statement {
        .assign(
            .current,
            Expression.implicitMember(Identifier(item.name)).calling([
                Argument(.try(item.type.unwrapping(decoded(item.type))))
            ]))
    }

    private func decoded(_ type: TypeReference) -> Expression {
        Expression.type(spelling.coding.type(type)).calling([Argument("from", .name("decoder"))])
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
        let cases = union.cases.map { ($0.name, $0.type.wrapping(.name("value"))) }
        let unknown: [(String, Expression)] = union.isOpen ? [("unknown", .name("value"))] : []
        return Function(
            "encode", [Parameter("encoder", label: "to", .any("Encoder"))], throws: .any, modifiers: [.public],
            body: [
                .switch(
                    .current,
                    (cases + unknown).map { name, value in
                        SwitchCase(
                            [.enumCase(Identifier(name), binding: ["value"])], compact: true,
                            [.expression(.try(value.dot("encode", [Argument("to", .name("encoder"))])))])
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
