/// A refresh made a call that itself has to wait for the refresh, and so would never end.
///
/// The operation that refreshes must not need the token that it refreshes; the executor's `needsAuth` says that it does.
public nonisolated struct RefreshAwaitsItself: Error, Sendable {
    /// The operation that was called in the refresh; nil when the refresh asked for a refresh.
    public let operation: (any Sendable)?
}

nonisolated extension RefreshAwaitsItself: CustomStringConvertible {
    /// A sentence with the operation's name; its payload is left out, since it may hold a secret.
    @_spi(Conformance) public var description: String {
        let call = operation.map { "calls \(operationName($0)), which" } ?? "asks for a refresh, which"
        return "RefreshAwaitsItself: the refresh \(call) waits for the refresh"
    }
}
