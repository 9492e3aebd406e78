/// A block that fails the build with an error of yours: the other branch of a rule that a request must meet.
///
///     if let token {
///         Authorization.bearer(token)
///     } else {
///         RequestFailure(MissingToken())
///     }
public nonisolated struct RequestFailure: RequestBuildable, Sendable {
    private let error: any Error

    /// A block that throws this error when the request is built.
    public init(_ error: any Error) {
        self.error = error
    }

    @_spi(Conformance) public var body: RequestBlock {
        RequestBlock { _ in throw error }
    }
}
