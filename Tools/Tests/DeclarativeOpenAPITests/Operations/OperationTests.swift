import Testing

/// Operations: their names, methods and order.
struct OperationTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .section(
            "Operations", "every method, sorted by path and then by method",
            """
            /b: {get: {operationId: last}}
            /a:
              trace: {operationId: h}
              patch: {operationId: g}
              head: {operationId: f}
              options: {operationId: e}
              delete: {operationId: d}
              post: {operationId: c}
              put: {operationId: b}
              get: {operationId: a}
            """,
            makes: """
                /// A call of the API; each is the block that makes its request.
                public nonisolated enum Operation: RequestBuildable, Sendable {
                    /// `GET /a`
                    case a

                    /// `PUT /a`
                    case b

                    /// `POST /a`
                    case c

                    /// `DELETE /a`
                    case d

                    /// `OPTIONS /a`
                    case e

                    /// `HEAD /a`
                    case f

                    /// `PATCH /a`
                    case g

                    /// `TRACE /a`
                    case h

                    /// `GET /b`
                    case last

                    /// The document's `operationId`, or method and path.
                    public var id: String {
                        switch self {
                        case .a: return "a"
                        case .b: return "b"
                        case .c: return "c"
                        case .d: return "d"
                        case .e: return "e"
                        case .f: return "f"
                        case .g: return "g"
                        case .h: return "h"
                        case .last: return "last"
                        }
                    }

                    /// Method, path, parameters and body.
                    public var body: RequestBlock {
                        switch self {
                        case .a:
                            return RequestBlock {
                                Method.GET
                                Endpoint("a")
                            }
                        case .b:
                            return RequestBlock {
                                Method.PUT
                                Endpoint("a")
                            }
                        case .c:
                            return RequestBlock {
                                Method.POST
                                Endpoint("a")
                            }
                        case .d:
                            return RequestBlock {
                                Method.DELETE
                                Endpoint("a")
                            }
                        case .e:
                            return RequestBlock {
                                Method.OPTIONS
                                Endpoint("a")
                            }
                        case .f:
                            return RequestBlock {
                                Method.HEAD
                                Endpoint("a")
                            }
                        case .g:
                            return RequestBlock {
                                Method.PATCH
                                Endpoint("a")
                            }
                        case .h:
                            return RequestBlock {
                                Method.custom("TRACE")
                                Endpoint("a")
                            }
                        case .last:
                            return RequestBlock {
                                Method.GET
                                Endpoint("b")
                            }
                        }
                    }
                }
                """),
        .section(
            "Operations", "named by method and path where the document gives no id",
            """
            /: {get: {}}
            /api/v3/aggTrades: {get: {}}
            """,
            makes: """
                /// A call of the API; each is the block that makes its request.
                public nonisolated enum Operation: RequestBuildable, Sendable {
                    /// `GET /`
                    case getRoot

                    /// `GET /api/v3/aggTrades`
                    case getApiV3AggTrades

                    /// The document's `operationId`, or method and path.
                    public var id: String {
                        switch self {
                        case .getRoot: return "GET /"
                        case .getApiV3AggTrades: return "GET /api/v3/aggTrades"
                        }
                    }

                    /// Method, path, parameters and body.
                    public var body: RequestBlock {
                        switch self {
                        case .getRoot:
                            return RequestBlock {
                                Method.GET
                                Endpoint("")
                            }
                        case .getApiV3AggTrades:
                            return RequestBlock {
                                Method.GET
                                Endpoint("api/v3/aggTrades")
                            }
                        }
                    }
                }
                """),
        .section(
            "Client", "a whole client",
            """
            /ping: {get: {operationId: ping}}
            /pets/{id}:
              put:
                operationId: put
                parameters:
                  - {name: id, in: path, required: true, schema: {type: string}}
                  - {name: note, in: query, schema: {type: string}}
                requestBody: {content: {application/json: {schema: {type: string}}}}
                responses: {"200": {description: ok, content: {text/plain: {}}}}
            """,
            makes: """
                /// The whole API as a value: one closure for each operation.
                public nonisolated struct Client: Sendable {
                    /// `PUT /pets/{id}`
                    public var put: @Sendable @concurrent (_ id: String, _ note: String?, _ body: String?) async throws -> String

                    /// `GET /ping`
                    public var ping: @Sendable @concurrent () async throws -> Void

                    /// `PUT /pets/{id}`
                    @concurrent public func put(id: String, note: String? = nil, body: String? = nil) async throws -> String {
                        try await self.put(id, note, body)
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
                        return Client(
                            put: { @concurrent id, note, body in try await build.text(.put(id: id, note: note, body: body)) },
                            ping: { @concurrent () in try await build.fire(.ping) }
                        )
                    }
                }
                """),
        Sample(
            name: "no operations: no section that speaks of any", document: Document.schemas("A: {type: string}"),
            part: .file,
            swift: """
                // Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
                // options, and generate again.

                @_spi(Generated) import DeclarativeOpenAPIRuntime
                @_spi(Generated) import DeclarativeRequests
                import Foundation

                /// T
                public nonisolated enum T {
                    private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime

                    // MARK: - Schemas

                    public typealias A = String
                }

                """),
        Sample(
            name: "nothing at all: a namespace", document: "openapi: 3.1.0\ninfo: {title: Empty API, version: '1'}\n",
            part: .file,
            swift: """
                // Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
                // options, and generate again.

                @_spi(Generated) import DeclarativeOpenAPIRuntime
                @_spi(Generated) import DeclarativeRequests
                import Foundation

                /// Empty API
                public nonisolated enum EmptyAPI {
                    private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime
                }

                """),
    ]
}
