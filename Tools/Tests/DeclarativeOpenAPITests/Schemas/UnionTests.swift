import Testing

/// `oneOf` and `anyOf`: enums with a payload case for each branch, where something tells the branches apart.
struct UnionTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "told apart by a discriminator",
            """
            Pet:
              oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Dog"}]
              discriminator: {propertyName: kind, mapping: {cat: "#/components/schemas/Cat"}}
            Cat: {type: object, required: [kind], properties: {kind: {type: string}, lives: {type: integer}}}
            Dog: {type: object, required: [kind], properties: {kind: {type: string}}}
            """,
            makes: """
                public nonisolated struct Cat: Codable, Hashable, Sendable {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }
                }

                public nonisolated struct Dog: Codable, Hashable, Sendable {
                    public var kind: String

                    public init(kind: String) {
                        self.kind = kind
                    }
                }

                public nonisolated enum Pet: Codable, Hashable, Sendable {
                    case cat(Cat)
                    case dog(Dog)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        switch shape.tag("kind") {
                        case "cat": self = .cat(try Cat(from: decoder))
                        case "Dog": self = .dog(try Dog(from: decoder))
                        default: throw DecodingError.unmatched(Self.self, at: decoder)
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
            "told apart by a key that only one requires",
            """
            Shape: {oneOf: [{$ref: "#/components/schemas/Circle"}, {$ref: "#/components/schemas/Box"}]}
            Circle: {type: object, required: [radius], properties: {radius: {type: number}}}
            Box: {type: object, required: [side], properties: {side: {type: number}}}
            """,
            makes: """
                public nonisolated struct Box: Codable, Hashable, Sendable {
                    public var side: Double

                    public init(side: Double) {
                        self.side = side
                    }
                }

                public nonisolated struct Circle: Codable, Hashable, Sendable {
                    public var radius: Double

                    public init(radius: Double) {
                        self.radius = radius
                    }
                }

                public nonisolated enum Shape: Codable, Hashable, Sendable {
                    case circle(Circle)
                    case box(Box)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, having: "radius") {
                            self = .circle(try Circle(from: decoder))
                        } else if shape.is(.object, having: "side") {
                            self = .box(try Box(from: decoder))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .circle(let value): try value.encode(to: encoder)
                        case .box(let value): try value.encode(to: encoder)
                        }
                    }
                }
                """),
        .sent(
            "told apart by the kind of JSON",
            "Id: {anyOf: [{type: string}, {type: integer}]}",
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
            "with null alone it is an optional",
            """
            Child: {type: object, properties: {name: {type: string}}}
            Parent:
              type: object
              required: [child]
              properties:
                child: {anyOf: [{$ref: "#/components/schemas/Child"}, {type: "null"}]}
            """,
            makes: """
                public nonisolated struct Child: Codable, Hashable, Sendable {
                    public var name: String?

                    public init(name: String? = nil) {
                        self.name = name
                    }
                }

                public nonisolated struct Parent: Codable, Hashable, Sendable {
                    public var child: Child?

                    public init(child: Child? = nil) {
                        self.child = child
                    }

                    private nonisolated enum CodingKeys: String, CodingKey {
                        case child
                    }

                    public init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        self.child = try container.decodeIfPresent(Child.self, forKey: .child)
                    }

                    public func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(self.child, forKey: .child)
                    }
                }
                """),
    ]
}
