import Foundation

/// A `Decimal` that is coded as text, such as `"12.5"`: for `type: string` with `format: decimal`.
@_spi(Generated) public nonisolated struct DecimalString: Hashable, Sendable {
    /// The number.
    public var decimal: Decimal

    /// Wraps a number.
    public init(_ decimal: Decimal) {
        self.decimal = decimal
    }
}

nonisolated extension DecimalString: Codable {
    /// Reads a string that is a JSON number (RFC 8259 §6) and nothing else; its digits are never rounded.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard Self.isNumber(text), let decimal = Decimal(string: text, locale: nil) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Expected a decimal number, found \(text.debugDescription).")
        }
        self.decimal = decimal
    }

    /// Writes the number's digits; zeros at the end of a fraction are not kept.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(decimal.description)
    }

    /// `Decimal(string:)` reads as far as it can; here the whole text must be a number.
    private static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        func digits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest.removeFirst(count)
            return count
        }
        guard digits() > 0 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard digits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}
