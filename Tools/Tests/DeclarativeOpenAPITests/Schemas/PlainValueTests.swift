import Testing

/// Schemas that make no type of their own: values of Swift's and the runtime's types.
struct PlainValueTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "formats",
            """
            A: {type: string, format: uuid}
            B: {type: string, format: date}
            C: {type: string, format: byte}
            D: {type: string, format: binary}
            E: {type: string, format: decimal}
            F: {type: number, format: decimal}
            G: {type: integer, format: int32}
            H: {type: integer, format: int64}
            I: {type: number, format: float}
            J: {type: string, format: email}
            K: {type: string, contentEncoding: base64}
            L: {}
            M: {type: boolean}
            """,
            makes: """
                public typealias A = UUID
                public typealias B = CalendarDate
                public typealias C = Data
                public typealias D = Data
                public typealias E = Decimal
                public typealias F = Decimal
                public typealias G = Int
                public typealias H = Int
                public typealias I = Double
                public typealias J = String
                public typealias K = Data
                public typealias L = JSONValue
                public typealias M = Bool
                """),
        .sent(
            "dates read and write RFC 3339 whatever the coder",
            """
            Event:
              type: object
              required: [start]
              properties:
                start: {type: string, format: date-time}
                end: {type: string, format: date-time}
            """,
            makes: """
                public nonisolated struct Event: ObjectModel {
                    public var start: Date
                    public var end: Date?

                    public init(start: Date, end: Date? = nil) {
                        self.start = start
                        self.end = end
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "start": RFC3339Date.self,
                        "end": RFC3339Date?.self,
                    ]
                }
                """),
        .sent(
            "lists",
            """
            Pets: {type: array, items: {$ref: "#/components/schemas/Pet"}}
            Pet: {type: object, properties: {names: {type: array, items: {type: string}}}}
            Grid: {type: array, items: {type: array, items: {type: number}}}
            Anything: {type: array}
            Gaps: {type: array, items: {type: [integer, "null"]}}
            """,
            makes: """
                public typealias Anything = [JSONValue]
                public typealias Gaps = [Int?]
                public typealias Grid = [[Double]]

                public nonisolated struct Pet: ObjectModel {
                    public var names: [String]?

                    public init(names: [String]? = nil) {
                        self.names = names
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["names": [String]?.self]
                }

                public typealias Pets = [Pet]
                """),
        .sent(
            "maps",
            """
            Counts: {type: object, additionalProperties: {type: integer}}
            Free: {type: object}
            Open: {type: object, additionalProperties: true}
            Nested: {type: object, additionalProperties: {type: array, items: {type: string}}}
            Things: {type: object, additionalProperties: {type: object, properties: {a: {type: string}}}}
            Holder: {type: object, properties: {counts: {type: object, additionalProperties: {type: integer}}}}
            """,
            makes: """
                public typealias Counts = [String: Int]
                public typealias Free = [String: JSONValue]

                public nonisolated struct Holder: ObjectModel {
                    public var counts: [String: Int]?

                    public init(counts: [String: Int]? = nil) {
                        self.counts = counts
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["counts": [String: Int]?.self]
                }

                public typealias Nested = [String: [String]]
                public typealias Open = [String: JSONValue]
                public typealias Things = [String: ThingsValue]

                public nonisolated struct ThingsValue: ObjectModel {
                    public var a: String?

                    public init(a: String? = nil) {
                        self.a = a
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["a": String?.self]
                }
                """),
        .sent(
            "aliases",
            """
            Id: {type: string}
            PetId: {$ref: "#/components/schemas/Id"}
            Maybe: {oneOf: [{$ref: "#/components/schemas/Id"}, {type: "null"}]}
            Holder:
              type: object
              required: [id, maybe]
              properties:
                id: {$ref: "#/components/schemas/PetId"}
                maybe: {$ref: "#/components/schemas/Maybe"}
            """,
            makes: """
                public nonisolated struct Holder: ObjectModel {
                    public var id: PetId
                    public var maybe: Maybe?

                    public init(id: PetId, maybe: Maybe? = nil) {
                        self.id = id
                        self.maybe = maybe
                    }

                    @_spi(Generated) public static let members = ObjectMembers(
                        ["id": PetId.self, "maybe": Maybe?.self],
                        writtenAsNull: ["maybe"]
                    )
                }

                public typealias Id = String
                public typealias Maybe = Id
                public typealias PetId = Id
                """),
        .sent(
            "an `allOf` of one is that one",
            """
            Pet: {type: object, properties: {name: {type: string}}}
            Holder:
              type: object
              properties:
                pet: {allOf: [{$ref: "#/components/schemas/Pet"}], description: the human's}
            """,
            makes: """
                public nonisolated struct Holder: ObjectModel {
                    /// the human's
                    public var pet: Pet?

                    public init(pet: Pet? = nil) {
                        self.pet = pet
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["pet": Pet?.self]
                }

                public nonisolated struct Pet: ObjectModel {
                    public var name: String?

                    public init(name: String? = nil) {
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String?.self]
                }
                """),
    ]
}
