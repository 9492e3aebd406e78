import Testing

/// A discriminator tells branches apart by its value.
@Suite struct DiscriminatorTests {
    @Test func withMapping() {
        expect(
            .models,
            of: schemas(
                """
                Shape:
                  oneOf: [{$ref: "#/components/schemas/Circle"}, {$ref: "#/components/schemas/Square"}]
                  discriminator: {propertyName: kind, mapping: {round: "#/components/schemas/Circle", ball: "#/components/schemas/Circle", square: Square}}
                Circle: {type: object, required: [kind], properties: {kind: {type: string}, radius: {type: number}}}
                Square: {type: object, required: [kind], properties: {kind: {type: string}, side: {type: number}}}
                """,
                received: "Shape"),
            is: """
                struct Circle
                  kind: string, required
                  radius: number?
                union Shape, open, by "kind"
                  circle(Circle) if tagged "round" or "ball"
                  square(Square) if tagged "square"
                struct Square
                  kind: string, required
                  side: number?
                """)
    }

    @Test func withoutMapping() {
        expect(
            .models,
            of: schemas(
                """
                Shape: {oneOf: [{$ref: "#/components/schemas/Circle"}, {$ref: "#/components/schemas/Square"}], discriminator: {propertyName: kind}}
                Circle: {type: object, required: [kind], properties: {kind: {type: string}}}
                Square: {type: object, required: [kind], properties: {kind: {type: string, enum: [sq]}}}
                """,
                sent: "Shape"),
            is: """
                struct Circle
                  kind: string, required
                union Shape, closed, by "kind"
                  circle(Circle) if tagged "Circle"
                  square(Square) if tagged "sq"
                struct Square
                  kind: string, required, always "sq"
                """)
    }

    @Test func thatNoBranchHas() {
        expect(
            .models,
            of: schemas(
                """
                Shape: {oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}], discriminator: {propertyName: kind}}
                A: {type: object, required: [a], properties: {a: {type: string}}}
                B: {type: object, required: [b], properties: {b: {type: string}}}
                """),
            finding: """
                a.yaml:6:105: warning: no branch of this union has the key `kind`; a value that is sent does not carry it [schema.discriminator]

                """,
            is: """
                struct A
                  a: string, required
                struct B
                  b: string, required
                union Shape, closed, by "kind"
                  a(A) if tagged "A"
                  b(B) if tagged "B"
                """)
    }
}
