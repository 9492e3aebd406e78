import Testing

/// Parameters of Swagger 2.0 that are bodies, forms and files.
struct SwaggerBodyTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .swagger(
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
        .swagger(
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
        .swagger(
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
        .swagger(
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
                public nonisolated struct SendBody: ObjectModel {
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

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "name": String.self,
                        "csv": [String]?.self,
                        "ssv": [String]?.self,
                        "tsv": [String]?.self,
                        "pipes": [String]?.self,
                        "multi": [String]?.self,
                    ]
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
        .swagger(
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
        .swagger(
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
                public nonisolated struct SendBody: ObjectModel {
                    public var b: String?
                    public var a: Int

                    public init(b: String? = nil, a: Int) {
                        self.b = b
                        self.a = a
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["b": String?.self, "a": Int.self]
                }
                """),
    ]
}
