import Testing

/// What the branches of unions can be, and how they are told apart.
struct BranchTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { #expect(sample.made == sample.swift) }

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

                    public init(rawValue: String) {
                        switch rawValue {
                        case "soft": self = .soft
                        case "loud": self = .loud
                        default: self = .unknown(rawValue)
                        }
                    }

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
                public nonisolated enum Size: Codable, Hashable, Sendable {
                    case auto
                    case number(Double)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.isOne(of: ["auto"]) {
                            self = .auto
                        } else if let value = try? Double(from: decoder) {
                            self = .number(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .auto: try "auto".encode(to: encoder)
                        case .number(let value): try value.encode(to: encoder)
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
                public nonisolated enum Id: Codable, Hashable, Sendable {
                    case string(String)
                    case integer(Int)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if let value = try? String(from: decoder) {
                            self = .string(value)
                        } else if shape.is(.number) {
                            self = .integer(try Int(from: decoder))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .string(let value): try value.encode(to: encoder)
                        case .integer(let value): try value.encode(to: encoder)
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
                public nonisolated enum Mode: Codable, Hashable, Sendable {
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
                            self = .value(try Value(from: decoder))
                        } else if shape.is(.number) {
                            self = .integer(try Integer(from: decoder))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .value(let value): try value.encode(to: encoder)
                        case .integer(let value): try value.encode(to: encoder)
                        }
                    }
                }
                """),
        .sent(
            "where nothing is certain, the branch that asks for most comes first",
            """
            Either: {anyOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]}
            A: {type: object, properties: {id: {type: string}, a: {type: string}}}
            B: {type: object, properties: {id: {type: string}}}
            """,
            makes: """
                public nonisolated struct A: Codable, Hashable, Sendable {
                    public var id: String?
                    public var a: String?

                    public init(id: String? = nil, a: String? = nil) {
                        self.id = id
                        self.a = a
                    }
                }

                public nonisolated struct B: Codable, Hashable, Sendable {
                    public var id: String?

                    public init(id: String? = nil) {
                        self.id = id
                    }
                }

                public nonisolated enum Either: Codable, Hashable, Sendable {
                    case a(A)
                    case b(B)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object), let value = try? A(from: decoder) {
                            self = .a(value)
                        } else if shape.is(.object), let value = try? B(from: decoder) {
                            self = .b(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .a(let value): try value.encode(to: encoder)
                        case .b(let value): try value.encode(to: encoder)
                        }
                    }
                }
                """),
        .sent(
            "keys that only one branch lists come first",
            """
            Either: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]}
            A: {type: object, properties: {a: {type: string}}}
            B: {type: object, properties: {b: {type: string}}}
            """,
            makes: """
                public nonisolated struct A: Codable, Hashable, Sendable {
                    public var a: String?

                    public init(a: String? = nil) {
                        self.a = a
                    }
                }

                public nonisolated struct B: Codable, Hashable, Sendable {
                    public var b: String?

                    public init(b: String? = nil) {
                        self.b = b
                    }
                }

                public nonisolated enum Either: Codable, Hashable, Sendable {
                    case a(A)
                    case b(B)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, havingAny: "a"), let value = try? A(from: decoder) {
                            self = .a(value)
                        } else if shape.is(.object, havingAny: "b"), let value = try? B(from: decoder) {
                            self = .b(value)
                        } else if shape.is(.object), let value = try? A(from: decoder) {
                            self = .a(value)
                        } else if shape.is(.object), let value = try? B(from: decoder) {
                            self = .b(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .a(let value): try value.encode(to: encoder)
                        case .b(let value): try value.encode(to: encoder)
                        }
                    }
                }
                """),
        .sent(
            "a text that a member need not have tells a branch",
            """
            Action: {oneOf: [{$ref: "#/components/schemas/Start"}, {$ref: "#/components/schemas/Stop"}]}
            Start: {type: object, properties: {type: {type: string, enum: [start]}, at: {type: string}}}
            Stop: {type: object, properties: {type: {type: string, enum: [stop]}, at: {type: string}}}
            """,
            makes: """
                public nonisolated enum Action: Codable, Hashable, Sendable {
                    case start(Start)
                    case stop(Stop)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, where: "type", isOneOf: "start"), let value = try? Start(from: decoder) {
                            self = .start(value)
                        } else if shape.is(.object, where: "type", isOneOf: "stop"), let value = try? Stop(from: decoder) {
                            self = .stop(value)
                        } else if shape.is(.object), let value = try? Start(from: decoder) {
                            self = .start(value)
                        } else if shape.is(.object), let value = try? Stop(from: decoder) {
                            self = .stop(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .start(let value): try value.encode(to: encoder)
                        case .stop(let value): try value.encode(to: encoder)
                        }
                    }
                }

                public nonisolated struct Start: Codable, Hashable, Sendable {
                    public var type: APIType?
                    public var at: String?

                    public init(type: APIType? = nil, at: String? = nil) {
                        self.type = type
                        self.at = at
                    }

                    public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
                        case start = "start"
                    }
                }

                public nonisolated struct Stop: Codable, Hashable, Sendable {
                    public var type: APIType?
                    public var at: String?

                    public init(type: APIType? = nil, at: String? = nil) {
                        self.type = type
                        self.at = at
                    }

                    public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
                        case stop = "stop"
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
                public nonisolated struct Cat: Codable, Hashable, Sendable {
                    public var lives: Int

                    public init(lives: Int) {
                        self.lives = lives
                    }
                }

                public nonisolated struct Dog: Codable, Hashable, Sendable {
                    public var name: String

                    public init(name: String) {
                        self.name = name
                    }
                }

                public nonisolated enum Pet: Codable, Hashable, Sendable {
                    case cat(Cat)
                    case dog(Dog)

                    public nonisolated struct Cat: Codable, Hashable, Sendable {
                        public var id: String
                        public var lives: Int

                        public init(id: String, lives: Int) {
                            self.id = id
                            self.lives = lives
                        }
                    }

                    public nonisolated struct Dog: Codable, Hashable, Sendable {
                        public var id: String
                        public var name: String

                        public init(id: String, name: String) {
                            self.id = id
                            self.name = name
                        }
                    }

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, having: "lives") {
                            self = .cat(try Cat(from: decoder))
                        } else if shape.is(.object, having: "name") {
                            self = .dog(try Dog(from: decoder))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .cat(let value): try value.encode(to: encoder)
                        case .dog(let value): try value.encode(to: encoder)
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
                public nonisolated struct Search: Codable, Hashable, Sendable {
                    public var name: String?
                    public var id: String?
                    public var page: Int

                    public init(name: String? = nil, id: String? = nil, page: Int) {
                        self.name = name
                        self.id = id
                        self.page = page
                    }
                }
                """),
        .sent(
            "a format that texts can fail comes before any text",
            """
            When: {oneOf: [{type: string}, {type: string, format: date-time}, {type: string, format: uuid}]}
            """,
            makes: """
                public nonisolated enum When: Codable, Hashable, Sendable {
                    case dateTime(Date)
                    case uuid(UUID)
                    case string(String)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.string), let value = try? RFC3339Date(from: decoder) {
                            self = .dateTime(value.date)
                        } else if shape.is(.string), let value = try? UUIDString(from: decoder) {
                            self = .uuid(value.uuid)
                        } else if shape.is(.string), let value = try? String(from: decoder) {
                            self = .string(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .dateTime(let value): try RFC3339Date(value).encode(to: encoder)
                        case .uuid(let value): try UUIDString(value).encode(to: encoder)
                        case .string(let value): try value.encode(to: encoder)
                        }
                    }
                }
                """),
        .sent(
            "lists are told apart by trying",
            """
            Input: {oneOf: [{type: array, items: {type: string}}, {type: array, items: {type: integer}}]}
            """,
            makes: """
                public nonisolated enum Input: Codable, Hashable, Sendable {
                    case integerArray([Int])
                    case stringArray([String])

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.array), let value = try? [Int](from: decoder) {
                            self = .integerArray(value)
                        } else if shape.is(.array), let value = try? [String](from: decoder) {
                            self = .stringArray(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .integerArray(let value): try value.encode(to: encoder)
                        case .stringArray(let value): try value.encode(to: encoder)
                        }
                    }
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
