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
                    public var provider: Provider?

                    public init(provider: Provider? = nil) {
                        self.provider = provider
                    }

                    public nonisolated enum Provider: String, Codable, Hashable, RequestValue, Sendable {
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
        .request(
            "token", "a form whose members are written by their encodings; objects are JSON",
            """
            /token:
              post:
                operationId: token
                requestBody:
                  required: true
                  content:
                    application/x-www-form-urlencoded; charset=utf-8:
                      schema: {type: object, properties: {tags: {type: array, items: {type: string}}, meta: {type: object}}}
                      encoding: {tags: {style: spaceDelimited}}
            """,
            makes: """
                indirect case token(body: TokenBody)

                return RequestBlock {
                    Method.POST
                    Endpoint("token")
                    RequestBody.urlEncoded(body, members: ["tags": .joined(" "), "meta": .json])
                    MIMEType.custom("application/x-www-form-urlencoded; charset=utf-8").contentType
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
        .request(
            "send", "text",
            "/log: {post: {operationId: send, requestBody: {content: {text/csv: {schema: {type: string}}}}}}",
            makes: """
                case send(body: String?)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    if let body {
                        RequestBody.string(body, type: .custom("text/csv"))
                    }
                }
                """),
        .request(
            "send", "text of a media type that nobody knows",
            """
            /log:
              post:
                operationId: send
                requestBody: {required: true, content: {application/sdp: {schema: {type: string}}}}
            """,
            makes: """
                case send(body: String)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    RequestBody.string(body, type: .custom("application/sdp"))
                }
                """),
        .request(
            "send", "bytes",
            "/log: {post: {operationId: send, requestBody: {required: true, content: {image/png: {}}}}}",
            makes: """
                case send(body: Data)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    RequestMutation(\\.httpBody, body)
                    MIMEType.custom("image/png").contentType
                }
                """),
        .request(
            "send", "bytes that the document wants as base64 text",
            """
            /log:
              post:
                operationId: send
                requestBody: {content: {image/jpeg: {schema: {type: string, format: byte}}}}
            """,
            makes: """
                case send(body: Data?)

                return RequestBlock {
                    Method.POST
                    Endpoint("log")
                    if let body {
                        RequestMutation(\\.httpBody, body.base64EncodedData())
                        MIMEType.custom("image/jpeg").contentType
                    }
                }
                """),
        .section(
            "Bodies", "multipart: a member for each part",
            """
            /photos:
              post:
                operationId: upload
                requestBody:
                  required: true
                  content:
                    multipart/form-data:
                      schema:
                        type: object
                        required: [photo]
                        properties:
                          photo: {type: string, format: binary}
                          tags: {type: array, items: {type: string}}
                          kind: {type: string, enum: [dog]}
                          place: {$ref: "#/components/schemas/Place"}
                      encoding:
                        photo: {contentType: "image/png, image/webp", headers: {X-Width: {schema: {type: integer}}}}
            """,
            components: "schemas: {Place: {type: object, properties: {name: {type: string}}}}",
            makes: """
                /// The parts of a `multipart/form-data` body.
                public nonisolated struct UploadBody: Hashable, RequestBuildable, Sendable {
                    public var photo: MultipartFile

                    /// The header `X-Width` of the part `photo`.
                    public var photoXWidth: String?

                    public var tags: [String]?
                    public var kind: Kind?
                    public var place: Place?

                    public init(
                        photo: MultipartFile,
                        photoXWidth: String? = nil,
                        tags: [String]? = nil,
                        kind: Kind? = nil,
                        place: Place? = nil
                    ) {
                        self.photo = photo
                        self.photoXWidth = photoXWidth
                        self.tags = tags
                        self.kind = kind
                        self.place = place
                    }

                    /// The parts as bytes, and their media type.
                    public var body: RequestBlock {
                        var form = MultipartForm()
                        form.file("photo", self.photo, type: "image/png", headers: ["X-Width": self.photoXWidth])
                        form.fields("tags", self.tags)
                        form.field("kind", self.kind)
                        form.json("place", self.place)
                        return RequestBody.multipart(form)
                    }

                    public nonisolated enum Kind: String, Codable, Hashable, RequestValue, Sendable {
                        case dog = "dog"
                    }
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
