import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The museum, wired: where it runs, and who asks.
///
///     let museum = MuseumClient(baseURL: RedoclyMuseumAPI.defaultBaseURL, username: "ada", password: "…")
///     let hours = try await museum.api.getMuseumHours(limit: 7)
///
/// The document asks for basic authentication everywhere; a client without a user name throws
/// `RedoclyMuseumAPI.MissingMuseumPlaceholderAuth` before anything is sent. Make one and keep it.
public nonisolated struct MuseumClient: Sendable {
    /// From an operation to the body of its success: request, transport, status gate.
    public let execution: NetworkExecution<RedoclyMuseumAPI.Operation>
    /// The backend as a value, made once.
    public let api: RedoclyMuseumAPI.Client

    /// A client of the museum at `baseURL`, over a URL session of its own.
    public init(baseURL: URL, username: String, password: String) {
        self.init(
            baseURL: baseURL, username: username, password: password,
            transport: URLSessionTransport(configuration: .default).transport)
    }

    /// A client of the museum at `baseURL` that sends its requests with `transport`.
    public init(baseURL: URL, username: String, password: String, transport: @escaping Transport) {
        execution = NetworkExecution(
            request: { operation in
                try RedoclyMuseumAPI.authorized(
                    operation, museumPlaceholderAuth: (username: username, password: password)
                )
                .base(baseURL).request()
            },
            transport: transport,
            successStatuses: RedoclyMuseumAPI.Responses.successStatuses)
        api = .wired(execute: execution.execute) { _ in JSONDecoder() }
    }
}
