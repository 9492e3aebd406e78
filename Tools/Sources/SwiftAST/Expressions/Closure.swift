/// `{ @concurrent limit, b in try await … }`. A single statement stays on the line when it fits; more never do.
package struct Closure: Sendable {
    package var attributes: [Attribute]
    package var parameters: Parameters
    package var isAsync: Bool
    package var throwing: Throwing
    package var result: TypeExpression?
    package var body: [Statement]
    /// Puts a single statement on a line of its own also when it would fit.
    package var isMultiline: Bool

    package enum Parameters: Sendable {
        /// No signature, unless attributes or a result need one: then as ``names(_:)`` without names.
        case omitted
        /// `a, b in`; `() in` when empty.
        case names([Identifier])
        /// `(a: A, b: B) in`
        case typed([(name: Identifier, type: TypeExpression)])
    }

    package init(
        attributes: [Attribute] = [],
        parameters: Parameters = .omitted,
        async isAsync: Bool = false,
        throws throwing: Throwing = .never,
        result: TypeExpression? = nil,
        multiline isMultiline: Bool = false,
        _ body: [Statement]
    ) {
        self.attributes = attributes
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
        self.isMultiline = isMultiline
        self.body = body
    }
}
