import Testing

/// Responses: what a call gives back, and the statuses with which it succeeds.
struct ResponseTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .response(
            "ping", "nothing",
            "/ping: {get: {operationId: ping, responses: {\"204\": {description: ok}}}}",
            makes: """
                public var ping: @Sendable @concurrent () async throws -> Void

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [204]
                }

                return Client(ping: { @concurrent () in try await build.fire(.ping) })
                """),
        .response(
            "list", "JSON, labelled",
            """
            /pets:
              get:
                operationId: list
                parameters: [{name: limit, in: query, schema: {type: integer}}]
                responses:
                  "200":
                    description: ok
                    content: {application/json: {schema: {type: array, items: {type: string}}}}
            """,
            makes: """
                public var list: @Sendable @concurrent (_ limit: Int?) async throws -> [String]

                @concurrent public func list(limit: Int? = nil) async throws -> [String] {
                    try await self.list(limit)
                }

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200]
                }

                return Client(list: { @concurrent limit in try await build.endpoint(.list(limit: limit)) })
                """),
        .response(
            "fetch", "JSON in another media type",
            """
            /pets:
              get:
                operationId: fetch
                responses:
                  "200": {description: ok, content: {application/hal+json; charset=utf-8: {schema: {type: integer}}}}
            """,
            makes: """
                public var fetch: @Sendable @concurrent () async throws -> Int

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200]
                }

                return Client(fetch: { @concurrent () in try await build.endpoint(.fetch) })
                """),
        .response(
            "fetch", "text",
            """
            /log: {get: {operationId: fetch, responses: {"200": {description: ok, content: {text/plain: {}}}}}}
            """,
            makes: """
                public var fetch: @Sendable @concurrent () async throws -> String

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200]
                }

                return Client(fetch: { @concurrent () in try await build.text(.fetch) })
                """),
        .response(
            "fetch", "text of a media type that nobody knows",
            """
            /a: {get: {operationId: fetch, responses: {"200": {content: {application/sdp: {schema: {type: string}}}}}}}
            """,
            makes: """
                public var fetch: @Sendable @concurrent () async throws -> String

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200]
                }

                return Client(fetch: { @concurrent () in try await build.text(.fetch) })
                """),
        .response(
            "fetch", "bytes",
            """
            /log: {get: {operationId: fetch, responses: {"200": {description: ok, content: {image/png: {}}}}}}
            """,
            makes: """
                public var fetch: @Sendable @concurrent () async throws -> Data

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200]
                }

                return Client(fetch: { @concurrent () in try await build.raw(.fetch) })
                """),
        .response(
            "fetch", "behind a reference, and an inline type named for the shared response",
            "/log: {get: {operationId: fetch, responses: {\"200\": {$ref: \"#/components/responses/Log\"}}}}",
            components: """
                responses:
                  Log:
                    description: ok
                    content: {application/json: {schema: {type: object, properties: {line: {type: string}}}}}
                """,
            makes: """
                public var fetch: @Sendable @concurrent () async throws -> LogResponse

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200]
                }

                return Client(fetch: { @concurrent () in try await build.endpoint(.fetch) })
                """),
        .section(
            "Responses", "statuses: the commonest is the default",
            """
            /a: {get: {operationId: a, responses: {"200": {description: ok}, "404": {description: none}}}}
            /b: {get: {operationId: b, responses: {"201": {description: ok}, "200": {description: ok}}}}
            /c: {get: {operationId: c, responses: {"200": {description: ok}, default: {description: none}}}}
            /d: {get: {operationId: d, responses: {"2XX": {description: ok}}}}
            /e: {get: {operationId: e, responses: {default: {description: all}}}}
            /f: {get: {operationId: f, responses: {"200": {description: ok}, "2xx": {description: ok}}}}
            /g: {get: {operationId: g}}
            /h: {get: {operationId: h, responses: {"302": {description: there}, "404": {description: none}}}}
            """,
            makes: """
                /// The statuses that mean success, and the types of responses.
                public nonisolated enum Responses {
                    /// The statuses with which the operation succeeds.
                    public static func successStatuses(_ operation: Operation) -> Set<Int> {
                        switch operation {
                        case .a, .c: return [200]
                        case .b: return [200, 201]
                        case .f: return Set(200...299).union([200])
                        case .h: return [302]
                        default: return Set(200...299)
                        }
                    }
                }

                /// The failures that the document lists, each made from a `ResponseError` where it is caught.
                public nonisolated enum Failures {
                    /// The failures that several operations share.
                    public nonisolated enum Status404: DocumentedFailure {
                        /// 404: none
                        case notFound

                        /// A status or a media type that the document does not list.
                        case undocumented(ResponseError)

                        /// A body that is not what the document says.
                        case undecodable(ResponseDecodingError)

                        @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                            switch response.status {
                            case 404: self = .notFound
                            default: throw response.undocumented
                            }
                        }
                    }

                    /// The failures of `a`.
                    public typealias A = Status404

                    /// The failures of `c`.
                    public nonisolated enum C: DocumentedFailure {
                        /// Every other status: none
                        case otherStatus(status: Int)

                        /// A status or a media type that the document does not list.
                        case undocumented(ResponseError)

                        /// A body that is not what the document says.
                        case undecodable(ResponseDecodingError)

                        @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                            self = .otherStatus(status: response.status)
                        }
                    }

                    /// The failures of `e`.
                    public nonisolated enum E: DocumentedFailure {
                        /// Every other status: all
                        case otherStatus(status: Int)

                        /// A status or a media type that the document does not list.
                        case undocumented(ResponseError)

                        /// A body that is not what the document says.
                        case undecodable(ResponseDecodingError)

                        @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                            self = .otherStatus(status: response.status)
                        }
                    }

                    /// The failures of `h`.
                    public typealias H = Status404
                }
                """),
        .section(
            "Responses", "several outcomes, and failures by exact status before range before default",
            """
            /pets:
              post:
                operationId: make
                responses:
                  "200": {description: now, content: {application/json: {schema: {type: integer}}, text/plain: {}}}
                  "204": {description: later}
                  default: {description: odd, content: {application/problem+json: {schema: {type: boolean}}}}
                  4xx: {description: yours}
                  "404": {description: none}
            """,
            makes: """
                /// The statuses that mean success, and the types of responses.
                public nonisolated enum Responses {
                    /// The statuses with which the operation succeeds.
                    public static func successStatuses(_ operation: Operation) -> Set<Int> {
                        return [200, 204]
                    }

                    /// The responses of `make`.
                    public nonisolated enum Make: DocumentedOutcome, Hashable {
                        /// 200 `application/json`: now
                        case ok(Int)

                        /// 200 `text/plain`: now
                        case okPlainText(String)

                        /// 204: later
                        case noContent

                        @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                            switch response.status {
                            case 200 where response.isOf("application/json", assumed: true): self = .ok(try response.json())
                            case 200 where response.isOf("text/plain"): self = .okPlainText(try response.text())
                            case 200: throw response.undocumented
                            case 204: self = .noContent
                            default: throw response.undocumented
                            }
                        }
                    }
                }

                /// The failures that the document lists, each made from a `ResponseError` where it is caught.
                public nonisolated enum Failures {
                    /// The failures of `make`.
                    public nonisolated enum Make: DocumentedFailure {
                        /// 404: none
                        case notFound

                        /// 4XX: yours
                        case clientError(status: Int)

                        /// Every other status: odd
                        case otherStatus(status: Int, Bool)

                        /// A status or a media type that the document does not list.
                        case undocumented(ResponseError)

                        /// A body that is not what the document says.
                        case undecodable(ResponseDecodingError)

                        @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                            switch response.status {
                            case 404: self = .notFound
                            case 400...499: self = .clientError(status: response.status)
                            default: self = .otherStatus(status: response.status, try response.json())
                            }
                        }
                    }
                }
                """),
        .response(
            "make", "a result with several outcomes",
            """
            /pets:
              post:
                operationId: make
                responses:
                  "200": {description: now, content: {application/json: {schema: {type: integer}}}}
                  "204": {description: later}
            """,
            makes: """
                public var make: @Sendable @concurrent () async throws -> Responses.Make

                public static func successStatuses(_ operation: Operation) -> Set<Int> {
                    return [200, 204]
                }

                return Client(make: { @concurrent () in try await build.outcome(.make) })
                """),
        .section(
            "Responses", "headers, read when asked for",
            """
            /pets:
              get:
                operationId: list
                responses:
                  "204":
                    description: ok
                    headers:
                      X-Total: {description: How many., schema: {type: integer}}
                      X-Tags: {schema: {type: array, items: {type: string}}}
            """,
            makes: """
                /// The statuses that mean success, and the types of responses.
                public nonisolated enum Responses {
                    /// The statuses with which the operation succeeds.
                    public static func successStatuses(_ operation: Operation) -> Set<Int> {
                        return [204]
                    }
                }

                /// The headers that the document lists, read from the response of `withResponse` or of an error.
                public nonisolated enum ResponseHeaders {
                    /// Headers of the responses of `list`.
                    public nonisolated struct List: DocumentedHeaders {
                        private let headers_reader: HeaderReader

                        @_spi(Generated) public init(reading headers: HeaderReader) {
                            headers_reader = headers
                        }

                        /// How many.
                        ///
                        /// `X-Total`
                        public func xTotal() throws -> Int? {
                            try headers_reader.value("X-Total")
                        }

                        /// `X-Tags`
                        public func xTags() throws -> [String]? {
                            try headers_reader.values("X-Tags")
                        }
                    }
                }
                """),
        .request(
            "add", "what it accepts: the media types of its successes",
            """
            /pets:
              get:
                operationId: add
                responses:
                  "200": {description: ok, content: {application/vnd.demo+json: {schema: {type: integer}}}}
                  "201": {description: ok, content: {application/json: {schema: {type: integer}}}}
                  default: {description: no, content: {application/problem+json: {}}}
            """,
            makes: """
                case add

                return RequestBlock {
                    Method.GET
                    Endpoint("pets")
                    MIMEType.custom("application/vnd.demo+json").accept
                    MIMEType.json.accept
                }
                """),
    ]
}
