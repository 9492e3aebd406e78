import Testing

/// Defaults are part of the documentation, and of the initialisers of what is sent.
struct DefaultTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    /// A whole number stays an integer in every spelling, and a string that looks like a date stays a string.
    @Test(arguments: [
        ("float-bounds-on-integer", "- Parameter n: Default: `10`."),
        ("yaml-timestamps", "- Parameter xApiVersion: Default: `\"2024-06-30\"`. Wire name: `X-Api-Version`."),
    ])
    func documentsTheDefaultOfAParameter(fixture: String, line: String) throws {
        #expect(try source(Fixture.text(fixture)).contains("        /// \(line)\n"))
    }

    static let samples: [Sample] = [
        .section(
            "Schemas", "each kind of default",
            """
            /a:
              post:
                operationId: send
                requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}}
                responses: {"204": {description: ok}}
            """,
            components: """
                schemas:
                  A:
                    type: object
                    required: [order]
                    properties:
                      limit: {type: integer, default: 20, description: How many.}
                      order: {$ref: "#/components/schemas/Order"}
                      tags: {type: array, items: {type: string, enum: [new, old]}, default: [new]}
                      note: {type: string, nullable: true, default: none}
                      made: {type: string, format: date-time, readOnly: true}
                      rate: {type: number, default: 1}
                      wrong: {type: integer, default: many}
                      mode: {type: string, enum: [none, some], default: none}
                  Order: {type: string, enum: [asc, desc], default: asc}
                """,
            makes: """
                public nonisolated struct A: LargeObjectModel {
                    /// How many.
                    ///
                    /// Default: `20`.
                    public var limit: Int? { get { _storage[0] } _modify { yield &_storage[0] } }

                    /// Default: `"asc"`.
                    public var order: Order { get { _storage[1] } _modify { yield &_storage[1] } }

                    /// Default: `["new"]`.
                    public var tags: [Tags]? { get { _storage[2] } _modify { yield &_storage[2] } }

                    /// Default: `"none"`.
                    public var note: Patch<String> { get { _storage[3] } _modify { yield &_storage[3] } }

                    /// Default: `1`.
                    public var rate: Double? { get { _storage[4] } _modify { yield &_storage[4] } }

                    /// Default: `"many"`.
                    public var wrong: Int? { get { _storage[5] } _modify { yield &_storage[5] } }

                    /// Default: `"none"`.
                    public var mode: Mode? { get { _storage[6] } _modify { yield &_storage[6] } }

                    public init(
                        limit: Int? = 20,
                        order: Order = .asc,
                        tags: [Tags]? = [.new],
                        note: Patch<String> = .absent,
                        rate: Double? = 1.0,
                        wrong: Int? = nil,
                        mode: Mode? = .noneValue
                    ) {
                        _storage = ObjectStorage(Self.members, limit, order, tags, note, rate, wrong, mode)
                    }

                    private var _storage: ObjectStorage

                    public nonisolated enum Tags: String, Codable, Hashable, RequestValue, Sendable {
                        case new = "new"
                        case old = "old"
                    }

                    public nonisolated enum Mode: String, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `none`.
                        case noneValue = "none"

                        /// Wire name: `some`.
                        case someValue = "some"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "limit": Int?.self,
                        "order": Order.self,
                        "tags": [Tags]?.self,
                        "note": Patch<String>.self,
                        "rate": Double?.self,
                        "wrong": Int?.self,
                        "mode": Mode?.self,
                    ]
                }

                public nonisolated enum Order: String, Codable, Hashable, RequestValue, Sendable {
                    case asc = "asc"
                    case desc = "desc"
                }
                """),
        .section(
            "Schemas", "what is left out of a PATCH stays as it is",
            """
            /a:
              patch:
                operationId: send
                requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/A"}}}}
                responses: {"204": {description: ok}}
            """,
            components: """
                schemas:
                  A: {type: object, properties: {limit: {type: integer, default: 20}}}
                """,
            makes: """
                public nonisolated struct A: ObjectModel {
                    /// Default: `20`.
                    public var limit: Int?

                    public init(limit: Int? = nil) {
                        self.limit = limit
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["limit": Int?.self]
                }
                """),
        .section(
            "Schemas", "what a server sends has no defaults",
            """
            /account:
              get:
                operationId: getAccount
                responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Account"}}}}}
            """,
            components: """
                schemas:
                  Account: {type: object, properties: {limit: {type: integer, default: 20}}}
                """,
            makes: """
                public nonisolated struct Account: ObjectModel {
                    /// Default: `20`.
                    public var limit: Int?

                    public init(limit: Int? = nil) {
                        self.limit = limit
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["limit": Int?.self]
                }
                """),
    ]
}
