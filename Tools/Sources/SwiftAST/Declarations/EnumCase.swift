/// `indirect case createPets(body: Pet)`, `case up = "UP"`
package struct EnumCase: Sendable {
    package var documentation: DocComment?
    package var attributes: [Attribute]
    package var isIndirect: Bool
    package var name: Identifier
    package var associatedValues: [AssociatedValue]
    package var rawValue: Literal?

    package struct AssociatedValue: Sendable {
        package var label: Identifier?
        package var type: TypeExpression

        package init(_ type: TypeExpression) {
            self.init(nil, type)
        }

        package init(_ label: Identifier?, _ type: TypeExpression) {
            self.label = label
            self.type = type
        }
    }

    package init(
        _ name: Identifier,
        _ associatedValues: [AssociatedValue] = [],
        rawValue: Literal? = nil,
        indirect isIndirect: Bool = false,
        documentation: DocComment? = nil,
        attributes: [Attribute] = []
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.isIndirect = isIndirect
        self.name = name
        self.associatedValues = associatedValues
        self.rawValue = rawValue
    }
}
