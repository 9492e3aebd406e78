#if !canImport(SwiftUI)
    /// A way to read and write a value that is kept elsewhere, on the main actor.
    ///
    /// A binding in the shape of SwiftUI's, for platforms without SwiftUI, so that a wiring is written once:
    ///
    ///     let accessToken = Binding<String?>(get: { store.accessToken }, set: { store.accessToken = $0 })
    @propertyWrapper public nonisolated struct Binding<Value: Sendable>: Sendable {
        private let get: @MainActor @Sendable () -> Value
        private let set: @MainActor @Sendable (Value) -> Void

        /// Makes a binding of two closures, which are called on the main actor alone.
        public init(
            get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void
        ) {
            self.get = get
            self.set = set
        }

        /// The value, read from and written to where it is kept.
        @MainActor public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        /// The binding itself, `$name` of a wrapped property.
        public var projectedValue: Binding<Value> { self }

        /// A binding to a value that never changes; what is written to it is lost.
        public static func constant(_ value: Value) -> Binding<Value> {
            Binding(get: { value }, set: { _ in })
        }
    }
#endif
