/// `@escaping @Sendable @concurrent (_ limit: Int?) async throws -> Pets`
package struct FunctionType: Hashable, Sendable {
    package var attributes: [Attribute]
    package var parameters: [Parameter]
    package var isAsync: Bool
    package var throwing: Throwing
    package var result: TypeExpression

    package struct Parameter: Hashable, Sendable {
        /// Shown to the reader as `_ name:`; a function type has no labels.
        package var name: Identifier?
        package var type: TypeExpression

        package init(_ type: TypeExpression) {
            self.init(nil, type)
        }

        package init(_ name: Identifier?, _ type: TypeExpression) {
            self.name = name
            self.type = type
        }
    }

    package init(
        attributes: [Attribute] = [],
        parameters: [Parameter] = [],
        async isAsync: Bool = false,
        throws throwing: Throwing = .never,
        result: TypeExpression = .void
    ) {
        self.attributes = attributes
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
    }
}

/// The errors that a function throws.
package enum Throwing: Hashable, Sendable {
    case never
    case any
    /// `throws(E)`
    case typed(TypeExpression)
}
