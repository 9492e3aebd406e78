import Testing

/// Unions whose branches list other whole numbers for a key.
struct NumberTagTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { #expect(sample.made == sample.swift) }

    static let samples: [Sample] = [
        .sent(
            "told apart by numbers that each branch lists",
            """
            Action: {oneOf: [{$ref: "#/components/schemas/Start"}, {$ref: "#/components/schemas/Stop"}]}
            Start: {type: object, required: [type], properties: {type: {type: integer, enum: [1]}, at: {type: string}}}
            Stop: {type: object, required: [type], properties: {type: {type: integer, enum: [2, 3]}, at: {type: string}}}
            """,
            makes: """
                public nonisolated enum Action: Codable, Hashable, Sendable {
                    case start(Start)
                    case stop(Stop)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        switch shape.integerTag("type") {
                        case 1: self = .start(try Start(from: decoder))
                        case 2, 3: self = .stop(try Stop(from: decoder))
                        default: throw DecodingError.unmatched(Self.self, at: decoder)
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
                    public var type: APIType
                    public var at: String?

                    public init(type: APIType = ._1, at: String? = nil) {
                        self.type = type
                        self.at = at
                    }

                    public nonisolated enum APIType: Int, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `1`.
                        case _1 = 1
                    }
                }

                public nonisolated struct Stop: Codable, Hashable, Sendable {
                    public var type: APIType
                    public var at: String?

                    public init(type: APIType, at: String? = nil) {
                        self.type = type
                        self.at = at
                    }

                    public nonisolated enum APIType: Int, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `2`.
                        case _2 = 2

                        /// Wire name: `3`.
                        case _3 = 3
                    }
                }
                """),
        .sent(
            "a mapping names numbers in text",
            """
            Action:
              oneOf: [{$ref: "#/components/schemas/Start"}, {$ref: "#/components/schemas/Stop"}]
              discriminator: {propertyName: type, mapping: {"1": "#/components/schemas/Start", "2": "#/components/schemas/Stop"}}
            Start: {type: object, required: [type], properties: {type: {type: integer, enum: [1]}}}
            Stop: {type: object, required: [type], properties: {type: {type: integer, enum: [2]}}}
            """,
            makes: """
                public nonisolated enum Action: Codable, Hashable, Sendable {
                    case start(Start)
                    case stop(Stop)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        switch shape.integerTag("type") {
                        case 1: self = .start(try Start(from: decoder))
                        case 2: self = .stop(try Stop(from: decoder))
                        default: throw DecodingError.unmatched(Self.self, at: decoder)
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
                    public var type: APIType

                    public init(type: APIType = ._1) {
                        self.type = type
                    }

                    public nonisolated enum APIType: Int, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `1`.
                        case _1 = 1
                    }
                }

                public nonisolated struct Stop: Codable, Hashable, Sendable {
                    public var type: APIType

                    public init(type: APIType = ._2) {
                        self.type = type
                    }

                    public nonisolated enum APIType: Int, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `2`.
                        case _2 = 2
                    }
                }
                """),
        .sent(
            "a number that a member need not have tells a branch",
            """
            Action: {oneOf: [{$ref: "#/components/schemas/Start"}, {$ref: "#/components/schemas/Stop"}]}
            Start: {type: object, properties: {type: {type: integer, enum: [1]}, at: {type: string}}}
            Stop: {type: object, properties: {type: {type: integer, enum: [2]}, at: {type: string}}}
            """,
            makes: """
                public nonisolated enum Action: Codable, Hashable, Sendable {
                    case start(Start)
                    case stop(Stop)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, where: "type", isOneOf: 1), let value = try? Start(from: decoder) {
                            self = .start(value)
                        } else if shape.is(.object, where: "type", isOneOf: 2), let value = try? Stop(from: decoder) {
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

                    public nonisolated enum APIType: Int, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `1`.
                        case _1 = 1
                    }
                }

                public nonisolated struct Stop: Codable, Hashable, Sendable {
                    public var type: APIType?
                    public var at: String?

                    public init(type: APIType? = nil, at: String? = nil) {
                        self.type = type
                        self.at = at
                    }

                    public nonisolated enum APIType: Int, Codable, Hashable, RequestValue, Sendable {
                        /// Wire name: `2`.
                        case _2 = 2
                    }
                }
                """),
    ]
}
