import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands what a session reports to the exchange concerned, and declines every redirect.
///
/// Declined here, since on Linux only the session's delegate is asked, and only for tasks without a completion handler.
/// Holds an exchange from its beginning to its end. Unchecked, because the lock guards all of its state.
nonisolated final class ExchangeDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var exchanges: [Int: Exchange] = [:]

    /// Whether no request is under way.
    var isEmpty: Bool { lock.withLock { exchanges.isEmpty } }

    func add(_ exchange: Exchange, for task: URLSessionTask) {
        lock.withLock { exchanges[task.taskIdentifier] = exchange }
    }

    @discardableResult
    func remove(_ task: URLSessionTask) -> Exchange? {
        lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    #if canImport(FoundationNetworking)
        /// Ends the exchange with the 401 that asks for basic authentication.
        ///
        /// On Linux only such a 401 gets here, once all of its body has arrived, and its task would never end: before its
        /// change 5457, swift-corelibs-foundation waits for a credential that no one has. Credentials are the wiring's
        /// matter; none is stored in a session. Apple's platforms complete such a task by themselves.
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            remove(task)?.finish(task.response)
            completionHandler(.cancelAuthenticationChallenge, nil)
        }
    #endif

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let exchange = lock.withLock { exchanges[dataTask.taskIdentifier] }
        exchange?.receive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let exchange = remove(task)
        if let error { exchange?.finish(throwing: error) } else { exchange?.finish(task.response) }
    }
}
