import APIModel
import Testing

@testable import DeclarativeOpenAPI

/// The same source for whoever may use it: nothing but the word differs.
@Suite struct AccessTests {
    private static let yaml = """
        openapi: 3.1.0
        info: {title: Demo, version: "1"}
        servers: [{url: https://demo.test}]
        paths:
          /a:
            get:
              operationId: getA
              parameters: [{name: kind, in: query, schema: {type: string, enum: [up]}}]
              responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/Node"}}}}}
        components:
          schemas:
            Node: {type: object, properties: {next: {$ref: "#/components/schemas/Node"}}}
            Name: {type: string}
        """

    private func text(_ access: AccessLevel) throws -> String {
        try #require(try files(of: Self.yaml, OutputForm(access: access))["Demo.generated.swift"])
    }

    @Test func internalIsNotWritten() throws {
        #expect(
            GeneratedText(text: try text(.internal)).section("Schemas") == """
                typealias Name = String

                nonisolated struct Node: LargeObjectModel {
                    var next: Node? { get { _storage[0] } _modify { yield &_storage[0] } }

                    init(next: Node? = nil) {
                        _storage = ObjectStorage(Self.members, next)
                    }

                    private var _storage: ObjectStorage

                    static let members: ObjectMembers = ["next": Node?.self]
                }
                """)
    }

    @Test func packageStandsInThePlaceOfPublic() throws {
        #expect(
            GeneratedText(text: try text(.package)).section("Client") == """
                /// The whole API as a value: one closure for each operation.
                package nonisolated struct Client: Sendable {
                    /// `GET /a`
                    package var getA: @Sendable @concurrent (_ kind: Operation.Kind?) async throws -> Node

                    /// `GET /a`
                    @concurrent package func getA(kind: Operation.Kind? = nil) async throws -> Node {
                        try await self.getA(kind)
                    }

                    /// Every field traps, naming itself: replace the fields that are called.
                    package static var unimplemented: Client {
                        .wired(
                            execute: { @concurrent operation in unimplementedOperation(operation, of: "Demo.Client") },
                            decoder: { _ in JSONDecoder() }
                        )
                    }

                    /// Every field calls `execute` with its operation and reads what comes back.
                    ///
                    /// - Parameters:
                    ///   - execute: Sends an operation's request and gives the body of a successful response.
                    ///   - decoder: Makes the decoder for an operation's JSON.
                    package static func wired(
                        execute: @escaping @Sendable @concurrent (Operation) async throws -> Data,
                        decoder: @escaping @Sendable (Operation) -> JSONDecoder
                    ) -> Client {
                        let build = ClientBuilder<Operation>(execute: execute, decoder: decoder)
                        return Client(getA: { @concurrent kind in try await build.endpoint(.getA(kind: kind)) })
                    }
                }
                """)
    }

    @Test func nothingElseDiffers() throws {
        let source = try text(.public)
        #expect(source.contains("\npublic nonisolated enum Demo {\n"))
        // The imports and the SPI are the form's own (`OutputFormTests`).
        func declarations(_ source: String) -> String {
            let start = source.range(of: "/// ")?.lowerBound ?? source.startIndex
            return String(source[start...]).replacing("@_spi(Generated) ", with: "")
        }
        let written = declarations(source)
        #expect(declarations(try text(.package)) == written.replacing("public ", with: "package "))
        #expect(declarations(try text(.internal)) == written.replacing("public ", with: ""))
    }
}
