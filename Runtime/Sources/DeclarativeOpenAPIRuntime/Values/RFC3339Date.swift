import Foundation

/// A `Date` that is coded as RFC 3339 text, whatever date strategy the coder has.
///
/// ``ObjectMembers`` list it for a property that is a `Date`.
@_spi(Generated) public nonisolated struct RFC3339Date: Hashable, Sendable {
    /// The instant.
    public var date: Date

    /// Wraps a date.
    public init(_ date: Date) {
        self.date = date
    }
}

nonisolated extension RFC3339Date: Codable {
    /// Reads a string as ``RFC3339/date(from:)`` does.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = RFC3339.date(from: text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "Expected a date and time as RFC 3339 has it, found \(text.debugDescription).")
        }
        self.date = date
    }

    /// Writes the string that ``RFC3339/string(from:)`` makes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(RFC3339.string(from: date))
    }
}
