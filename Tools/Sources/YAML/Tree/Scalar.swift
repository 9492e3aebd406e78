/// A scalar: its text, and whether it may be more than a string.
///
/// What it is follows from the text when asked for, by the core schema of YAML 1.2 (§10.3.2): `yes`, `on` and
/// `2024-06-30` are strings.
package struct Scalar: Hashable, Sendable {
    /// What a scalar resolves to.
    package enum Kind: String, Hashable, Sendable {
        case null
        case boolean = "a boolean"
        case integer = "an integer"
        case number = "a number"
        case string = "a string"
    }

    /// The text, without quotes and escapes.
    package let text: String
    /// Whether the document wrote it without quotes (in JSON: not as a string), so that it can be more than a string.
    package let isPlain: Bool

    /// A scalar as a document would write it.
    package init(text: String, isPlain: Bool) {
        self.text = text
        self.isPlain = isPlain
    }

    /// What the scalar is.
    package var kind: Kind { isPlain ? CoreSchema.kind(of: text) : .string }

    /// The text, if the scalar is a string.
    package var string: String? { kind == .string ? text : nil }

    /// The value, if the scalar is a boolean.
    package var boolean: Bool? {
        kind == .boolean ? text.utf8.first == UInt8(ascii: "t") || text.utf8.first == UInt8(ascii: "T") : nil
    }

    /// The value, if the scalar is a number without a fractional part that fits.
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
