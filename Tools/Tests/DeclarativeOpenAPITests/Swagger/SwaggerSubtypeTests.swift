import Testing

/// Definitions of Swagger 2.0 that extend one with a discriminator.
struct SwaggerSubtypeTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .swagger(
            "what extends a definition with a discriminator is one of its values",
            .section("Schemas"),
            """
            paths:
              /a:
                get:
                  operationId: read
                  responses: {"200": {description: ok, schema: {$ref: '#/definitions/Animal'}}}
            definitions:
              Animal:
                type: object
                discriminator: kind
                required: [kind]
                properties: {kind: {type: string}}
              Cat: {allOf: [{$ref: '#/definitions/Animal'}, {type: object, properties: {lives: {type: integer}}}]}
              Tiger: {allOf: [{$ref: '#/definitions/Cat'}], x-discriminator-value: tiger}

            """,
            makes: """
                public nonisolated enum Animal: Codable, Hashable, Sendable {
                    case animalBase(AnimalBase)
                    case cat(Cat)
                    case tiger(Tiger)

                    /// A value that the document does not foresee; it is written back as it is.
                    case unknown(JSONValue)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        switch shape.tag("kind") {
                        case "Animal": self = .animalBase(try AnimalBase(from: decoder))
                        case "Cat": self = .cat(try Cat(from: decoder))
                        case "tiger": self = .tiger(try Tiger(from: decoder))
                        default: self = .unknown(try JSONValue(from: decoder))
                        }
                    }

                    public func encode(to encoder: any Encoder) throws {
                        switch self {
                        case .animalBase(let value): try value.encode(to: encoder)
                        case .cat(let value): try value.encode(to: encoder)
                        case .tiger(let value): try value.encode(to: encoder)
                        case .unknown(let value): try value.encode(to: encoder)
                        }
                    }
                }

                public nonisolated struct AnimalBase: Codable, Hashable, Sendable {
                    public var kind: String

                    public init(kind: String) {
                        self.kind = kind
                    }
                }

                public nonisolated struct Cat: Codable, Hashable, Sendable {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }
                }

                public nonisolated struct Tiger: Codable, Hashable, Sendable {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }
                }
                """)
    ]
}
