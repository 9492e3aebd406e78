import Testing

/// Required, optional, nullable, and what PATCH sends.
@Suite struct NullTests {
    @Test func inOpenAPI31() {
        expect(
            .models,
            of: schemas(
                """
                Card:
                  type: object
                  required: [a, b]
                  properties:
                    a: {type: string}
                    b: {type: [string, "null"]}
                    c: {type: string}
                    d: {anyOf: [{$ref: "#/components/schemas/Id"}, {type: "null"}]}
                    e: {type: array, items: {type: [integer, "null"]}}
                    f: {type: "null"}
                Id: {type: string}
                """,
                received: "Card"),
            is: """
                struct Card
                  a: string, required
                  b: string?, required, nullable
                  c: string?
                  d: Id?, nullable
                  e: [integer?]?
                  f: json?, nullable
                alias Id = string
                """)
    }

    @Test func inOpenAPI30() {
        expect(
            .models,
            of: schemas(
                """
                Card:
                  type: object
                  required: [a, b]
                  properties:
                    a: {type: string}
                    b: {type: string, nullable: true}
                    c: {nullable: true, allOf: [{$ref: "#/components/schemas/Back"}]}
                    d: {type: string, nullable: true, enum: [x, null]}
                Back: {type: object, properties: {e: {type: object, additionalProperties: {type: string, nullable: true}}}}
                """,
                received: "Card",
                version: "3.0.3"),
            is: """
                struct Back
                  e: [:string?]?
                struct Card
                  a: string, required
                  b: string?, required, nullable
                  c: Back?, nullable
                  d: Card.D?, nullable
                  enum D of string, open: x
                """)
    }

    /// Only a member that is optional and nullable has three states.
    @Test func whatIsPatchedTellsNullFromMissing() {
        expect(
            .models,
            of: paths(
                """
                /a: {patch: {operationId: change, requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/Change"}}}}, responses: {"204": {}}}}
                """,
                components: """
                    schemas:
                      Change:
                        type: object
                        required: [a, b]
                        properties: {a: {type: string}, b: {type: [string, "null"]}, c: {type: string}, d: {type: [string, "null"]}}
                    """),
            is: """
                struct Change
                  a: string, required
                  b: string?, required, nullable
                  c: string?
                  d: string?, nullable, patch
                """)
    }
}
