import APIModel
import SwiftAST

/// A struct with a member for each property.
struct ObjectDeclaration {
    let object: ObjectModel
    let spelling: TypeSpelling

    init(object: ObjectModel, spelling: TypeSpelling) {
        self.object = object
        self.spelling = spelling.inside(declaring: object.nested.map(\.name))
    }

    func declaration(_ name: Identifier, _ documentation: DocComment?) -> Declaration {
        let coding = ObjectCoding(object: object, spelling: spelling)
        return .struct(
            name, inherits: ["Codable", "Hashable", "Sendable"], documentation: documentation,
            members: object.properties.map(member) + additional + [.initializer(memberwise)]
                + object.nested.map { SchemaSection.declaration(of: $0, spelling) } + coding.members)
    }

    private func member(_ property: APIModel.Property) -> Declaration {
        .property(
            SwiftAST.Property(
                .var, Identifier(property.name), spelling.type(property.type),
                documentation: DocComment([property.documentation], isDeprecated: property.isDeprecated),
                attributes: property.isBoxed ? [.named("Boxed")] : [], modifiers: [.public]))
    }

    private var additional: [Declaration] {
        guard let additional = object.additional else { return [] }
        return [
            .property(
                SwiftAST.Property(
                    .var, Identifier(additional.name), .dictionary(key: .string, value: spelling.type(additional.type)),
                    documentation: DocComment("Members that the document does not list."), modifiers: [.public]))
        ]
    }

    private var memberwise: Initializer {
        Initializer(
            object.properties.map { property in
                SwiftAST.Parameter(
                    Identifier(property.name), spelling.type(property.type),
                    default: property.type.isOptional ? .null : nil)
            }
                + (object.additional.map {
                    [
                        SwiftAST.Parameter(
                            Identifier($0.name), .dictionary(key: .string, value: spelling.type($0.type)),
                            default: .dictionary([]))
                    ]
                } ?? []), modifiers: [.public],
            body: (object.properties.map(\.name) + [object.additional?.name].compactMap { $0 }).map { name in
                .assign(.ownMember(Identifier(name)), .name(Identifier(name)))
            })
    }
}
