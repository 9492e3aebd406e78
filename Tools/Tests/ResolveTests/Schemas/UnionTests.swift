import Testing

/// `oneOf`, `anyOf` and several types: the tests that tell the branches apart.
@Suite struct UnionTests {
    @Test func byKindOfValue() {
        expect(
            .models,
            of: schemas(
                """
                Any: {oneOf: [{type: string}, {type: integer}, {type: array, items: {type: string}}, {type: object, properties: {a: {type: string}}}, {type: boolean}]}
                """,
                sent: "Any"),
            is: """
                union APIAny, closed
                  string(string) if string
                  integer(integer) if number
                  array([string]) if array
                  object(APIAny.Object) if object
                  boolean(boolean) if boolean
                  struct Object
                    a: string?
                """)
    }

    @Test func byKeys() {
        expect(
            .models,
            of: schemas(
                """
                A: {type: object, required: [a], properties: {a: {type: string}, c: {type: string}}}
                B: {type: object, required: [b], properties: {b: {type: string}}}
                Either: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]}
                """,
                received: "Either"),
            is: """
                struct A
                  a: string, required
                  c: string?
                struct B
                  b: string, required
                union Either, open
                  a(A) if object with all of a
                  b(B) if object with all of b
                """)
    }

    @Test func byAListedValue() {
        expect(
            .models,
            of: schemas(
                """
                A: {type: object, required: [kind], properties: {kind: {const: a}}}
                B: {type: object, required: [kind], properties: {kind: {type: string, enum: [b, c]}}}
                Either: {anyOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]}
                """,
                received: "Either"),
            is: """
                struct A
                  kind: string, required, always "a"
                struct B
                  kind: B.Kind, required
                  enum Kind of string, open: b, c
                union Either, open, by "kind"
                  a(A) if tagged "a"
                  b(B) if tagged "b" or "c"
                """)
    }

    @Test func byTrial() {
        expect(
            .models,
            of: schemas(
                """
                A: {type: object, properties: {a: {type: string}}}
                B: {type: object, properties: {b: {type: string}}}
                Either: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]}
                """,
                received: "Either"),
            is: """
                struct A
                  a: string?
                struct B
                  b: string?
                union Either, open
                  a(A) if it decodes and is object, first with any of a
                  b(B) if it decodes and is object, first with any of b
                """)
    }

    @Test func ofSeveralTypes() {
        expect(
            .models,
            of: schemas(
                """
                Thing: {type: object, properties: {a: {type: [string, integer]}, b: {type: [string, integer, "null"]}}}
                """,
                received: "Thing"),
            is: """
                struct Thing
                  a: Thing.A?
                  b: Thing.B?, nullable
                  union A, open
                    string(string) if string
                    integer(integer) if number
                  union B, open
                    string(string) if string
                    integer(integer) if number
                """)
    }

    @Test func ofOneBranchIsThatBranch() {
        expect(
            .models,
            of: schemas(
                """
                Thing: {type: object, properties: {a: {oneOf: [{type: string}]}, b: {anyOf: [{type: integer}, {type: "null"}]}}}
                """),
            is: """
                struct Thing
                  a: string?
                  b: integer?, nullable, patch
                """)
    }

    @Test func withInlineBranches() {
        expect(
            .models,
            of: schemas(
                """
                Found: {anyOf: [{title: place, type: object, required: [at], properties: {at: {type: string}}}, {title: list, type: array, items: {type: string}}, {type: string, enum: [none, all]}]}
                """,
                sent: "Found"),
            is: """
                union Found, closed
                  place(Found.Place) if object
                  list([string]) if array
                  value(Found.Value) if string
                  struct Place // place
                    at: string, required
                  enum Value of string, closed: noneValue "none", all
                """)
    }

    @Test func withMembersBesideTheBranches() {
        expect(
            .models,
            of: schemas(
                """
                Shape:
                  type: object
                  required: [id]
                  properties: {id: {type: string}}
                  oneOf: [{required: [a], properties: {a: {type: string}}}, {required: [b], properties: {b: {type: string}}}]
                """,
                sent: "Shape"),
            is: """
                union Shape, closed
                  option1(Shape.Option1) if object with all of a
                  option2(Shape.Option2) if object with all of b
                  struct Option1
                    id: string, required
                    a: string, required
                  struct Option2
                    id: string, required
                    b: string, required
                """)
    }
}
