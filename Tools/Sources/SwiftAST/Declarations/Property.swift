/// `public var id: Int`, `public static let defaultBaseURL = …`, `public var body: RequestBlock { … }`
package struct Property: Sendable {
    package var documentation: DocComment?
    package var attributes: [Attribute]
    package var modifiers: [Modifier]
    package var isVariable: Bool
    package var name: Identifier
    package var type: TypeExpression?
    package var content: Content

    package enum Content: Sendable {
        case stored(Expression? = nil)
        case computed([Statement])
        /// A getter, and a place that can be changed without a copy: `{ get { … } _modify { yield &… } }`
        case accessors(get: Expression, modify: Expression)
    }

    package init(
        _ binding: Binding,
        _ name: Identifier,
        _ type: TypeExpression? = nil,
        _ content: Content = .stored(),
        documentation: DocComment? = nil,
        attributes: [Attribute] = [],
        modifiers: [Modifier] = []
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.modifiers = modifiers
        isVariable = binding == .var
        self.name = name
        self.type = type
        self.content = content
    }

    package enum Binding: Sendable {
        case `let`, `var`
    }
}
