import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The seam between an operation and its answer: request, transport, status gate.
///
///     let execution = NetworkExecution<SwaggerPetstore.Operation>(
///         request: { try $0.base(baseURL).request() },
///         transport: { try await URLSession.shared.data(for: $0) },
///         successStatuses: SwaggerPetstore.Responses.successStatuses
///     )
///     let api = SwaggerPetstore.Client.wired(execute: execution.execute) { _ in JSONDecoder() }
///
/// Everything runs off the caller's actor, by declaration: making the request (and so encoding its body), sending it and
/// judging the status. Middleware is a closure around ``execute(_:)``; a stub is a closure instead of it.
///
/// Nothing here sends a request again: retries are middleware of the app (`Documentation/client.md`). The only retry of
/// the runtime is that of ``RefreshingExecutor``, after it has refreshed the credentials.
public nonisolated struct NetworkExecution<Operation: Sendable>: Sendable {
    /// Makes the request of an operation. Called once for each execution, off the caller's actor.
    public let request: @Sendable (_ operation: Operation) throws -> URLRequest

    /// Sends the request.
    let transport: Transport

    /// The statuses that the document declares as success for an operation.
    let successStatuses: @Sendable (_ operation: Operation) -> Set<Int>

    /// Makes the seam of its three steps.
    public init(
        request: @escaping @Sendable (_ operation: Operation) throws -> URLRequest,
        transport: @escaping Transport,
        successStatuses: @escaping @Sendable (_ operation: Operation) -> Set<Int>
    ) {
        self.request = request
        self.transport = transport
        self.successStatuses = successStatuses
    }

    /// Sends an operation and returns the body of its successful response, which is reported (``reportResponse(_:)``).
    ///
    /// - Throws: What ``request`` or ``transport`` throws, unchanged; ``ResponseError`` for a status that is not a success.
    @concurrent public func execute(_ operation: Operation) async throws -> Data {
        let result = try await transport(request(operation))
        let data = try ResponseError.evaluate(result, successStatuses: successStatuses(operation))
        reportResponse(result.1)
        return data
    }
}
