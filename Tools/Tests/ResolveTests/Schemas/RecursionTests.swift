import Testing

/// Schemas that contain themselves.
@Suite struct RecursionTests {
    @Test func membersAreBoxedWhereAValueWouldHoldItsOwnType() {
        expect(
            .models,
            of: schemas(
                """
                Node:
                  type: object
                  required: [name]
                  properties:
                    name: {type: string}
                    parent: {$ref: "#/components/schemas/Node"}
                    children: {type: array, items: {$ref: "#/components/schemas/Node"}}
                    byName: {type: object, additionalProperties: {$ref: "#/components/schemas/Node"}}
                """),
            is: """
                struct Node
                  name: string, required
                  parent: Node?, boxed
                  children: [Node]?
                  byName: [:Node]?
                """)
    }

    @Test func throughTwoTypes() {
        expect(
            .models,
            of: schemas(
                """
                Item: {type: object, properties: {holder: {$ref: "#/components/schemas/Holder"}}}
                Holder: {type: object, properties: {item: {$ref: "#/components/schemas/Item"}}}
                """),
            is: """
                struct Holder
                  item: Item?, boxed
                struct Item
                  holder: Holder?, boxed
                """)
    }

    @Test func throughAUnion() {
        expect(
            .models,
            of: schemas(
                """
                Rule: {oneOf: [{$ref: "#/components/schemas/Not"}, {type: string}]}
                Not: {type: object, required: [not], properties: {not: {$ref: "#/components/schemas/Rule"}}}
                """,
                sent: "Rule"),
            is: """
                struct Not
                  not: Rule, required, boxed
                union Rule, closed, boxed
                  not(Not) if object
                  string(string) if string
                """)
    }

    @Test func ofAnAliasAloneIsRefused() {
        expect(
            .models,
            of: schemas(
                """
                A: {$ref: "#/components/schemas/B"}
                B: {$ref: "#/components/schemas/A"}
                C: {type: object, properties: {a: {$ref: "#/components/schemas/A"}}}
                """),
            allowing: ["reference.circular"],
            finding: """
                a.yaml:6:5: warning: the schema of `A` leads back to itself without an object or a union between [reference.circular]
                a.yaml:7:5: warning: the schema of `B` leads back to itself without an object or a union between [reference.circular]

                """,
            is: """
                alias A = json
                alias B = json
                struct C
                  a: A?
                """)
    }
}
