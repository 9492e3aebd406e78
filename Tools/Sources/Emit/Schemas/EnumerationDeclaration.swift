import APIModel
import SwiftAST

/// An enumeration: a plain Swift enum if values are only sent, an open one if the server can send other values.
enum EnumerationDeclaration {
    static func declaration(
        _ name: Identifier, _ enumeration: EnumerationModel, _ documentation: DocComment?
    ) -> Declaration {
        enumeration.isOpen ? open(name, enumeration, documentation) : closed(name, enumeration, documentation)
    }

    private static func closed(
        _ name: Identifier, _ enumeration: EnumerationModel, _ documentation: DocComment?
    ) -> Declaration {
        .enum(
            name, inherits: [rawType(enumeration), "Codable", "Hashable", "RequestValue", "Sendable"],
            documentation: documentation,
            members: enumeration.cases.map {
                .enumCase(
                    EnumCase(
                        Identifier($0.name), rawValue: literal($0, enumeration),
                        documentation: DocComment([$0.documentation], wireName: $0.rawValue, of: $0.name)))
            })
    }

    private static func open(
        _ name: Identifier, _ enumeration: EnumerationModel, _ documentation: DocComment?
    ) -> Declaration {
        let type = rawType(enumeration)
        let writing = enumeration.cases.map { item in
            SwitchCase(
                [.enumCase(Identifier(item.name))], compact: true,
                [.return(.literal(literal(item, enumeration)))])
        }
        return .enum(
            name, inherits: ["OpenEnum", "RequestValue"], documentation: documentation,
            members: enumeration.cases.map {
                .enumCase(
                    EnumCase(
                        Identifier($0.name),
                        documentation: DocComment([$0.documentation], wireName: $0.rawValue, of: $0.name)))
            } + [
                .enumCase(
                    EnumCase(
                        "unknown", [.init(type)],
                        documentation: DocComment(
                            "A value that the document does not list; it is written back as it is."))),
                .property(
                    Property(
                        .let, "known", .generic("KnownValues", .current),
                        .stored(.array(enumeration.cases.map { .implicitMember(Identifier($0.name)) })),
                        modifiers: [.public, .static])),
                .property(
                    Property(
                        .var, "rawValue", type,
                        .computed([
                            .switch(
                                .current,
                                writing + [
                                    SwitchCase(
                                        [.enumCase("unknown", binding: ["value"])], compact: true,
                                        [.return(.name("value"))])
                                ])
                        ]), modifiers: [.public])),
            ])
    }

    private static func rawType(_ enumeration: EnumerationModel) -> TypeExpression {
        switch enumeration.rawType {
        case .string: .string
        case .integer: .int
        case .number: .double
        }
    }

    private static func literal(_ item: EnumerationModel.Case, _ enumeration: EnumerationModel) -> Literal {
        switch enumeration.rawType {
        case .string: .string(item.rawValue)
        case .integer: .integer(Int(item.rawValue) ?? 0)
        case .number: .double(Double(item.rawValue) ?? 0)
        }
    }
}
