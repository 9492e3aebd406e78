import Testing

/// Unions whose branches list integers for a key. Only the reading of a value is shown; the rest is as it is for strings.
struct NumberTagTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        tag(
            "told apart by numbers that each branch lists",
            """
            Action: {oneOf: [{$ref: "#/components/schemas/Start"}, {$ref: "#/components/schemas/Stop"}]}
            Start: {type: object, required: [type], properties: {type: {type: integer, enum: [1]}, at: {type: string}}}
            Stop: {type: object, required: [type], properties: {type: {type: integer, enum: [2, 3]}, at: {type: string}}}
            """,
            makes: """
                public init(from decoder: any Decoder) throws {
                    let shape = JSONShape(decoder)
                    switch shape.integerTag("type") {
                    case 1: self = .start(try decoder.branch(Start.self))
                    case 2, 3: self = .stop(try decoder.branch(Stop.self))
                    default: throw DecodingError.unmatched(Self.self, at: decoder)
                    }
                }
                """),
        tag(
            "a mapping names numbers in text",
            """
            Action:
              oneOf: [{$ref: "#/components/schemas/Start"}, {$ref: "#/components/schemas/Stop"}]
              discriminator: {propertyName: type, mapping: {"1": "#/components/schemas/Start", "2": "#/components/schemas/Stop"}}
            Start: {type: object, required: [type], properties: {type: {type: integer, enum: [1]}}}
            Stop: {type: object, required: [type], properties: {type: {type: integer, enum: [2]}}}
            """,
            makes: """
                public init(from decoder: any Decoder) throws {
                    let shape = JSONShape(decoder)
                    switch shape.integerTag("type") {
                    case 1: self = .start(try decoder.branch(Start.self))
                    case 2: self = .stop(try decoder.branch(Stop.self))
                    default: throw DecodingError.unmatched(Self.self, at: decoder)
                    }
                }
                """),
        tag(
            "a number that a member need not have tells a branch",
            """
            Action: {oneOf: [{$ref: "#/components/schemas/Start"}, {$ref: "#/components/schemas/Stop"}]}
            Start: {type: object, properties: {type: {type: integer, enum: [1]}, at: {type: string}}}
            Stop: {type: object, properties: {type: {type: integer, enum: [2]}, at: {type: string}}}
            """,
            makes: """
                public init(from decoder: any Decoder) throws {
                    let shape = JSONShape(decoder)
                    if shape.is(.object, where: "type", isOneOf: 1), let value = try? decoder.branch(Start.self) {
                        self = .start(value)
                    } else if shape.is(.object, where: "type", isOneOf: 2), let value = try? decoder.branch(Stop.self) {
                        self = .stop(value)
                    } else if shape.is(.object), let value = try? decoder.branch(Start.self) {
                        self = .start(value)
                    } else if shape.is(.object), let value = try? decoder.branch(Stop.self) {
                        self = .stop(value)
                    } else {
                        throw DecodingError.unmatched(Self.self, at: decoder)
                    }
                }
                """),
    ]

    private static func tag(_ name: String, _ yaml: String, makes swift: String) -> Sample {
        Sample(name: name, document: Document.schemas(yaml), part: .blocks(["public init(from decoder"]), swift: swift)
    }
}
