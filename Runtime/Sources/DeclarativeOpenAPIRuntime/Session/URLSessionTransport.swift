import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport over a `URLSession` of its own, which behaves the same on Linux and on Apple's platforms.
///
///     let transport = URLSessionTransport(configuration: .default).transport
///
/// - Cancelling the calling task cancels the request, and `CancellationError` is thrown.
/// - Redirects are followed as RFC 9110, section 15.4 says, at most ``maximumRedirects`` of them, and never hand a
///   credential to another origin (scheme, host and port): of the headers only those pass that cannot be one, such as
///   `Accept`, since an API key may be in a header of any name. Cookies of the session stay behind, too (a cookie store
///   tells hosts apart, not ports). A body is never sent to another origin; the redirect is then the result, to be judged
///   by its status.
/// - A redirect within one origin keeps all headers.
///
/// The session lives as long as a copy of this value or its ``transport``, and finishes what it has begun.
public nonisolated struct URLSessionTransport: Sendable {
    /// How many redirects one request may follow (the limit of the Fetch standard); one more throws
    /// `URLError(.httpTooManyRedirects)`.
    static let maximumRedirects = 20

    private let home: TransportSession
    private let abroad: TransportSession
    private let additionalHeaders: [String: String]

    /// Makes a transport with a session of its own.
    ///
    /// The configuration's `httpAdditionalHeaders` become headers of each request that does not set them, so that they, too,
    /// stay within the request's origin.
    ///
    /// - Parameter configuration: Timeouts, cache, cookies and so on; copied.
    public init(configuration: URLSessionConfiguration) {
        home = TransportSession(configuration: configuration, keepsCredentials: true)
        abroad = TransportSession(configuration: configuration, keepsCredentials: false)
        let headers = (configuration.httpAdditionalHeaders ?? [:]).map { ("\($0.key)", "\($0.value)") }
        additionalHeaders = Dictionary(headers) { first, _ in first }
    }

    /// Sends one request, following redirects. Throws `CancellationError` or what the session throws.
    public var transport: Transport {
        { @concurrent request in try await send(request) }
    }

    @concurrent private func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
        var next = request
        for (name, value) in additionalHeaders where request.value(forHTTPHeaderField: name) == nil {
            next.setValue(value, forHTTPHeaderField: name)
        }
        var session = home
        for _ in 0...Self.maximumRedirects {
            let (data, response) = try await session.data(for: next)
            guard let redirect = Redirect(of: next, after: response) else { return (data, response) }
            next = redirect.request
            if redirect.leavesOrigin { session = abroad }
        }
        throw URLError(.httpTooManyRedirects)
    }
}
