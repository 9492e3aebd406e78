import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Turns the body of a response into the result of a client's closure; there is a method for each kind of response.
///
/// A generated `Client.wired(execute:decoder:)` is a table of calls on it. Every step runs off the caller's actor, by
/// declaration; the decoder is made inside the step that uses it, so it is never shared.
///
///     let build = ClientBuilder<SwaggerPetstore.Operation>(execute: execution.execute) { _ in JSONDecoder() }
///     let pet: SwaggerPetstore.Pet = try await build.endpoint(.showPetById(petId: "42"))
@_spi(Generated) public nonisolated struct ClientBuilder<Operation: Sendable>: Sendable {
    /// Sends an operation and returns the body of its successful response.
    public let execute: @Sendable @concurrent (_ operation: Operation) async throws -> Data

    /// Makes the decoder for the response of an operation.
    public let decoder: @Sendable (_ operation: Operation) -> JSONDecoder

    /// Makes a builder over a seam, for example ``NetworkExecution/execute(_:)``.
    public init(
        execute: @escaping @Sendable @concurrent (_ operation: Operation) async throws -> Data,
        decoder: @escaping @Sendable (_ operation: Operation) -> JSONDecoder
    ) {
        self.execute = execute
        self.decoder = decoder
    }

    /// Sends an operation and decodes the JSON it answers with.
    ///
    /// - Throws: What ``execute`` throws, unchanged; ``ResponseDecodingError`` when the body is not what was declared.
    @concurrent public func endpoint<Output: Decodable & Sendable>(_ operation: Operation) async throws -> Output {
        let (data, response) = try await answer(operation)
        do {
            return try decoder(operation).decode(Output.self, from: data)
        } catch {
            throw ResponseDecodingError(data: data, type: Output.self, underlying: error, response: response)
        }
    }

    /// Sends an operation that answers with nothing; a body that comes nevertheless is ignored.
    ///
    /// - Throws: What ``execute`` throws, unchanged.
    @concurrent public func fire(_ operation: Operation) async throws {
        _ = try await execute(operation)
    }

    /// Sends an operation and returns the body as received.
    ///
    /// - Throws: What ``execute`` throws, unchanged.
    @concurrent public func raw(_ operation: Operation) async throws -> Data {
        try await execute(operation)
    }

    /// Sends an operation and reads its body as UTF-8 text; a leading byte order mark is not part of the text.
    ///
    /// - Throws: What ``execute`` throws, unchanged; ``ResponseDecodingError`` when the body is not valid UTF-8.
    @concurrent public func text(_ operation: Operation) async throws -> String {
        let (data, response) = try await answer(operation)
        do {
            return try ReceivedText.text(of: data)
        } catch {
            throw ResponseDecodingError(data: data, type: String.self, underlying: error, response: response)
        }
    }

    /// Sends an operation whose result depends on the status or the media type of the response.
    ///
    /// - Throws: What ``execute`` throws, unchanged; ``MissingResponse`` when it did not report the response;
    ///   ``ResponseError`` for a response that the document does not list; ``ResponseDecodingError`` when the body is not
    ///   what was declared.
    @concurrent public func outcome<Output: DocumentedOutcome>(_ operation: Operation) async throws -> Output {
        let (data, response) = try await answer(operation)
        guard let response else { throw MissingResponse(operation: operationName(operation)) }
        return try Output(
            reading: ReceivedResponse(data: data, response: response, decoder: decoder(operation)))
    }

    /// The body, and the response that the seam reported.
    private func answer(_ operation: Operation) async throws -> (Data, HTTPURLResponse?) {
        let report = ResponseReport()
        let data = try await ResponseReport.$current.withValue(report) { try await execute(operation) }
        return (data, report.response)
    }
}
