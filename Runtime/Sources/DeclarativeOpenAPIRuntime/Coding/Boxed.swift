/// Stores a value behind a reference, so that a struct can hold one of its own kind.
///
///     public nonisolated struct Category: Codable, Hashable, Sendable {
///         @Boxed public var parent: Category?
///     }
@propertyWrapper
public nonisolated indirect enum Boxed<Value> {
    case value(Value)

    /// Boxes a value.
    public init(wrappedValue: Value) {
        self = .value(wrappedValue)
    }

    /// The value in the box.
    public var wrappedValue: Value {
        get {
            switch self {
            case .value(let value): value
            }
        }
        set { self = .value(newValue) }
    }
}

nonisolated extension Boxed: Sendable where Value: Sendable {}
nonisolated extension Boxed: Equatable where Value: Equatable {}
nonisolated extension Boxed: Hashable where Value: Hashable {}
