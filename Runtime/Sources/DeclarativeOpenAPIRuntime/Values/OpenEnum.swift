/// An enum whose values may grow: it keeps a value that it does not know and writes it back unchanged.
///
/// Generated for enums that a server can send (a new value must not break an app that is already out):
///
///     enum Status: OpenEnum {
///         case up, down
///         case unknown(String)
///
///         static let known: KnownValues<Status> = [.up, .down]
///
///         var rawValue: String { … }
///     }
///
/// Equality, hash and coding all go by the raw value: `Status.unknown("up") == Status.up`, and in JSON an open enum is its
/// raw value alone.
public nonisolated protocol OpenEnum: RawRepresentable, Codable, Hashable, Sendable
where RawValue: Codable & Hashable & Sendable {
    /// The value for a raw value; every raw value has one.
    init(rawValue: RawValue)

    /// The values that the document lists, in its order.
    static var known: KnownValues<Self> { get }

    /// A value that the document does not list.
    static func unknown(_ value: RawValue) -> Self
}

nonisolated extension OpenEnum {
    /// The known value with this raw value, or else an unknown one.
    public init(rawValue: RawValue) {
        self = Self.known[rawValue] ?? .unknown(rawValue)
    }

    /// Two values are equal when their raw values are.
    @_spi(Conformance) public static func == (first: Self, second: Self) -> Bool {
        first.rawValue == second.rawValue
    }

    /// Hashes the raw value.
    @_spi(Conformance) public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }

    /// The hash of the raw value.
    @_spi(Conformance) public var hashValue: Int { Hasher.hash(of: self) }

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

/// The values of an ``OpenEnum`` that its document lists.
public nonisolated final class KnownValues<Value: OpenEnum>: ExpressibleByArrayLiteral, Sendable {
    /// The values, in the document's order.
    public let values: [Value]

    private let byRawValue: [Value.RawValue: Value]

    /// The values, in the document's order; none of them is unknown.
    public init(arrayLiteral values: Value...) {
        self.values = values
        byRawValue = Dictionary(values.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The value with a raw value, or nil if the document does not list it.
    public subscript(rawValue: Value.RawValue) -> Value? { byRawValue[rawValue] }
}
