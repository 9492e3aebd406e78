import Testing

/// References to inline schemas anywhere in the document.
struct InlineReferenceTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "a member of another schema has one type in both places",
            """
            A: {type: object, properties: {b: {type: object, properties: {c: {type: integer}}}, d: {type: string, enum: [x]}}}
            Uses:
              type: object
              properties:
                b: {$ref: "#/components/schemas/A/properties/b"}
                d: {$ref: "#/components/schemas/A/properties/d", description: Which.}
            """,
            makes: """
                public nonisolated struct A: ObjectModel {
                    public var b: AB?
                    public var d: AD?

                    public init(b: AB? = nil, d: AD? = nil) {
                        self.b = b
                        self.d = d
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["b": AB?.self, "d": AD?.self]
                }

                public nonisolated struct AB: ObjectModel {
                    public var c: Int?

                    public init(c: Int? = nil) {
                        self.c = c
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["c": Int?.self]
                }

                public nonisolated enum AD: String, Codable, Hashable, RequestValue, Sendable {
                    case x = "x"
                }

                public nonisolated struct Uses: ObjectModel {
                    public var b: AB?

                    /// Which.
                    public var d: AD?

                    public init(b: AB? = nil, d: AD? = nil) {
                        self.b = b
                        self.d = d
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["b": AB?.self, "d": AD?.self]
                }
                """),
        .sent(
            "definitions of a schema, by pointer and by anchor",
            """
            Tree:
              type: object
              $defs: {Leaf: {$anchor: leaf, type: object, properties: {size: {type: number}}}}
              properties: {leaf: {$ref: "#/components/schemas/Tree/$defs/Leaf"}, fallen: {type: array, items: {$ref: "#leaf"}}}
            """,
            makes: """
                public nonisolated struct Tree: ObjectModel {
                    public var leaf: TreeLeaf?
                    public var fallen: [TreeLeaf]?

                    public init(leaf: TreeLeaf? = nil, fallen: [TreeLeaf]? = nil) {
                        self.leaf = leaf
                        self.fallen = fallen
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["leaf": TreeLeaf?.self, "fallen": [TreeLeaf]?.self]
                }

                public nonisolated struct TreeLeaf: ObjectModel {
                    public var size: Double?

                    public init(size: Double? = nil) {
                        self.size = size
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["size": Double?.self]
                }
                """),
        .sent(
            "a reference to the schema around it",
            """
            Filter:
              $recursiveAnchor: true
              type: object
              properties: {all: {type: array, items: {$recursiveRef: "#"}}}
            """,
            makes: """
                public nonisolated struct Filter: ObjectModel {
                    public var all: [Filter]?

                    public init(all: [Filter]? = nil) {
                        self.all = all
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["all": [Filter]?.self]
                }
                """),
        .sent(
            "what stands beside a reference narrows it",
            """
            Owner: {type: object, required: [name], properties: {name: {type: string}}}
            Pet:
              type: object
              required: [owner]
              properties:
                owner: {$ref: "#/components/schemas/Owner", description: the human, deprecated: true}
                vet: {$ref: "#/components/schemas/Owner", type: object, properties: {clinic: {type: string}}}
            """,
            makes: """
                public nonisolated struct Owner: ObjectModel {
                    public var name: String

                    public init(name: String) {
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String.self]
                }

                public nonisolated struct Pet: ObjectModel {
                    /// the human
                    ///
                    /// - Warning: Deprecated.
                    public var owner: Owner

                    public var vet: Vet?

                    public init(owner: Owner, vet: Vet? = nil) {
                        self.owner = owner
                        self.vet = vet
                    }

                    public nonisolated struct Vet: ObjectModel {
                        public var name: String
                        public var clinic: String?

                        public init(name: String, clinic: String? = nil) {
                            self.name = name
                            self.clinic = clinic
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["name": String.self, "clinic": String?.self]
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["owner": Owner.self, "vet": Vet?.self]
                }
                """),
        .section(
            "Schemas", "a schema of a response",
            """
            /x:
              get:
                operationId: getX
                responses: {"200": {description: ok, content: {application/json: {schema: {type: object, properties: {a: {type: string}}}}}}}
            """,
            components: """
                schemas:
                  Copy: {$ref: "#/paths/~1x/get/responses/200/content/application~1json/schema"}
                """,
            makes: """
                public typealias Copy = GetXResponse

                public nonisolated struct GetXResponse: ObjectModel {
                    public var a: String?

                    public init(a: String? = nil) {
                        self.a = a
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["a": String?.self]
                }
                """),
    ]
}
