/// A block that fails the build with an error of yours: the other branch of a rule that a request must meet.
///
///     if let token {
///         Authorization.bearer(token)
///     } else {
///         RequestFailure(MissingToken())
///     }
public nonisolated struct RequestFailure: RequestBuildable, Sendable {
    private let error: any Error

    public init(_ error: any Error) {
        self.error = error
    }

    public var body: RequestBlock {
        RequestBlock { _ in throw error }
    }
}
