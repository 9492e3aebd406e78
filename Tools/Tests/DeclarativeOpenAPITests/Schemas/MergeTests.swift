import Testing

/// The schema that the branches of an `allOf` make together.
struct MergeTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .sent(
            "a plain value narrowed is a plain value",
            """
            Note: {allOf: [{type: string}, {maxLength: 8}]}
            Card: {type: object, required: [title], properties: {title: {allOf: [{type: string, nullable: true, description: The title.}, {nullable: false}]}}}
            """,
            makes: """
                public nonisolated struct Card: ObjectModel {
                    /// The title.
                    public var title: String

                    public init(title: String) {
                        self.title = title
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["title": String.self]
                }

                public typealias Note = String
                """),
        .sent(
            "a property that a branch narrows has the narrower type",
            """
            Event: {type: object, required: [kind], properties: {kind: {type: string}, at: {type: number}}}
            Login:
              allOf:
                - $ref: "#/components/schemas/Event"
                - {properties: {kind: {type: string, enum: [login]}, at: {type: integer}}, required: [at]}
            """,
            makes: """
                public nonisolated struct Event: ObjectModel {
                    public var kind: String
                    public var at: Double?

                    public init(kind: String, at: Double? = nil) {
                        self.kind = kind
                        self.at = at
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": String.self, "at": Double?.self]
                }

                public nonisolated struct Login: ObjectModel {
                    public var kind: Kind
                    public var at: Int

                    public init(kind: Kind = .login, at: Int) {
                        self.kind = kind
                        self.at = at
                    }

                    public nonisolated enum Kind: String, Codable, Hashable, RequestValue, Sendable {
                        case login = "login"
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["kind": Kind.self, "at": Int.self]
                }
                """),
        .sent(
            "a union among the branches takes the others in",
            """
            Named: {type: object, required: [name], properties: {name: {type: string}}}
            Shape: {oneOf: [{type: object, title: Ball, required: [r], properties: {r: {type: number}}}, {type: object, title: Box, required: [side], properties: {side: {type: number}}}]}
            Thing: {allOf: [{$ref: "#/components/schemas/Named"}, {$ref: "#/components/schemas/Shape"}]}
            """,
            makes: """
                public nonisolated struct Named: ObjectModel {
                    public var name: String

                    public init(name: String) {
                        self.name = name
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["name": String.self]
                }

                public nonisolated enum Shape: UnionModel {
                    case ball(Ball)
                    case box(Box)

                    /// Ball
                    public nonisolated struct Ball: ObjectModel {
                        public var r: Double

                        public init(r: Double) {
                            self.r = r
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["r": Double.self]
                    }

                    /// Box
                    public nonisolated struct Box: ObjectModel {
                        public var side: Double

                        public init(side: Double) {
                            self.side = side
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["side": Double.self]
                    }

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, having: "r") {
                            self = .ball(try decoder.branch(Ball.self))
                        } else if shape.is(.object, having: "side") {
                            self = .box(try decoder.branch(Box.self))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .ball(let value): return UnionBranch(0, value)
                        case .box(let value): return UnionBranch(1, value)
                        }
                    }
                }

                public nonisolated enum Thing: UnionModel {
                    case ball(Ball)
                    case box(Box)

                    /// Ball
                    public nonisolated struct Ball: ObjectModel {
                        public var name: String
                        public var r: Double

                        public init(name: String, r: Double) {
                            self.name = name
                            self.r = r
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["name": String.self, "r": Double.self]
                    }

                    /// Box
                    public nonisolated struct Box: ObjectModel {
                        public var name: String
                        public var side: Double

                        public init(name: String, side: Double) {
                            self.name = name
                            self.side = side
                        }

                        @_spi(Generated) public static let members: ObjectMembers = ["name": String.self, "side": Double.self]
                    }

                    public init(from decoder: any Decoder) throws {
                        let shape = JSONShape(decoder)
                        if shape.is(.object, having: "r") {
                            self = .ball(try decoder.branch(Ball.self))
                        } else if shape.is(.object, having: "side") {
                            self = .box(try decoder.branch(Box.self))
                        } else {
                            throw DecodingError.unmatched(Self.self, at: decoder)
                        }
                    }

                    @_spi(Generated) public var branch: UnionBranch {
                        switch self {
                        case .ball(let value): return UnionBranch(0, value)
                        case .box(let value): return UnionBranch(1, value)
                        }
                    }
                }
                """),
    ]
}
