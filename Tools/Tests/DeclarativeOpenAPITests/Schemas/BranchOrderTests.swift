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
                public nonisolated struct A: ObjectModel {
                    public var id: String?
                    public var a: String?

                    public init(id: String? = nil, a: String? = nil) {
                        self.id = id
                        self.a = a
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String?.self, "a": String?.self]
                }

                public nonisolated struct B: ObjectModel {
                    public var id: String?

                    public init(id: String? = nil) {
                        self.id = id
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["id": String?.self]
                }

                public nonisolated enum Either: UnionModel {
                    case a(A)
                    case b(B)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object), let value = try? decoder.branch(A.self) {
                            self = .a(value)
                        } else if shape.is(.object), let value = try? decoder.branch(B.self) {
                            self = .b(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .a(let value): return UnionBranch(0, value)
                        case .b(let value): return UnionBranch(1, value)
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
                public nonisolated struct A: ObjectModel {
                    public var a: String?

                    public init(a: String? = nil) {
                        self.a = a
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["a": String?.self]
                }

                public nonisolated struct B: ObjectModel {
                    public var b: String?

                    public init(b: String? = nil) {
                        self.b = b
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["b": String?.self]
                }

                public nonisolated enum Either: UnionModel {
                    case a(A)
                    case b(B)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, havingAny: "a"), let value = try? decoder.branch(A.self) {
                            self = .a(value)
                        } else if shape.is(.object, havingAny: "b"), let value = try? decoder.branch(B.self) {
                            self = .b(value)
                        } else if shape.is(.object), let value = try? decoder.branch(A.self) {
                            self = .a(value)
                        } else if shape.is(.object), let value = try? decoder.branch(B.self) {
                            self = .b(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .a(let value): return UnionBranch(0, value)
                        case .b(let value): return UnionBranch(1, value)
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
                public nonisolated enum Action: UnionModel {
                    case start(Start)
                    case stop(Stop)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, where: "type", isOneOf: "start"), let value = try? decoder.branch(Start.self) {
                            self = .start(value)
                        } else if shape.is(.object, where: "type", isOneOf: "stop"), let value = try? decoder.branch(Stop.self) {
                            self = .stop(value)
                        } else if shape.is(.object), let value = try? decoder.branch(Start.self) {
                            self = .start(value)
                        } else if shape.is(.object), let value = try? decoder.branch(Stop.self) {
                            self = .stop(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .start(let value): return UnionBranch(0, value)
                        case .stop(let value): return UnionBranch(1, value)
                        }
                    }
                }

                public nonisolated struct Start: ObjectModel {
                    public var type: APIType?
                    public var at: String?

                    public init(type: APIType? = nil, at: String? = nil) {
                        self.type = type
                        self.at = at
                    }

                    public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
                        case start = "start"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["type": APIType?.self, "at": String?.self]
                }

                public nonisolated struct Stop: ObjectModel {
                    public var type: APIType?
                    public var at: String?

                    public init(type: APIType? = nil, at: String? = nil) {
                        self.type = type
                        self.at = at
                    }

                    public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
                        case stop = "stop"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["type": APIType?.self, "at": String?.self]
                }
                """),
        .sent(
            "a format that texts can fail comes before any text",
            """
            When: {oneOf: [{type: string}, {type: string, format: date-time}, {type: string, format: uuid}]}
            """,
            makes: """
                public nonisolated enum When: UnionModel {
                    case dateTime(Date)
                    case uuid(UUID)
                    case string(String)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.string), let value = try? decoder.branch(RFC3339Date.self) {
                            self = .dateTime(value.date)
                        } else if shape.is(.string), let value = try? decoder.branch(UUIDString.self) {
                            self = .uuid(value.uuid)
                        } else if shape.is(.string), let value = try? decoder.branch(String.self) {
                            self = .string(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .dateTime(let value): return UnionBranch(0, RFC3339Date(value))
                        case .uuid(let value): return UnionBranch(1, UUIDString(value))
                        case .string(let value): return UnionBranch(2, value)
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
                public nonisolated enum Input: UnionModel {
                    case integerArray([Int])
                    case stringArray([String])

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.array), let value = try? decoder.branch([Int].self) {
                            self = .integerArray(value)
                        } else if shape.is(.array), let value = try? decoder.branch([String].self) {
                            self = .stringArray(value)
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .integerArray(let value): return UnionBranch(0, value)
                        case .stringArray(let value): return UnionBranch(1, value)
                        }
                    }
                }
                """),
    ]
}
