import Foundation

/// How long the request may stay without progress: `URLRequest.timeoutInterval`.
public nonisolated struct Timeout: RequestBuildable, Hashable, Sendable {
    public typealias Body = Never

    private let seconds: TimeInterval

    /// A timeout in seconds. A negative one, or one that is not a number, fails the build.
    public init(_ seconds: TimeInterval) {
        self.seconds = seconds
    }

    public func apply(to state: inout RequestState) throws {
        guard seconds >= 0 else { throw RequestError.invalidTimeout(seconds) }
        state.request.timeoutInterval = seconds
    }
}
