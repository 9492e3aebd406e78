import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The Petstore, wired: the hand-written part, which says where the backend runs and how it is reached.
///
///     let petstore = PetstoreClient(baseURL: SwaggerPetstore.defaultBaseURL)
///     let pet = try await petstore.api.showPetById(petId: "42")
///
/// Make one and keep it: a client holds a closure for each operation, and its transport holds a session.
public nonisolated struct PetstoreClient: Sendable {
    /// The URL of the backend; an operation's path is appended to it.
    public let baseURL: URL
    /// From an operation to the body of its success: request, transport, status gate.
    public let execution: NetworkExecution<SwaggerPetstore.Operation>
    /// The backend as a value, made once.
    public let api: SwaggerPetstore.Client

    /// A client of the backend at `baseURL`, over a URL session of its own.
    public init(baseURL: URL) {
        self.init(baseURL: baseURL, transport: URLSessionTransport(configuration: .default).transport)
    }

    /// A client of the backend at `baseURL` that sends its requests with `transport`.
    public init(baseURL: URL, transport: @escaping Transport) {
        self.baseURL = baseURL
        execution = NetworkExecution(
            request: { operation in try operation.base(baseURL).request() },
            transport: transport,
            successStatuses: SwaggerPetstore.Responses.successStatuses)
        api = .wired(execute: execution.execute) { _ in JSONDecoder() }
    }
}
