/// An enum whose values may grow: it keeps a value that it does not know and writes it back unchanged.
///
/// Generated for enums that a server can send (a new value must not break an app that is already out):
///
///     enum Status: OpenEnum {
///         case up
///         case unknown(String)
///         init(rawValue: String) { … }
///         var rawValue: String { … }
///     }
///
/// Equality, hash and coding all go by the raw value: `Status.unknown("up") == Status.up`, and in JSON an open enum is its
/// raw value alone.
public nonisolated protocol OpenEnum: RawRepresentable, Codable, Hashable, Sendable
where RawValue: Codable & Hashable & Sendable {
    /// The value for a raw value; every raw value has one.
    init(rawValue: RawValue)
}

nonisolated extension OpenEnum {
    /// Two values are equal when their raw values are.
    @_spi(Conformance) public static func == (first: Self, second: Self) -> Bool {
        first.rawValue == second.rawValue
    }

    /// Hashes the raw value.
    @_spi(Conformance) public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }

    /// Reads the raw value; throws only when it is of another JSON type.
    @_spi(Conformance) public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }

    /// Writes the raw value.
    @_spi(Conformance) public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
