import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sets any writable property of the request: the way to what has no block of its own.
///
///     RequestMutation(\.cachePolicy, .returnCacheDataElseLoad)
///     RequestMutation(\.httpBodyStream, InputStream(data: data))
///
/// The value is an expression, evaluated again for each request that is built, so that a stream that can be read only
/// once is made afresh.
public nonisolated struct RequestMutation<Value>: RequestBuildable {
    private let keyPath: WritableKeyPath<URLRequest, Value>
    private let value: () throws -> Value

    /// Sets the property each time a request is built.
    ///
    /// - Parameter keyPath: The property, from `URLRequest`.
    /// - Parameter value: Its value; an error that it throws fails the build.
    public init(_ keyPath: WritableKeyPath<URLRequest, Value>, _ value: @escaping @autoclosure () throws -> Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @_spi(Conformance) public var body: RequestBlock {
        RequestBlock { state in state.request[keyPath: keyPath] = try value() }
    }
}
