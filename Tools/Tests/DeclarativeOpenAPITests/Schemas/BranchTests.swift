import Testing

/// The kinds of branches that a union can have.
struct BranchTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "a text that may be one of a few is an open enumeration",
            """
            Tone: {anyOf: [{type: string}, {type: string, enum: [soft, loud]}]}
            """,
            makes: """
                public nonisolated enum Tone: OpenEnum, RequestValue {
                    case soft
                    case loud

                    /// A value that the document does not list; it is written back as it is.
                    case unknown(String)

                    public static let known: KnownValues<Self> = [.soft, .loud]

                    public var rawValue: String {
                        switch self {
                        case .soft: return "soft"
                        case .loud: return "loud"
                        case .unknown(let value): return value
                        }
                    }
                }
                """),
        .sent(
            "constants with titles are an enumeration",
            """
            Level:
              type: integer
              oneOf:
                - {const: 1, title: LOW, description: Hardly any.}
                - {const: 2, title: HIGH}
            """,
            makes: """
                public nonisolated enum Level: Int, Codable, Hashable, RequestValue, Sendable {
                    /// Hardly any.
                    ///
                    /// Wire name: `1`.
                    case low = 1

                    /// Wire name: `2`.
                    case high = 2
                }
                """),
        .sent(
            "one value alone is a case without payload",
            """
            Size: {oneOf: [{const: auto}, {type: number}]}
            """,
            makes: """
                public nonisolated enum Size: UnionModel {
                    case auto
                    case number(Double)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.isOne(of: ["auto"]) {
                            self = .auto
                        } else if let value = try? decoder.branch(Double.self) {
                            self = .number(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .auto: return UnionBranch(0, "auto")
                        case .number(let value): return UnionBranch(1, value)
                        }
                    }
                }
                """),
        .sent(
            "several types are a union",
            """
            Id: {type: [string, integer, "null"]}
            """,
            makes: """
                public nonisolated enum Id: UnionModel {
                    case string(String)
                    case integer(Int)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if let value = try? decoder.branch(String.self) {
                            self = .string(value)
                        } else if shape.is(.number) {
                            self = .integer(try decoder.branch(Int.self))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .string(let value): return UnionBranch(0, value)
                        case .integer(let value): return UnionBranch(1, value)
                        }
                    }
                }
                """),
        .sent(
            "values of several kinds are told apart by their kind",
            """
            Mode: {enum: [auto, off, 1, 2]}
            """,
            makes: """
                public nonisolated enum Mode: UnionModel {
                    case value(Value)
                    case integer(Integer)

                    public nonisolated enum Value: String, Codable, Hashable, RequestValue, Sendable {
                        case auto = "auto"
                        case off = "off"
                    }

                    public nonisolated enum Integer: Int, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `1`.
                        case _1 = 1

                        /// Wire name: `2`.
                        case _2 = 2
                    }

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.string) {
                            self = .value(try decoder.branch(Value.self))
                        } else if shape.is(.number) {
                            self = .integer(try decoder.branch(Integer.self))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .value(let value): return UnionBranch(0, value)
                        case .integer(let value): return UnionBranch(1, value)
                        }
                    }
                }
                """),
        .sent(
            "what stands beside a union is part of each branch",
            """
            Pet:
              type: object
              required: [id]
              properties: {id: {type: string}}
              oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}]
            Cat: {type: object, required: [lives], properties: {lives: {type: integer}}}
            Dog: {type: object, required: [name], properties: {name: {type: string}}}
            """,
            makes: """
                public nonisolated struct Cat: ObjectModel {
                    public var lives: Int

                    public init(lives: Int) {
                        self.lives = lives
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["lives": Int.self]
                }

                public nonisolated struct Dog: ObjectModel {
                    public var name: String

                    public init(name: String) {
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String.self]
                }

                public nonisolated enum Pet: UnionModel {
                    case cat(Cat)
                    case dog(Dog)

                    public nonisolated struct Cat: ObjectModel {
                        public var id: String
                        public var lives: Int

                        public init(id: String, lives: Int) {
                            self.id = id
                            self.lives = lives
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["id": String.self, "lives": Int.self]
                    }

                    public nonisolated struct Dog: ObjectModel {
                        public var id: String
                        public var name: String

                        public init(id: String, name: String) {
                            self.id = id
                            self.name = name
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["id": String.self, "name": String.self]
                    }

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, having: "lives") {
                            self = .cat(try decoder.branch(Cat.self))
                        } else if shape.is(.object, having: "name") {
                            self = .dog(try decoder.branch(Dog.self))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .cat(let value): return UnionBranch(0, value)
                        case .dog(let value): return UnionBranch(1, value)
                        }
                    }
                }
                """),
        .sent(
            "branches that only require make no union",
            """
            Search:
              type: object
              properties: {name: {type: string}, id: {type: string}, page: {type: integer}}
              anyOf: [{required: [id, page]}, {required: [name, page]}]
            """,
            makes: """
                public nonisolated struct Search: ObjectModel {
                    public var name: String?
                    public var id: String?
                    public var page: Int

                    public init(name: String? = nil, id: String? = nil, page: Int) {
                        self.name = name
                        self.id = id
                        self.page = page
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "name": String?.self,
                        "id": String?.self,
                        "page": Int.self,
                    ]
                }
                """),
        .sent(
            "branches that Swift does not tell apart are one type",
            """
            Link: {anyOf: [{type: string, format: uri}, {type: string, maxLength: 8}]}
            """,
            makes: """
                public typealias Link = String
                """),
    ]
}
