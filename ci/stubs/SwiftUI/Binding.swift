// A stub for platforms without SwiftUI: the used part of its public interface.

/// A reference to a value that is stored elsewhere.
@propertyWrapper public struct Binding<Value> {
    private let get: @isolated(any) @Sendable () -> Value
    private let set: @isolated(any) @Sendable (Value) -> Void

    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { fatalError("a stub: it is type-checked and never run") }
        nonmutating set { fatalError("a stub: it is type-checked and never run") }
    }

    public var projectedValue: Binding<Value> { self }

    public static func constant(_ value: Value) -> Binding<Value> {
        fatalError("a stub: it is type-checked and never run")
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
