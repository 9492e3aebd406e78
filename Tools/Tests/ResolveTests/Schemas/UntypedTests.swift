import Testing

/// Keywords that Swift types do not say.
@Suite struct UntypedTests {
    @Test func prefixItems() {
        expect(
            .models,
            of: schemas(
                """
                Pair: {type: array, prefixItems: [{type: string}, {type: integer}]}
                """),
            finding: """
                a.yaml:6:25: warning: `prefixItems` is not carried into the Swift type; the server's answer decides what it allows [document.not-generated]

                """,
            is: """
                alias Pair = [json]
                """)
    }

    @Test func notAndConditions() {
        expect(
            .models,
            of: schemas(
                """
                Some: {type: object, properties: {a: {type: string}}, not: {required: [b]}, if: {required: [a]}, then: {required: [c]}}
                """),
            finding: """
                a.yaml:6:59: warning: `not` is not carried into the Swift type; the server's answer decides what it allows [document.not-generated]
                a.yaml:6:81: warning: `if` is not carried into the Swift type; the server's answer decides what it allows [document.not-generated]
                a.yaml:6:102: warning: `then` is not carried into the Swift type; the server's answer decides what it allows [document.not-generated]

                """,
            is: """
                struct Some
                  a: string?
                """)
    }

    @Test func aRefusedSchemaIsAnyJSON() {
        expect(
            .models,
            of: schemas(
                """
                Bad: {type: strin}
                Good: {type: object, required: [bad], properties: {bad: {$ref: "#/components/schemas/Bad"}}}
                """),
            allowing: ["document.wrong-type", "schema.refused"],
            finding: """
                a.yaml:6:5: warning: schema `Bad` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:6:17: warning: `type` must be one of object, array, string, integer, number, boolean or null, not the value `strin` [document.wrong-type]

                """,
            is: """
                struct Good
                  bad: json, required
                """)
    }
}
