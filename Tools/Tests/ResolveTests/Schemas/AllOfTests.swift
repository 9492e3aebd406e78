import Testing

/// `allOf` and the keywords beside it become one type.
@Suite struct AllOfTests {
    @Test func mergesMembers() {
        expect(
            .models,
            of: schemas(
                """
                Base: {type: object, required: [id], properties: {id: {type: string}}}
                Lorry:
                  required: [load]
                  allOf: [{$ref: "#/components/schemas/Base"}, {type: object, properties: {load: {type: number}, id: {type: string, description: Its number.}}}]
                  properties: {plate: {type: string}}
                """),
            is: """
                struct Base
                  id: string, required
                struct Lorry
                  id: string, required // Its number.
                  load: number, required
                  plate: string?
                """)
    }

    @Test func ofOneReferenceIsTheReference() {
        expect(
            .models,
            of: schemas(
                """
                Base: {type: object, properties: {id: {type: string}}}
                Holder: {type: object, properties: {base: {allOf: [{$ref: "#/components/schemas/Base"}]}, told: {description: Which one., allOf: [{$ref: "#/components/schemas/Base"}]}}}
                Alias: {allOf: [{$ref: "#/components/schemas/Base"}]}
                """),
            is: """
                alias Alias = Base
                struct Base
                  id: string?
                struct Holder
                  base: Base?
                  told: Base? // Which one.
                """)
    }

    @Test func mergesEnumerations() {
        expect(
            .models,
            of: schemas(
                """
                Few: {allOf: [{type: string, enum: [a, b, c]}, {enum: [b, c, d]}]}
                """),
            is: """
                enum Few of string, closed: b, c
                """)
    }

    @Test func isRefusedWhereNoValueFits() {
        expect(
            .models,
            of: schemas(
                """
                A: {type: object, properties: {a: {allOf: [{type: string}, {type: integer}]}, b: {type: string}}}
                """),
            allowing: ["schema.contradiction"],
            finding: """
                a.yaml:6:64: warning: no value fits this schema: it joins the types string and integer [schema.contradiction]
                a.yaml:6:48: note: the other one is here

                """,
            is: """
                struct A
                  a: json?
                  b: string?
                """)
    }
}
