/// `@concurrent public func listPets(limit: Int? = nil) async throws -> Pets { … }`
package struct Function: Sendable {
    package var documentation: DocComment?
    package var attributes: [Attribute]
    package var modifiers: [Modifier]
    package var name: Identifier
    package var parameters: [Parameter]
    package var isAsync: Bool
    package var throwing: Throwing
    package var result: TypeExpression?
    package var body: [Statement]

    package init(
        _ name: Identifier,
        _ parameters: [Parameter] = [],
        async isAsync: Bool = false,
        throws throwing: Throwing = .never,
        returns result: TypeExpression? = nil,
        documentation: DocComment? = nil,
        attributes: [Attribute] = [],
        modifiers: [Modifier] = [],
        body: [Statement]
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.modifiers = modifiers
        self.name = name
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
        self.body = body
    }
}

/// `public init(rawValue: String) { … }`
package struct Initializer: Sendable {
    package var documentation: DocComment?
    package var attributes: [Attribute]
    package var modifiers: [Modifier]
    package var isFailable: Bool
    package var parameters: [Parameter]
    package var throwing: Throwing
    package var body: [Statement]

    package init(
        _ parameters: [Parameter] = [],
        failable isFailable: Bool = false,
        throws throwing: Throwing = .never,
        documentation: DocComment? = nil,
        attributes: [Attribute] = [],
        modifiers: [Modifier] = [],
        body: [Statement]
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.modifiers = modifiers
        self.isFailable = isFailable
        self.parameters = parameters
        self.throwing = throwing
        self.body = body
    }
}
