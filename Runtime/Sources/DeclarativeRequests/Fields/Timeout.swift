import Foundation

/// How long the request may stay without progress: `URLRequest.timeoutInterval`.
public nonisolated struct Timeout: RequestBuildable, Hashable, Sendable {
    private let seconds: TimeInterval

    /// A timeout in seconds. A negative one, or one that is not a number, fails the build.
    public init(_ seconds: TimeInterval) {
        self.seconds = seconds
    }

    @_spi(Conformance) public var body: RequestBlock {
        RequestBlock { state in
            guard seconds >= 0 else { throw RequestError.invalidTimeout(seconds) }
            state.request.timeoutInterval = seconds
        }
    }
}
