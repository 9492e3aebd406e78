import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tells whoever asked for it which response the body came with that a seam is about to return.
///
/// A seam returns a body alone, which is all that most calls read. ``NetworkExecution`` reports the response beside it, for
/// calls whose result depends on the status, for ``ResponseDecodingError`` and for ``withResponse(_:)``. A seam of your
/// own, such as a stub or a cache, does the same in one line:
///
///     execute: { _ in
///         reportResponse(HTTPURLResponse(url: url, statusCode: 204, httpVersion: nil, headerFields: nil)!)
///         return Data()
///     }
///
/// A report is seen within the task that asked, and within tasks that it starts without detaching them; where nobody asked
/// it does nothing. Of several the last one counts, so that a retry's answer replaces the refusal before it.
public nonisolated func reportResponse(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    ResponseReport.current?.take(response)
}

/// A call's result with the response that it was read from, for headers above all.
///
///     let (pets, response) = try await withResponse { try await petstore.api.listPets(limit: 10) }
///     let next = try SwaggerPetstore.ResponseHeaders.ListPets(response).xNext()
///
/// - Parameter call: The call. When it makes several, the response is that of the last.
/// - Throws: What `call` throws; ``MissingResponse`` when the seam reported none.
@concurrent public nonisolated func withResponse<Value: Sendable>(
    _ call: @Sendable @concurrent () async throws -> Value
) async throws -> (Value, HTTPURLResponse) {
    let report = ResponseReport()
    let value = try await ResponseReport.$current.withValue(report) { try await call() }
    guard let response = report.response else { throw MissingResponse(operation: nil) }
    return (value, response)
}

/// A box for the response of a call.
nonisolated final class ResponseReport: @unchecked Sendable {
    @TaskLocal static var current: ResponseReport?

    private let lock = NSLock()
    private let outer = ResponseReport.current
    private var latest: HTTPURLResponse?

    var response: HTTPURLResponse? {
        lock.withLock { latest }
    }

    func take(_ response: HTTPURLResponse) {
        lock.withLock { latest = response }
        outer?.take(response)
    }
}

/// A seam returned a body and did not say which response it came with, though the call's result depends on it.
public nonisolated struct MissingResponse: Error, Sendable, CustomStringConvertible {
    /// The name of the operation's case; nil for ``withResponse(_:)``.
    public let operation: String?

    @_spi(Conformance) public var description: String {
        let call = operation.map { "\($0) needs" } ?? "withResponse needs"
        return "MissingResponse: \(call) the response, and the seam reported none; call reportResponse(_:) in it"
    }
}
