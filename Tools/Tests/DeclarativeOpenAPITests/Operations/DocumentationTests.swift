import Testing

/// Comments and deprecations, from what the document says.
struct DocumentationTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .section(
            "Client", "of an operation and its values",
            """
            /pets:
              get:
                operationId: list
                summary: Lists pets.
                description: "First line.\\nSecond line."
                parameters:
                  - {name: limit, in: query, description: How many., schema: {type: integer}}
                  - {name: page, in: query, schema: {type: integer}}
            """,
            makes: """
                /// The whole API as a value: one closure for each operation.
                public nonisolated struct Client: Sendable {
                    /// `GET /pets`
                    public var list: @Sendable @concurrent (_ limit: Int?, _ page: Int?) async throws -> Void

                    /// Lists pets.
                    ///
                    /// First line.
                    /// Second line.
                    ///
                    /// `GET /pets`
                    ///
                    /// - Parameter limit: How many.
                    @concurrent public func list(limit: Int? = nil, page: Int? = nil) async throws {
                        try await self.list(limit, page)
                    }

                    /// Every field traps, naming itself: replace the fields that are called.
                    public static var unimplemented: Client {
                        .wired(
                            execute: { @concurrent operation in unimplementedOperation(operation, of: "T.Client") },
                            decoder: { _ in JSONDecoder() }
                        )
                    }

                    /// Every field calls `execute` with its operation and reads what comes back.
                    ///
                    /// - Parameters:
                    ///   - execute: Sends an operation's request and gives the body of a successful response.
                    ///   - decoder: Makes the decoder for an operation's JSON.
                    public static func wired(
                        execute: @escaping @Sendable @concurrent (Operation) async throws -> Data,
                        decoder: @escaping @Sendable (Operation) -> JSONDecoder
                    ) -> Client {
                        let build = ClientBuilder<Operation>(execute: execute, decoder: decoder)
                        return Client(list: { @concurrent limit, page in try await build.fire(.list(limit: limit, page: page)) })
                    }
                }
                """),
        .section(
            "Client", "a deprecated operation",
            "/pets: {get: {operationId: list, deprecated: true, parameters: [{name: a, in: query, schema: {type: string}}]}}",
            makes: """
                /// The whole API as a value: one closure for each operation.
                public nonisolated struct Client: Sendable {
                    /// `GET /pets`
                    @available(*, deprecated)
                    public var list: @Sendable @concurrent (_ a: String?) async throws -> Void

                    /// `GET /pets`
                    @available(*, deprecated)
                    @concurrent public func list(a: String? = nil) async throws {
                        try await self.list(a)
                    }

                    /// Every field traps, naming itself: replace the fields that are called.
                    public static var unimplemented: Client {
                        .wired(
                            execute: { @concurrent operation in unimplementedOperation(operation, of: "T.Client") },
                            decoder: { _ in JSONDecoder() }
                        )
                    }

                    /// Every field calls `execute` with its operation and reads what comes back.
                    ///
                    /// - Parameters:
                    ///   - execute: Sends an operation's request and gives the body of a successful response.
                    ///   - decoder: Makes the decoder for an operation's JSON.
                    public static func wired(
                        execute: @escaping @Sendable @concurrent (Operation) async throws -> Data,
                        decoder: @escaping @Sendable (Operation) -> JSONDecoder
                    ) -> Client {
                        let build = ClientBuilder<Operation>(execute: execute, decoder: decoder)
                        return Client(list: { @concurrent a in try await build.fire(.list(a: a)) })
                    }
                }
                """),
        .sent(
            "of schemas and properties, deprecated ones too",
            """
            Pet:
              title: Not shown beside a description
              description: A pet.
              type: object
              deprecated: true
              properties:
                name: {type: string, title: The name}
                old: {type: string, description: Not any more., deprecated: true}
            Kind: {type: string, enum: [a], description: "What kind.\\n\\n* one\\n* two"}
            Id: {type: string, description: An id.}
            """,
            makes: """
                /// An id.
                public typealias Id = String

                /// What kind.
                ///
                /// * one
                /// * two
                public nonisolated enum Kind: String, Codable, Hashable, RequestValue, Sendable {
                    case a = "a"
                }

                /// A pet.
                ///
                /// - Warning: Deprecated.
                public nonisolated struct Pet: ObjectModel {
                    /// The name
                    public var name: String?

                    /// Not any more.
                    ///
                    /// - Warning: Deprecated.
                    public var old: String?

                    public init(name: String? = nil, old: String? = nil) {
                        self.name = name
                        self.old = old
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String?.self, "old": String?.self]
                }
                """),
        .sent(
            "text that would end a comment, or begin one",
            #"""
            A: {type: string, description: "*/ } /* \\(x) \"\"\" \u202E // \r\nprint(1)\u2028print(2)\0"}
            """#,
            makes: #"""
                /// */ } /* \(x) """  //
                /// print(1)
                /// print(2)
                public typealias A = String
                """#),
    ]
}
