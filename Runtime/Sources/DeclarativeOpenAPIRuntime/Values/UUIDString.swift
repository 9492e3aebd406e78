import Foundation

/// A `UUID` that is coded in lower case, as RFC 9562 §4 has it; `UUID` by itself writes capitals.
@_spi(Generated) public nonisolated struct UUIDString: Hashable, Sendable {
    /// The identifier.
    public var uuid: UUID

    /// Wraps an identifier.
    public init(_ uuid: UUID) {
        self.uuid = uuid
    }
}

nonisolated extension UUIDString: Codable {
    /// Reads a string in either case.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let uuid = UUID(uuidString: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Expected a UUID as RFC 9562 has it, found \(text.debugDescription).")
        }
        self.uuid = uuid
    }

    /// Writes a string in lower case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid.uuidString.lowercased())
    }
}
