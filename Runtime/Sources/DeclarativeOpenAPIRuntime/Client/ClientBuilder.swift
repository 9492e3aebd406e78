import Foundation

/// Turns the body of a response into what a client's field returns: one method for each kind of response.
///
/// A generated `Client.wired(execute:decoder:)` is a table of calls on it. Every step runs off the caller's actor, by
/// declaration; the decoder is made inside the step that uses it, so it is never shared.
///
///     let build = ClientBuilder<SwaggerPetstore.Operation>(execute: execution.execute) { _ in JSONDecoder() }
///     let pet: SwaggerPetstore.Pet = try await build.endpoint(.showPetById(petId: "42"))
public nonisolated struct ClientBuilder<Operation: Sendable>: Sendable {
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
        let data = try await execute(operation)
        do {
            return try decoder(operation).decode(Output.self, from: data)
        } catch {
            throw ResponseDecodingError(data: data, type: Output.self, underlying: error)
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
        let data = try await execute(operation)
        let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
        let content = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
        guard let text = String(bytes: content, encoding: .utf8) else {
            let context = DecodingError.Context(codingPath: [], debugDescription: "The text is not valid UTF-8.")
            throw ResponseDecodingError(data: data, type: String.self, underlying: DecodingError.dataCorrupted(context))
        }
        return text
    }
}
