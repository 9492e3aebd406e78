/// `label name: Type = default`
package struct Parameter: Sendable {
    /// The label at the call: the name itself when nil, nothing when ``Identifier/wildcard``.
    package var label: Identifier?
    package var name: Identifier
    package var type: TypeExpression
    package var isInOut: Bool
    package var defaultValue: Expression?

    package init(
        _ name: Identifier,
        label: Identifier? = nil,
        _ type: TypeExpression,
        inOut isInOut: Bool = false,
        default defaultValue: Expression? = nil
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.isInOut = isInOut
        self.defaultValue = defaultValue
    }
}
