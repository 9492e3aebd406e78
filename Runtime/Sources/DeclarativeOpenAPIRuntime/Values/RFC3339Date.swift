import Foundation

/// A `Date` that is coded as RFC 3339 text, whatever date strategy the coder has.
///
/// For dates inside arrays and dictionaries; for a property there is ``Swift/KeyedDecodingContainer/decodeRFC3339(forKey:)``.
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

@_spi(Generated) nonisolated extension KeyedDecodingContainer {
    /// Reads a date in RFC 3339, whatever date strategy the decoder has.
    public func decodeRFC3339(forKey key: Key) throws -> Date {
        try decode(RFC3339Date.self, forKey: key).date
    }

    /// Reads a date in RFC 3339, whatever date strategy the decoder has; nil when it is missing or null.
    public func decodeRFC3339IfPresent(forKey key: Key) throws -> Date? {
        try decodeIfPresent(RFC3339Date.self, forKey: key)?.date
    }
}

@_spi(Generated) nonisolated extension KeyedEncodingContainer {
    /// Writes a date in RFC 3339, whatever date strategy the encoder has.
    public mutating func encodeRFC3339(_ date: Date, forKey key: Key) throws {
        try encode(RFC3339Date(date), forKey: key)
    }

    /// Writes a date in RFC 3339, whatever date strategy the encoder has; nothing for nil.
    public mutating func encodeRFC3339IfPresent(_ date: Date?, forKey key: Key) throws {
        try encodeIfPresent(date.map(RFC3339Date.init), forKey: key)
    }
}
