/// Short spellings, so that a list of members reads like the source it makes.
extension Declaration {
    package static func `struct`(
        _ name: Identifier, inherits: [TypeExpression] = [], documentation: DocComment? = nil,
        attributes: [Attribute] = [], modifiers: [Modifier] = [.public, .nonisolated], members: [Declaration]
    ) -> Declaration {
        .type(
            TypeDeclaration(
                .struct, TypeExpression(name), inherits: inherits, documentation: documentation,
                attributes: attributes, modifiers: modifiers, members: members))
    }

    package static func `enum`(
        _ name: Identifier, inherits: [TypeExpression] = [], documentation: DocComment? = nil,
        attributes: [Attribute] = [], modifiers: [Modifier] = [.public, .nonisolated], members: [Declaration]
    ) -> Declaration {
        .type(
            TypeDeclaration(
                .enum, TypeExpression(name), inherits: inherits, documentation: documentation,
                attributes: attributes, modifiers: modifiers, members: members))
    }

    package static func `extension`(
        _ name: TypeExpression, inherits: [TypeExpression] = [], modifiers: [Modifier] = [.nonisolated],
        members: [Declaration]
    ) -> Declaration {
        .type(TypeDeclaration(.extension, name, inherits: inherits, modifiers: modifiers, members: members))
    }
}
