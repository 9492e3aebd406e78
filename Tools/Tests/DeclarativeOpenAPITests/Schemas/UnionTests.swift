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
                public nonisolated struct Cat: ObjectModel {
                    public var kind: String
                    public var lives: Int?

                    public init(kind: String, lives: Int? = nil) {
                        self.kind = kind
                        self.lives = lives
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": String.self, "lives": Int?.self]
                }

                public nonisolated struct Dog: ObjectModel {
                    public var kind: String

                    public init(kind: String) {
                        self.kind = kind
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": String.self]
                }

                public nonisolated enum Pet: UnionModel {
                    case cat(Cat)
                    case dog(Dog)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        switch shape.tag("kind") {
                        case "cat": self = .cat(try decoder.branch(Cat.self))
                        case "Dog": self = .dog(try decoder.branch(Dog.self))
                        default: throw DecodingError.unmatched(Self.self, at: decoder)
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
            "told apart by a key that only one requires",
            """
            Shape: {oneOf: [{$ref: "#/components/schemas/Circle"}, {$ref: "#/components/schemas/Box"}]}
            Circle: {type: object, required: [radius], properties: {radius: {type: number}}}
            Box: {type: object, required: [side], properties: {side: {type: number}}}
            """,
            makes: """
                public nonisolated struct Box: ObjectModel {
                    public var side: Double

                    public init(side: Double) {
                        self.side = side
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["side": Double.self]
                }

                public nonisolated struct Circle: ObjectModel {
                    public var radius: Double

                    public init(radius: Double) {
                        self.radius = radius
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["radius": Double.self]
                }

                public nonisolated enum Shape: UnionModel {
                    case circle(Circle)
                    case box(Box)

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, having: "radius") {
                            self = .circle(try decoder.branch(Circle.self))
                        } else if shape.is(.object, having: "side") {
                            self = .box(try decoder.branch(Box.self))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .circle(let value): return UnionBranch(0, value)
                        case .box(let value): return UnionBranch(1, value)
                        }
                    }
                }
                """),
        .sent(
            "told apart by the kind of JSON",
            "Id: {anyOf: [{type: string}, {type: integer}]}",
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
                public nonisolated struct Child: ObjectModel {
                    public var name: String?

                    public init(name: String? = nil) {
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String?.self]
                }

                public nonisolated struct Parent: ObjectModel {
                    public var child: Child?

                    public init(child: Child? = nil) {
                        self.child = child
                    }

                    @_spi(Generated) public static let members = ObjectMembers(["child": Child?.self], writtenAsNull: ["child"])
                }
                """),
    ]
}
