/// A name in Swift source, safe by construction: whatever text it is made from, it prints as one valid identifier.
///
/// Reserved words are kept and printed in backticks where the position asks for them, so `Identifier("default")` prints
/// `` `default` `` where it is declared or stands alone, and plain `default` after a dot and as an argument label.
/// Text that is no identifier is made one: each scalar that may not stand in a name becomes its number (`a-b` is
/// `a_u2D_b`), a leading digit gets an underscore, and the empty text becomes `_empty`.
package struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name without backticks.
    package let text: String

    let isReserved: Bool

    package init(_ text: String) {
        self.text = IdentifierCharacters.isValid(text) ? text : IdentifierCharacters.repaired(text)
        isReserved = ReservedWords.all.contains(self.text)
    }

    package init(stringLiteral value: String) {
        self.init(value)
    }

    /// `_`: a parameter without a label, a closure parameter that is not read.
    package static let wildcard = Identifier(unchecked: "_")

    /// `Self`: the type around this place.
    package static let currentType = Identifier(unchecked: "Self")

    private init(unchecked text: String) {
        self.text = text
        isReserved = false
    }
}
