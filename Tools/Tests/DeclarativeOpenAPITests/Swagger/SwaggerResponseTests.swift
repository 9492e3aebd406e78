import Testing

/// Responses of Swagger 2.0.
struct SwaggerResponseTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .swagger(
            "a file is bytes, in each of the media types",
            .blocks(["public var read:", "return RequestBlock"]),
            """
            paths:
              /a:
                get:
                  operationId: read
                  produces: [image/png, image/jpeg]
                  responses: {"200": {description: ok, schema: {type: file}}}

            """,
            makes: """
                public var read: @Sendable @concurrent () async throws -> Data

                return RequestBlock {
                    Method.GET
                    Endpoint("a")
                    MIMEType.custom("image/png").accept
                    MIMEType.custom("image/jpeg").accept
                }
                """),
        .swagger(
            "a shared response is one type, in other media types another",
            .section("Responses"),
            """
            paths:
              /a:
                get:
                  operationId: read
                  responses: {"204": {description: ok}, "404": {$ref: '#/responses/Problem'}}
                put:
                  operationId: write
                  responses: {"204": {description: ok}, "404": {$ref: '#/responses/Problem'}}
                post:
                  operationId: send
                  produces: [text/plain]
                  responses: {"204": {description: ok}, "404": {$ref: '#/responses/Problem'}}
            responses:
              Problem: {description: bad, schema: {type: string}}

            """,
            makes: """
                /// The statuses that mean success, and the types of responses.
                public nonisolated enum Responses {
                    /// The statuses with which the operation succeeds.
                    public static func successStatuses(_ operation: Operation) -> Set<Int> {
                        return [204]
                    }
                }

                /// The failures that the document lists, each made from a `ResponseError` where it is caught.
                public nonisolated enum Failures {
                    /// The failures that several operations share.
                    public nonisolated enum Status404: DocumentedFailure {
                        /// 404: bad
                        case notFound(String)

                        /// A status or a media type that the document does not list.
                        case undocumented(ResponseError)

                        /// A body that is not what the document says.
                        case undecodable(ResponseDecodingError)

                        @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                            switch response.status {
                            case 404: self = .notFound(try response.json())
                            default: throw response.undocumented
                            }
                        }
                    }

                    /// The failures of `read`.
                    public typealias Read = Status404

                    /// The failures of `write`.
                    public typealias Write = Status404

                    /// The failures of `send`.
                    public nonisolated enum Send: DocumentedFailure {
                        /// 404: bad
                        case notFound(String)

                        /// A status or a media type that the document does not list.
                        case undocumented(ResponseError)

                        /// A body that is not what the document says.
                        case undecodable(ResponseDecodingError)

                        @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                            switch response.status {
                            case 404: self = .notFound(try response.text())
                            default: throw response.undocumented
                            }
                        }
                    }
                }
                """),
        .swagger(
            "headers of a response",
            .blocks(["public nonisolated enum ResponseHeaders"]),
            """
            paths:
              /a:
                get:
                  operationId: read
                  responses:
                    "204":
                      description: ok
                      headers:
                        X-Total: {type: integer, description: How many there are.}
                        X-Tags: {type: array, items: {type: string}}

            """,
            makes: """
                public nonisolated enum ResponseHeaders {
                    /// Headers of the responses of `read`.
                    public nonisolated struct Read: DocumentedHeaders {
                        private let headers_reader: HeaderReader

                        @_spi(Generated) public init(reading headers: HeaderReader) {
                            headers_reader = headers
                        }

                        /// How many there are.
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
    ]
}
