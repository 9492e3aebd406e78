import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A URL session that follows no redirect, and is invalidated when its last user lets go of it.
///
/// Header fields that the configuration adds are left out, since it would add them to every hop of a redirect.
nonisolated final class TransportSession: Sendable {
    private let session: URLSession
    /// The requests under way; the session's delegate.
    let exchanges: ExchangeDelegate

    /// - Parameters:
    ///   - configuration: The configuration of the session; copied.
    ///   - keepsCredentials: Whether the configuration's cookies and stored credentials are used.
    init(configuration: URLSessionConfiguration, keepsCredentials: Bool) {
        let configuration = (configuration.copy() as? URLSessionConfiguration) ?? configuration
        configuration.httpAdditionalHeaders = nil
        if !keepsCredentials {
            configuration.httpCookieStorage = nil
            configuration.httpShouldSetCookies = false
            configuration.urlCredentialStorage = nil
        }
        exchanges = ExchangeDelegate()
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit {
        // A session holds its delegate until it is invalidated.
        session.finishTasksAndInvalidate()
    }

    /// Sends one request and follows nothing.
    @concurrent func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try Task.checkCancellation()
        let task = session.dataTask(with: request)
        let exchange = Exchange()
        exchanges.add(exchange, for: task)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if exchange.begin(continuation) { task.resume() }
            }
        } onCancel: {
            // The caller is answered here and now: on Linux a cancelled task reports URLError, or nothing if not yet begun.
            exchange.finish(throwing: CancellationError())
            exchanges.remove(task)
            task.cancel()
        }
    }
}
