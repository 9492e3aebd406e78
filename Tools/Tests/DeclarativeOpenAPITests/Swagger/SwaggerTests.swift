import Testing

/// Swagger 2.0: what it says in words of its own.
struct SwaggerTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { #expect(sample.made == sample.swift) }

    static let samples: [Sample] = [
        swagger(
            "host, path and scheme are the server",
            .section("Servers"),
            """
            paths: {}

            """,
            makes: """
                /// The document's first server.
                public static let defaultBaseURL = URL(string: "https://h.test/v1")!
                """),
        swagger(
            "values in path, query and header",
            .blocks(["case getPet", "indirect case getPet", "return RequestBlock"]),
            """
            paths:
              /pets/{id}:
                parameters:
                  - {name: id, in: path, required: true, type: integer, format: int64}
                get:
                  operationId: getPet
                  parameters:
                    - {name: X-Trace, in: header, type: string, format: uuid}
                    - {name: since, in: query, required: true, type: string, format: date-time}
                    - {name: limit, in: query, type: integer, default: 10}
                  responses: {"204": {description: ok}}

            """,
            makes: """
                case getPet(id: Int, xTrace: UUID?, since: Date, limit: Int?)

                return RequestBlock {
                    Method.GET
                    Endpoint("pets/\\(id)")
                    Header.custom("X-Trace").setValue(ifPresent: xTrace)
                    Query("since", RFC3339.string(from: since))
                    Query("limit", ifPresent: limit)
                }
                """),
        swagger(
            "a list in each collection format",
            .blocks(["case list", "indirect case list", "return RequestBlock"]),
            """
            paths:
              /pets/{ids}:
                get:
                  operationId: list
                  parameters:
                    - {name: ids, in: path, required: true, type: array, items: {type: integer}}
                    - {name: X-Ids, in: header, type: array, items: {type: integer}}
                    - {name: plain, in: query, type: array, items: {type: string}}
                    - {name: csv, in: query, type: array, items: {type: string}, collectionFormat: csv}
                    - {name: ssv, in: query, type: array, items: {type: string}, collectionFormat: ssv}
                    - {name: tsv, in: query, type: array, items: {type: string}, collectionFormat: tsv}
                    - {name: pipes, in: query, type: array, items: {type: string}, collectionFormat: pipes}
                    - {name: multi, in: query, required: true, type: array, items: {type: string, enum: [a, b]}, collectionFormat: multi}
                  responses: {"204": {description: ok}}

            """,
            makes: """
                case list(
                    ids: [Int],
                    xIds: [Int]?,
                    plain: [String]?,
                    csv: [String]?,
                    ssv: [String]?,
                    tsv: [String]?,
                    pipes: [String]?,
                    multi: [Multi]
                )

                return RequestBlock {
                    Method.GET
                    Endpoint("pets/\\(ids, style: .simple, explode: false)")
                    Header.custom("X-Ids").setValue(ifPresent: xIds, explode: false)
                    Query("plain", ifPresent: plain, style: .form, explode: false)
                    Query("csv", ifPresent: csv, style: .form, explode: false)
                    Query("ssv", ifPresent: ssv, style: .spaceDelimited, explode: false)
                    Query("tsv", ifPresent: tsv, style: .tabDelimited, explode: false)
                    Query("pipes", ifPresent: pipes, style: .pipeDelimited, explode: false)
                    Query("multi", each: multi)
                }
                """),
        swagger(
            "a parameter is the body",
            .blocks(["case addPet", "indirect case addPet", "return RequestBlock"]),
            """
            paths:
              /pets:
                post:
                  operationId: addPet
                  parameters:
                    - {name: pet, in: body, required: true, schema: {$ref: '#/definitions/Pet'}}
                  responses: {"204": {description: ok}}
            definitions:
              Pet: {type: object, properties: {name: {type: string}}}

            """,
            makes: """
                indirect case addPet(body: Pet)

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    RequestBody.json(body)
                }
                """),
        swagger(
            "a shared parameter is the body, or a value",
            .blocks(["case addPet", "indirect case addPet", "return RequestBlock"]),
            """
            paths:
              /pets:
                parameters: [{$ref: '#/parameters/Pet'}]
                post:
                  operationId: addPet
                  parameters: [{$ref: '#/parameters/Limit'}]
                  responses: {"204": {description: ok}}
            parameters:
              Pet: {name: pet, in: body, schema: {type: string}}
              Limit: {name: limit, in: query, type: integer}

            """,
            makes: """
                case addPet(limit: Int?, body: String?)

                return RequestBlock {
                    Method.POST
                    Endpoint("pets")
                    Query("limit", ifPresent: limit)
                    RequestBody.json(ifPresent: body)
                }
                """),
        swagger(
            "the media types of the operation count before those of the document",
            .blocks(["case send", "indirect case send", "return RequestBlock"]),
            """
            paths:
              /a:
                put:
                  operationId: send
                  consumes: [application/vnd.a+json]
                  produces: [text/csv]
                  parameters: [{name: a, in: body, schema: {type: array, items: {type: string}}}]
                  responses: {"200": {description: ok, schema: {type: string}}}

            """,
            makes: """
                case send(body: [String]?)

                return RequestBlock {
                    Method.PUT
                    Endpoint("a")
                    MIMEType.custom("text/csv").accept
                    if let body {
                        RequestBody.json(body)
                        MIMEType.custom("application/vnd.a+json").contentType
                    }
                }
                """),
        swagger(
            "fields are a form",
            .blocks(["public nonisolated struct SendBody", "indirect case send", "return RequestBlock"]),
            """
            paths:
              /a:
                post:
                  operationId: send
                  consumes: [application/x-www-form-urlencoded]
                  parameters:
                    - {name: name, in: formData, required: true, type: string, description: What it is called.}
                    - {name: csv, in: formData, type: array, items: {type: string}}
                    - {name: ssv, in: formData, type: array, items: {type: string}, collectionFormat: ssv}
                    - {name: tsv, in: formData, type: array, items: {type: string}, collectionFormat: tsv}
                    - {name: pipes, in: formData, type: array, items: {type: string}, collectionFormat: pipes}
                    - {name: multi, in: formData, type: array, items: {type: string}, collectionFormat: multi}
                  responses: {"204": {description: ok}}

            """,
            makes: """
                public nonisolated struct SendBody: Codable, Hashable, Sendable {
                    /// What it is called.
                    public var name: String

                    public var csv: [String]?
                    public var ssv: [String]?
                    public var tsv: [String]?
                    public var pipes: [String]?
                    public var multi: [String]?

                    public init(
                        name: String,
                        csv: [String]? = nil,
                        ssv: [String]? = nil,
                        tsv: [String]? = nil,
                        pipes: [String]? = nil,
                        multi: [String]? = nil
                    ) {
                        self.name = name
                        self.csv = csv
                        self.ssv = ssv
                        self.tsv = tsv
                        self.pipes = pipes
                        self.multi = multi
                    }
                }

                indirect case send(body: SendBody)

                return RequestBlock {
                    Method.POST
                    Endpoint("a")
                    RequestBody.urlEncoded(
                        body,
                        members: [
                            "csv": .joined(","),
                            "ssv": .joined(" "),
                            "tsv": .joined("\\t"),
                            "pipes": .joined("|"),
                        ]
                    )
                }
                """),
        swagger(
            "fields with a file are a form in parts",
            .blocks(["public nonisolated struct SendBody", "return RequestBlock"]),
            """
            paths:
              /a:
                post:
                  operationId: send
                  consumes: [application/x-www-form-urlencoded, multipart/form-data]
                  parameters:
                    - {name: note, in: formData, type: string}
                    - {name: file, in: formData, required: true, type: file}
                  responses: {"204": {description: ok}}

            """,
            makes: """
                public nonisolated struct SendBody: Hashable, RequestBuildable, Sendable {
                    public var note: String?
                    public var file: MultipartFile

                    public init(note: String? = nil, file: MultipartFile) {
                        self.note = note
                        self.file = file
                    }

                    /// The parts as bytes, and their media type.
                    public var body: RequestBlock {
                        var form = MultipartForm()
                        form.field("note", self.note)
                        form.file("file", self.file)
                        return RequestBody.multipart(form)
                    }
                }

                return RequestBlock {
                    Method.POST
                    Endpoint("a")
                    body
                }
                """),
        swagger(
            "a field of the path is overridden by one of the operation",
            .blocks(["public nonisolated struct SendBody"]),
            """
            paths:
              /a:
                parameters:
                  - {name: a, in: formData, type: string}
                  - {name: b, in: formData, type: string}
                post:
                  operationId: send
                  consumes: [application/x-www-form-urlencoded]
                  parameters: [{name: a, in: formData, required: true, type: integer}]
                  responses: {"204": {description: ok}}

            """,
            makes: """
                public nonisolated struct SendBody: Codable, Hashable, Sendable {
                    public var b: String?
                    public var a: Int

                    public init(b: String? = nil, a: Int) {
                        self.b = b
                        self.a = a
                    }
                }
                """),
        swagger(
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
        swagger(
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
                    /// The failures of `read`.
                    public nonisolated enum Read: DocumentedFailure {
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

                    /// The failures of `write`.
                    public typealias Write = Read

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
        swagger(
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
        swagger(
            "x-nullable, also beside a reference, and readOnly",
            .section("Schemas"),
            """
            paths:
              /a:
                get:
                  operationId: read
                  responses: {"200": {description: ok, schema: {$ref: '#/definitions/Pet'}}}
            definitions:
              Pet:
                type: object
                required: [tag, owner]
                properties:
                  id: {type: integer, readOnly: true}
                  tag: {type: string, x-nullable: true}
                  owner: {$ref: '#/definitions/Owner', x-nullable: true}
              Owner: {type: object, properties: {name: {type: string}}}

            """,
            makes: """
                public nonisolated struct Owner: Codable, Hashable, Sendable {
                    public var name: String?

                    public init(name: String? = nil) {
                        self.name = name
                    }
                }

                public nonisolated struct Pet: Codable, Hashable, Sendable {
                    public var id: Int?
                    public var tag: String?
                    public var owner: Owner?

                    public init(id: Int? = nil, tag: String? = nil, owner: Owner? = nil) {
                        self.id = id
                        self.tag = tag
                        self.owner = owner
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case id
                        case tag
                        case owner
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.id = try container.decodeIfPresent(Int.self, forKey: .id)
                        self.tag = try container.decodeIfPresent(String.self, forKey: .tag)
                        self.owner = try container.decodeIfPresent(Owner.self, forKey: .owner)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encodeIfPresent(self.id, forKey: .id)
                        try container.encode(self.tag, forKey: .tag)
                        try container.encode(self.owner, forKey: .owner)
                    }
                }
                """),
        swagger(
            "what extends a definition with a discriminator is one of its values",
            .section("Schemas"),
            """
            paths:
              /a:
                get:
                  operationId: read
                  responses: {"200": {description: ok, schema: {$ref: '#/definitions/Animal'}}}
            definitions:
              Animal:
                type: object
                discriminator: kind
                required: [kind]
                properties: {kind: {type: string}}
              Cat: {allOf: [{$ref: '#/definitions/Animal'}, {type: object, properties: {lives: {type: integer}}}]}
              Tiger: {allOf: [{$ref: '#/definitions/Cat'}], x-discriminator-value: tiger}

            """,
            makes: """
                public nonisolated enum Animal: Codable, Hashable, Sendable {
                    case animalBase(AnimalBase)
                    case cat(Cat)
                    case tiger(Tiger)

                    /// A value that the document does not foresee; it is written back as it is.
                    case unknown(JSONValue)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        switch shape.tag("kind") {
                        case "Animal": self = .animalBase(try AnimalBase(from: decoder))
                        case "Cat": self = .cat(try Cat(from: decoder))
                        case "tiger": self = .tiger(try Tiger(from: decoder))
                        default: self = .unknown(try JSONValue(from: decoder))
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .animalBase(let value): try value.encode(to: encoder)
                        case .cat(let value): try value.encode(to: encoder)
                        case .tiger(let value): try value.encode(to: encoder)
                        case .unknown(let value): try value.encode(to: encoder)
                        }
                    }
                }

                public nonisolated struct AnimalBase: Codable, Hashable, Sendable {
                    public var kind: String

                    public init(kind: String) {
                        self.kind = kind
                    }
                }

                public nonisolated struct Cat: Codable, Hashable, Sendable {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }
                }

                public nonisolated struct Tiger: Codable, Hashable, Sendable {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }
                }
                """),
        swagger(
            "each kind of security",
            .blocks(["public static func alternatives"]),
            """
            paths:
              /a:
                get:
                  operationId: read
                  security: [{basic: []}, {key: [], query: []}, {implicit: [read]}, {password: []}, {application: []}, {code: []}]
                  responses: {"204": {description: ok}}
            securityDefinitions:
              basic: {type: basic}
              key: {type: apiKey, name: X-Key, in: header}
              query: {type: apiKey, name: key, in: query}
              implicit: {type: oauth2, flow: implicit, authorizationUrl: https://h.test/a, scopes: {read: Reads.}}
              password: {type: oauth2, flow: password, tokenUrl: https://h.test/t, scopes: {}}
              application: {type: oauth2, flow: application, tokenUrl: https://h.test/t, scopes: {}}
              code: {type: oauth2, flow: accessCode, authorizationUrl: https://h.test/a, tokenUrl: https://h.test/t, scopes: {}}

            """,
            makes: """
                public static func alternatives(_ operation: Operation) -> [[SecurityRequirement<Scheme>]] {
                    return [
                        [SecurityRequirement(.basic)],
                        [SecurityRequirement(.key), SecurityRequirement(.query)],
                        [SecurityRequirement(.implicit, scopes: ["read"])],
                        [SecurityRequirement(.password)],
                        [SecurityRequirement(.application)],
                        [SecurityRequirement(.code)],
                    ]
                }
                """),
    ]

    private static func swagger(_ name: String, _ part: Sample.Part, _ yaml: String, makes swift: String) -> Sample {
        Sample(name: name, document: Document.swagger + yaml, part: part, swift: swift)
    }
}
