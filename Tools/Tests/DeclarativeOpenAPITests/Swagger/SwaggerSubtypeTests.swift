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
                public nonisolated enum Animal: UnionModel {
                    case animalBase(AnimalBase)
                    case cat(Cat)
                    case tiger(Tiger)

                    /// A value that the document does not foresee; it is written back as it is.
                    case unknown(JSONValue)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        switch shape.tag("kind") {
                        case "Animal": self = .animalBase(try decoder.branch(AnimalBase.self))
                        case "Cat": self = .cat(try decoder.branch(Cat.self))
                        case "tiger": self = .tiger(try decoder.branch(Tiger.self))
                        default: self = .unknown(try JSONValue(from: decoder))
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .animalBase(let value): return UnionBranch(0, value)
                        case .cat(let value): return UnionBranch(1, value)
                        case .tiger(let value): return UnionBranch(2, value)
                        case .unknown(let value): return UnionBranch(3, value)
                        }
                    }
                }

                public nonisolated struct AnimalBase: ObjectModel {
                    public var kind: String

                    public init(kind: String) {
                        self.kind = kind
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": String.self]
                }

                public nonisolated struct Cat: ObjectModel {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": String.self, "lives": Int?.self]
                }

                public nonisolated struct Tiger: ObjectModel {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": String.self, "lives": Int?.self]
                }
                """)
    ]
}
