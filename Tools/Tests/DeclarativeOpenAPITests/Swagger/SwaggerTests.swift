import Testing

/// Swagger 2.0: servers, security schemes and nullable members.
struct SwaggerTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .swagger(
            "host, path and scheme are the server",
            .section("Servers"),
            """
            paths: {}

            """,
            makes: """
                /// The document's first server.
                public static let defaultBaseURL = URL(string: "https://h.test/v1")!
                """),
        .swagger(
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
        .swagger(
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
                public nonisolated struct Owner: ObjectModel {
                    public var name: String?

                    public init(name: String? = nil) {
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String?.self]
                }

                public nonisolated struct Pet: ObjectModel {
                    public var id: Int?
                    public var tag: String?
                    public var owner: Owner?

                    public init(id: Int? = nil, tag: String? = nil, owner: Owner? = nil) {
                        self.id = id
                        self.tag = tag
                        self.owner = owner
                    }

                    @_spi(Generated) public static let members = ObjectMembers(
                        ["id": Int?.self, "tag": String?.self, "owner": Owner?.self],
                        writtenAsNull: ["tag", "owner"]
                    )
                }
                """),
    ]
}
