import Testing

/// Defaults: an argument of what is sent, and nothing but prose of what is received.
@Suite struct DefaultTests {
    private static let options = """
        Options:
          type: object
          required: [tone]
          properties:
            tone: {type: string, enum: [low, high], default: high}
            size: {type: integer, default: 3}
            ratio: {type: number, default: 0.5}
            loud: {type: boolean, default: true}
            word: {type: string, default: "a b"}
            tags: {type: array, items: {type: string}, default: [x]}
        """

    @Test func sent() {
        expect(
            .models,
            of: schemas(
                Self.options,
                sent: "Options"),
            is: """
                struct Options
                  tone: Options.Tone, required, default .high // Default: `"high"`.
                  size: integer?, default 3 // Default: `3`.
                  ratio: number?, default 0.5 // Default: `0.5`.
                  loud: boolean?, default true // Default: `true`.
                  word: string?, default "a b" // Default: `"a b"`.
                  tags: [string]?, default ["x"] // Default: `["x"]`.
                  enum Tone of string, closed: low, high
                """)
    }

    @Test func received() {
        expect(
            .models,
            of: schemas(
                Self.options,
                received: "Options"),
            is: """
                struct Options
                  tone: Options.Tone, required // Default: `"high"`.
                  size: integer? // Default: `3`.
                  ratio: number? // Default: `0.5`.
                  loud: boolean? // Default: `true`.
                  word: string? // Default: `"a b"`.
                  tags: [string]? // Default: `["x"]`.
                  enum Tone of string, open: low, high
                """)
    }

    /// A member that a PATCH leaves out keeps its value on the server.
    @Test func aPatchSendsNone() {
        expect(
            .models,
            of: paths(
                """
                /a: {patch: {operationId: change, requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/Change"}}}}, responses: {"204": {}}}}
                """,
                components: "schemas: {Change: {type: object, properties: {size: {type: integer, default: 3}}}}"),
            is: """
                struct Change
                  size: integer? // Default: `3`.
                """)
    }

    @Test func thatDoesNotFitItsType() {
        expect(
            .models,
            of: schemas(
                """
                Options: {type: object, properties: {size: {type: integer, default: big}}}
                """,
                sent: "Options"),
            is: """
                struct Options
                  size: integer? // Default: `"big"`.
                """)
    }
}
