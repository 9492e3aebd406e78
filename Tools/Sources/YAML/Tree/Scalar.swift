/// A scalar: its text, and whether it is plain, that is without quotes.
///
/// Its kind is computed from the text by the core schema of YAML 1.2 (§10.3.2): `yes`, `on` and `2024-06-30` are
/// strings.
package struct Scalar: Hashable, Sendable {
    /// The kind of a scalar.
    package enum Kind: String, Hashable, Sendable {
        case null
        case boolean = "a boolean"
        case integer = "an integer"
        case number = "a number"
        case string = "a string"
    }

    /// The text, without quotes and escapes.
    package let text: String
    /// Whether the scalar is written without quotes; in JSON, whether it is not a string. A plain scalar can be of any
    /// kind.
    package let isPlain: Bool

    /// A scalar with its text.
    package init(text: String, isPlain: Bool) {
        self.text = text
        self.isPlain = isPlain
    }

    /// The kind of the scalar.
    package var kind: Kind { isPlain ? CoreSchema.kind(of: text) : .string }

    /// The text, if the scalar is a string.
    package var string: String? { kind == .string ? text : nil }

    /// The value, if the scalar is a boolean.
    package var boolean: Bool? {
        kind == .boolean ? text.utf8.first == UInt8(ascii: "t") || text.utf8.first == UInt8(ascii: "T") : nil
    }

    /// The value, if the scalar is a number without a fractional part and fits into `Int`.
    package var integer: Int? {
        switch kind {
        case .integer: CoreSchema.integer(text)
        case .number: CoreSchema.integralNumber(text)
        default: nil
        }
    }

    /// The value, if the scalar is a number.
    package var number: Double? {
        switch kind {
        case .integer, .number: CoreSchema.number(text)
        default: nil
        }
    }
}
