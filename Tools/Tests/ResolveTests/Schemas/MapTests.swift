import Testing

/// Keys that a schema does not list.
@Suite struct MapTests {
    @Test func maps() {
        expect(
            .models,
            of: schemas(
                """
                Counts: {type: object, additionalProperties: {type: integer}}
                Deep: {type: object, additionalProperties: {type: object, additionalProperties: {type: array, items: {type: string}}}}
                Free: {type: object, additionalProperties: true}
                Inline: {type: object, additionalProperties: {type: object, properties: {a: {type: string}}}}
                """),
            is: """
                alias Counts = [:integer]
                alias Deep = [:[:[string]]]
                alias Free = [:json]
                alias Inline = [:InlineValue]
                struct InlineValue
                  a: string?
                """)
    }

    @Test func besideMembers() {
        expect(
            .models,
            of: schemas(
                """
                Mixed: {type: object, properties: {a: {type: string}}, additionalProperties: {type: number}}
                Open: {type: object, properties: {a: {type: string}}, additionalProperties: true}
                Closed: {type: object, properties: {a: {type: string}}, additionalProperties: false}
                Clash: {type: object, properties: {additionalProperties: {type: string}}, additionalProperties: {type: string}}
                """),
            is: """
                struct Clash
                  additionalProperties: string?
                  additionalProperties2, other keys: string
                struct Closed
                  a: string?
                struct Mixed
                  a: string?
                  additionalProperties, other keys: number
                struct Open
                  a: string?
                  additionalProperties, other keys: json
                """)
    }

    @Test func byPattern() {
        expect(
            .models,
            of: schemas(
                """
                Patterns: {type: object, patternProperties: {"^x-": {type: string}}}
                Beside: {type: object, properties: {a: {type: integer}}, patternProperties: {"^x-": {type: string}}}
                """),
            is: """
                struct Beside
                  a: integer?
                  additionalProperties, other keys: string
                alias Patterns = [:string]
                """)
    }
}
