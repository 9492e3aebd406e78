import Testing

/// Enums that a `backend.yaml` opens or closes.
struct EnumChoiceTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        Sample.received(
            "Size", "a closed enum that can be received",
            "Size: {type: string, enum: [s, xl]}",
            makes: """
                public nonisolated enum Size: String, Codable, Hashable, RequestValue, Sendable {
                    case s = "s"
                    case xl = "xl"
                }
                """
        ).configured("enums: {closed: [Size]}"),
        Sample.sent(
            "an open enum that is only sent",
            "Level: {type: integer, enum: [1]}",
            makes: """
                public nonisolated enum Level: OpenEnum, RequestValue {
                    /// Wire name: `1`.
                    case _1

                    /// A value that the document does not list; it is written back as it is.
                    case unknown(Int)

                    public static let known: KnownValues<Self> = [._1]

                    public var rawValue: Int {
                        switch self {
                        case ._1: return 1
                        case .unknown(let value): return value
                        }
                    }
                }
                """
        ).configured("enums: {open: [\"*\"]}"),
        Sample.received(
            "Pet", "enums and unions that stand inline",
            """
            Pet:
              required: [size, food]
              properties:
                size: {type: string, enum: [s]}
                food: {oneOf: [{type: string}, {type: integer}]}
            """,
            makes: """
                public nonisolated struct Pet: ObjectModel {
                    public var size: Size
                    public var food: Food

                    public init(size: Size = .s, food: Food) {
                        self.size = size
                        self.food = food
                    }

                    public nonisolated enum Size: String, Codable, Hashable, RequestValue, Sendable {
                        case s = "s"
                    }

                    public nonisolated enum Food: UnionModel {
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

                    @_spi(Generated) public static let members: ObjectMembers = ["size": Size.self, "food": Food.self]
                }
                """
        ).configured("enums: {closed: [Pet.size, \"*.food\"]}"),
    ]
}
