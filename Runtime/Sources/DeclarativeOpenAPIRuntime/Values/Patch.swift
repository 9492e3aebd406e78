/// A property of a request that is both optional and nullable: absent, `null`, or a value.
///
///     var change = PetChange()          // {}            leaves the owner as it is
///     change.owner = .null              // {"owner":null} takes the owner away
///     change.owner = .value("Ada")      // {"owner":"Ada"}
///
/// As a property of a `Codable` struct it needs no coding written by hand: the containers' methods below are what the
/// compiler's own coding calls.
public nonisolated enum Patch<Value> {
    /// The property is left out.
    case absent
    /// The property is `null`.
    case null
    /// The property is this value.
    case value(Value)

    /// The value, or nil when the property is absent or null.
    public var value: Value? {
        guard case .value(let value) = self else { return nil }
        return value
    }

    /// The same with another value.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Patch<Other> {
        switch self {
        case .absent: .absent
        case .null: .null
        case .value(let value): .value(try transform(value))
        }
    }
}

nonisolated extension Patch: Sendable where Value: Sendable {}
nonisolated extension Patch: Equatable where Value: Equatable {}
nonisolated extension Patch: Hashable where Value: Hashable {}
