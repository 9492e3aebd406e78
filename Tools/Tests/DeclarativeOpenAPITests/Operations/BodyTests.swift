import Testing

/// Request bodies in JSON, and in several media types.
struct BodyTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .request(
            "add", "JSON",
            """
            /pets:
              post:
                operationId: add
                requestBody:
                  required: true
                  content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
            """,
            components: "schemas: {Pet: {type: object, properties: {name: {type: string}}}}",
            makes: """
                indirect case add(body: Pet)

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(body)
                }
                """),
        .request(
            "add", "JSON that may be left out",
            """
            /pets:
              post:
                operationId: add
                requestBody: {content: {application/json: {schema: {type: array, items: {type: string}}}}}
            """,
            makes: """
                case add(body: [String]?)

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(ifPresent: body)
                }
                """),
        .request(
            "add", "JSON of another media type",
            """
            /pets:
              post:
                operationId: add
                requestBody:
                  required: true
                  content: {application/vnd.demo+json: {schema: {type: object}}}
            """,
            makes: """
                case add(body: [String: JSONValue])

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(body)
                    MIMEType.custom("application/vnd.demo+json").contentType
                }
                """),
        .request(
            "add", "JSON of another media type that may be left out",
            """
            /pets:
              post:
                operationId: add
                requestBody: {content: {application/vnd.demo+json: {schema: {type: object}}}}
            """,
            makes: """
                case add(body: [String: JSONValue]?)

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    if let body {
                        RequestBody.json(body)
                        MIMEType.custom("application/vnd.demo+json").contentType
                    }
                }
                """),
        .section(
            "Schemas", "types of an inline body are named for the operation",
            """
            /token:
              post:
                operationId: post-token
                requestBody:
                  required: true
                  content:
                    application/json:
                      schema: {type: object, properties: {provider: {type: string, enum: [apple]}}}
            """,
            makes: """
                public nonisolated struct PostTokenBody: ObjectModel {
                    public var provider: Provider?

                    public init(provider: Provider? = nil) {
                        self.provider = provider
                    }

                    public nonisolated enum Provider: String, Codable, Hashable, RequestValue, Sendable {
                        case apple = "apple"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["provider": Provider?.self]
                }
                """),
        .request(
            "add", "a body behind a reference",
            "/pets: {post: {operationId: add, requestBody: {$ref: \"#/components/requestBodies/Names\"}}}",
            components: """
                requestBodies:
                  Names:
                    required: true
                    content: {application/json: {schema: {type: array, items: {type: string}}}}
                """,
            makes: """
                case add(body: [String])

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(body)
                }
                """),
        .request(
            "add", "any JSON",
            "/pets: {post: {operationId: add, requestBody: {required: true, content: {application/json: {}}}}}",
            makes: """
                case add(body: JSONValue)

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(body)
                }
                """),
        .request(
            "add", "null is not nothing where the body is required",
            """
            /pets:
              post:
                operationId: add
                requestBody: {required: true, content: {application/json: {schema: {type: [integer, "null"]}}}}
            """,
            makes: """
                case add(body: Int?)

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(body)
                }
                """),
        .section(
            "Bodies", "several media types: a case for each that holds something else",
            """
            /notes:
              post:
                operationId: note
                requestBody:
                  required: true
                  content:
                    text/plain: {}
                    application/json: {schema: {$ref: "#/components/schemas/Note"}}
            """,
            components: "schemas: {Note: {type: object, properties: {text: {type: string}}}}",
            makes: """
                /// A body in one of several media types.
                public nonisolated enum NoteBody: Hashable, RequestBuildable, Sendable {
                    /// `application/json`
                    case json(Note)

                    /// `text/plain`
                    case plainText(String)

                    /// The bytes and their media type.
                    public var body: RequestBlock {
                        switch self {
                        case .json(let value):
                            return RequestBody.json(value)
                        case .plainText(let value):
                            return RequestBody.string(value)
                        }
                    }
                }
                """),
    ]
}
