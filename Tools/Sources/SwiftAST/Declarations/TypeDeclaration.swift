/// A struct, an enum, an extension, … with its members.
package struct TypeDeclaration: Sendable {
    package var documentation: DocComment?
    package var attributes: [Attribute]
    package var modifiers: [Modifier]
    package var kind: Kind
    package var name: TypeExpression
    package var inherits: [TypeExpression]
    package var members: [Declaration]

    package enum Kind: String, Sendable {
        case `struct`, `enum`, `class`, actor, `extension`, `protocol`
    }

    package init(
        _ kind: Kind,
        _ name: TypeExpression,
        inherits: [TypeExpression] = [],
        documentation: DocComment? = nil,
        attributes: [Attribute] = [],
        modifiers: [Modifier] = [],
        members: [Declaration] = []
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.modifiers = modifiers
        self.kind = kind
        self.name = name
        self.inherits = inherits
        self.members = members
    }
}

/// `public typealias Pets = [Pet]`
package struct TypeAlias: Sendable {
    package var documentation: DocComment?
    package var attributes: [Attribute]
    package var modifiers: [Modifier]
    package var name: Identifier
    package var type: TypeExpression

    package init(
        _ name: Identifier,
        _ type: TypeExpression,
        documentation: DocComment? = nil,
        attributes: [Attribute] = [],
        modifiers: [Modifier] = []
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.modifiers = modifiers
        self.name = name
        self.type = type
    }
}
