import Testing

/// Request bodies: the last value of an operation's case.
struct BodyTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { #expect(sample.made == sample.swift) }

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
        .request(
            "token", "a form, named for its operation",
            """
            /token:
              post:
                operationId: token
                requestBody:
                  required: true
                  content:
                    application/x-www-form-urlencoded:
                      schema: {type: object, required: [grant_type], properties: {grant_type: {type: string}}}
            """,
            makes: """
                indirect case token(body: TokenBody)

                return RequestBlock {
                    Method.POST
                    Endpoint("token")
                    RequestBody.urlEncoded(body)
                }
                """),
        .request(
            "token", "a form that may be left out",
            """
            /token:
              post:
                operationId: token
                requestBody:
                  content: {application/x-www-form-urlencoded: {schema: {$ref: "#/components/schemas/Form"}}}
            """,
            components: "schemas: {Form: {type: object, properties: {a: {type: string}}}}",
            makes: """
                indirect case token(body: Form?)

                return RequestBlock {
                    Method.POST
                    Endpoint("token")
                    RequestBody.urlEncoded(ifPresent: body)
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
                public nonisolated struct PostTokenBody: Codable, Hashable, Sendable {
                    public var provider: PostTokenBody.Provider?

                    public init(provider: PostTokenBody.Provider? = nil) {
                        self.provider = provider
                    }

                    public nonisolated enum Provider: String, Codable, Hashable, Sendable {
                        case apple = "apple"
                    }
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
    ]
}
