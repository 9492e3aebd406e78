import Testing

/// The order in which branches are tried if no required member tells them apart.
struct BranchOrderTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
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
    ]
}
