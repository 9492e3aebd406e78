/// Stores a value behind a reference, so that a struct can hold one of its own kind.
///
///     public nonisolated struct Category: Hashable, Sendable {
///         public var parent: Category? {
///             get { parent_box.value }
///             set { parent_box = Boxed(newValue) }
///         }
///         private var parent_box: Boxed<Category?>
///     }
// No property wrapper: none may stand on a property of a type that is `nonisolated`.
@_spi(Generated) public nonisolated indirect enum Boxed<Value> {
    case boxed(Value)

    /// Boxes a value.
    public init(_ value: Value) {
        self = .boxed(value)
    }

    /// The value in the box.
    public var value: Value {
        switch self {
        case .boxed(let value): value
        }
    }
}

nonisolated extension Boxed: Sendable where Value: Sendable {}
nonisolated extension Boxed: Equatable where Value: Equatable {}
nonisolated extension Boxed: Hashable where Value: Hashable {}
