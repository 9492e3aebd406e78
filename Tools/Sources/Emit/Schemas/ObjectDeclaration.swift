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
            members: object.properties.map(member) + [.initializer(memberwise)]
                + object.nested.map { SchemaSection.declaration(of: $0, spelling) } + coding.members)
    }

    private func member(_ property: APIModel.Property) -> Declaration {
        .property(
            SwiftAST.Property(
                .var, Identifier(property.name), spelling.type(property.type),
                documentation: DocComment([property.documentation], isDeprecated: property.isDeprecated),
                modifiers: [.public]))
    }

    private var memberwise: Initializer {
        Initializer(
            object.properties.map { property in
                SwiftAST.Parameter(
                    Identifier(property.name), spelling.type(property.type),
                    default: property.type.isOptional ? .null : nil)
            }, modifiers: [.public],
            body: object.properties.map { property in
                .assign(.ownMember(Identifier(property.name)), .name(Identifier(property.name)))
            })
    }
}
