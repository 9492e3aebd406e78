/// The pattern of a case in a switch.
package indirect enum Pattern: Sendable {
    /// `.name` or `.name(let a, _, label: let b)`
    case enumCase(Identifier, [Element] = [])
    /// `let name`
    case binding(Identifier)
    /// `_`
    case wildcard
    /// A value to compare with.
    case expression(Expression)
    /// `(a, b)`
    case tuple([Element])

    package struct Element: Sendable {
        package var label: Identifier?
        package var pattern: Pattern

        package init(_ pattern: Pattern) {
            self.init(nil, pattern)
        }

        package init(_ label: Identifier?, _ pattern: Pattern) {
            self.label = label
            self.pattern = pattern
        }

        /// `let name`
        package static func binding(_ name: Identifier) -> Element { Element(.binding(name)) }
        /// `_`
        package static let wildcard = Element(.wildcard)
    }

    /// `.name(let a, let b)`
    package static func enumCase(_ name: Identifier, binding names: [Identifier]) -> Pattern {
        .enumCase(name, names.map(Element.binding))
    }
}
