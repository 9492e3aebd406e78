import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request under way: gathers what arrives, and answers its caller once.
///
/// Unchecked, because the lock guards all of its state.
nonisolated final class Exchange: @unchecked Sendable {
    typealias Continuation = CheckedContinuation<(Data, URLResponse), any Error>

    private let lock = NSLock()
    private var data = Data()
    private var continuation: Continuation?
    private var outcome: Result<(Data, URLResponse), any Error>?

    /// Gives the exchange its caller, who is answered at once if it has been cancelled before; false then.
    func begin(_ continuation: Continuation) -> Bool {
        let outcome = lock.withLock {
            if self.outcome == nil { self.continuation = continuation }
            return self.outcome
        }
        if let outcome { continuation.resume(with: outcome) }
        return outcome == nil
    }

    func receive(_ data: Data) {
        lock.withLock { self.data.append(data) }
    }

    /// Ends the exchange with what has arrived. Only the first end counts.
    func finish(_ response: URLResponse?) {
        end { response.map { .success((data, $0)) } ?? .failure(URLError(.badServerResponse)) }
    }

    /// Ends the exchange with an error. Only the first end counts.
    func finish(throwing error: any Error) {
        end { .failure(error) }
    }

    private func end(with result: () -> Result<(Data, URLResponse), any Error>) {
        let (waiting, outcome) = lock.withLock { () -> (Continuation?, Result<(Data, URLResponse), any Error>) in
            let outcome = self.outcome ?? result()
            self.outcome = outcome
            defer { continuation = nil }
            return (continuation, outcome)
        }
        waiting?.resume(with: outcome)
    }
}
