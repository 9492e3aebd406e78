import Testing

@testable import DeclarativeOpenAPI

/// Names that a `backend.yaml` gives.
struct GivenNameTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    /// The Swift name of each operation.
    @Test(
        arguments: [
            ("listPets: pets", ["pets", "getPet", "getToysIdParts"]),
            ("\"GET /toys/{id}/parts\": parts", ["listPets", "getPet", "parts"]),
            ("\"get*\": \"fetch*\"", ["listPets", "fetchPet", "getToysIdParts"]),
            ("\"*Pet*\": \"*Animal*\"", ["listAnimalS", "getAnimal", "getToysIdParts"]),
            ("\"list*\": \"*\"\n    \"GET /*/parts\": \"*Of\"", ["pets", "getPet", "toysIdOf"]),
            ("listPets: default", ["default", "getPet", "getToysIdParts"]),
            // An exact name comes before patterns, and the first matching pattern counts.
            (
                "\"*Pet\": \"a*\"\n    \"get*\": \"b*\"\n    \"*\": \"c*\"\n    listPets: d",
                ["d", "aGet", "cGETToysIdParts"]
            ),
            // A given name is kept; a clashing one changes.
            ("listPets: getPet", ["getPet", "getPet2", "getToysIdParts"]),
        ])
    func operations(names: String, expected: [String]) throws {
        let result = result(of: Self.operations, configuration: "names:\n  operations:\n    \(names)\n")
        let text = try #require(result.text, Comment(rawValue: result.findings))
        let ids = ["listPets", "getPet", "GET /toys/{id}/parts"]
        let found = ids.map { id in
            text.split(separator: "\n").first { $0.hasSuffix("return \"\(id)\"") }.map {
                String($0.split(separator: " ")[1].dropFirst().dropLast())
            }
        }
        #expect(found == expected)
    }

    private static let operations = Document.paths(
        """
        /pets: {get: {operationId: listPets, responses: {"204": {description: ok}}}}
        /pet: {get: {operationId: getPet, responses: {"204": {description: ok}}}}
        /toys/{id}/parts:
          parameters: [{name: id, in: path, required: true, schema: {type: string}}]
          get: {responses: {"204": {description: ok}}}
        """)

    static let samples: [Sample] = [
        Sample.sent(
            "schemas, one by one and by pattern",
            """
            api.pet: {required: [kind], properties: {kind: {type: string, enum: [a]}, toy: {$ref: "#/components/schemas/api.toy"}}}
            api.toy: {type: array, items: {type: string}}
            Toy: {type: integer}
            """,
            makes: """
                public nonisolated struct Animal: ObjectModel {
                    public var kind: Species
                    public var toy: Toy?

                    public init(kind: Species = .a, toy: Toy? = nil) {
                        self.kind = kind
                        self.toy = toy
                    }

                    public nonisolated enum Species: String, Codable, Hashable, RequestValue, Sendable {
                        case a = "a"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": Species.self, "toy": Toy?.self]
                }

                public typealias Thing = Int
                public typealias Toy = [String]
                """
        ).configured("names: {schemas: {api.pet: Animal, api.pet.kind: Species, \"api.*\": \"*\", Toy: Thing}}"),
        Sample.section(
            "Schemas", "two types of one schema",
            """
            /a:
              put:
                operationId: put
                requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
                responses:
                  "200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}
            """,
            components: "schemas: {Pet: {required: [id], properties: {id: {type: string, readOnly: true}}}}",
            makes: """
                public nonisolated struct Animal: ObjectModel {
                    public var id: String

                    public init(id: String) {
                        self.id = id
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String.self]
                }

                public nonisolated struct AnimalInput: ObjectModel {
                    public init() {}

                    @_spi(Generated) public static let members: ObjectMembers = [:]
                }
                """
        ).configured("names: {schemas: {Pet: Animal}}"),
        Sample.sent(
            "properties",
            """
            Pet:
              required: [is_big]
              properties:
                is_big: {type: boolean}
                label: {type: string}
                tag: {type: string}
                owner: {properties: {is_old: {type: boolean}}}
            """,
            makes: """
                public nonisolated struct Pet: ObjectModel {
                    /// Wire name: `is_big`.
                    public var big: Bool

                    /// Wire name: `label`.
                    public var label2: String?

                    /// Wire name: `tag`.
                    public var label: String?

                    public var owner: Owner?

                    public init(big: Bool, label2: String? = nil, label: String? = nil, owner: Owner? = nil) {
                        self.big = big
                        self.label2 = label2
                        self.label = label
                        self.owner = owner
                    }

                    public nonisolated struct Owner: ObjectModel {
                        /// Wire name: `is_old`.
                        public var old: Bool?

                        public init(old: Bool? = nil) {
                            self.old = old
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["is_old": Bool?.self]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "is_big": Bool.self,
                        "label": String?.self,
                        "tag": String?.self,
                        "owner": Owner?.self,
                    ]
                }
                """
        ).configured("names: {properties: {\"*.is_*\": \"*\", Pet.tag: label, Pet.label: label2}}"),
        Sample.sent(
            "cases, also as defaults",
            """
            Size: {type: string, enum: [XL, xl, "1.5"]}
            Pet:
              properties:
                size: {$ref: "#/components/schemas/Size", default: xl}
                mood: {type: string, enum: [up, down], default: down}
            """,
            makes: """
                public nonisolated struct Pet: ObjectModel {
                    /// Default: `"xl"`.
                    public var size: Size?

                    /// Default: `"down"`.
                    public var mood: Mood?

                    public init(size: Size? = .small, mood: Mood? = .sad) {
                        self.size = size
                        self.mood = mood
                    }

                    public nonisolated enum Mood: String, Codable, Hashable, RequestValue, Sendable {
                        case up = "up"

                        /// Wire name: `down`.
                        case sad = "down"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["size": Size?.self, "mood": Mood?.self]
                }

                public nonisolated enum Size: String, Codable, Hashable, RequestValue, Sendable {
                    /// Wire name: `XL`.
                    case sizeXL = "XL"

                    /// Wire name: `xl`.
                    case small = "xl"

                    /// Wire name: `1.5`.
                    case oneAndAHalf = "1.5"
                }
                """
        ).configured(
            "names: {cases: {Size.xl: small, Size.1.5: oneAndAHalf, \"Size.*\": \"size*\", Pet.mood.down: sad}}"),
        Sample.request(
            "find", "parameters, and the values of one",
            """
            /a:
              get:
                operationId: find
                parameters:
                  - {name: X-Request-ID, in: header, schema: {type: string}}
                  - {name: sort, in: query, schema: {type: string, enum: [asc]}}
                  - {name: order, in: query, schema: {type: string}}
                responses: {"204": {description: ok}}
            """,
            makes: """
                case find(requestID: String?, order: Sort?, order2: String?)

                return RequestBlock {
                    Method.GET
                    Endpoint("a")
                    Header.custom("X-Request-ID").setValue(ifPresent: requestID)
                    Query("sort", ifPresent: order)
                    Query("order", ifPresent: order2)
                }
                """
        ).configured(
            "names: {parameters: {\"*.X-Request-ID\": requestID, find.sort: order, GET /a.order: order2}, "
                + "cases: {find.sort.asc: up}}"),
        Sample.section(
            "Bodies", "parts, and the body itself",
            """
            /a:
              post:
                operationId: send
                requestBody:
                  content: {multipart/form-data: {schema: {properties: {a_text: {type: string}}}}}
                responses: {"204": {description: ok}}
            """,
            makes: """
                /// The parts of a `multipart/form-data` body.
                public nonisolated struct Letter: Hashable, RequestBuildable, Sendable {
                    /// Wire name: `a_text`.
                    public var words: String?

                    public init(words: String? = nil) {
                        self.words = words
                    }

                    /// The parts as bytes, and their media type.
                    public var body: RequestBlock {
                        var form = MultipartForm()
                        form.field("a_text", self.words)
                        return RequestBody.multipart(form)
                    }
                }
                """
        ).configured("names: {schemas: {send.body: Letter}, properties: {send.body.a_text: words}}"),
    ]
}
