import Testing

/// Forms, and bodies in parts.
struct FormTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
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
    ]
}
