import Testing

/// Listed values.
@Suite struct EnumerationTests {
    @Test func ofTextsReceived() {
        expect(
            .models,
            of: schemas(
                """
                Word: {type: string, enum: [one, "3", "", a b, in, self], description: A word.}
                """,
                received: "Word"),
            is: """
                enum Word of string, open: one, _3 "3", empty "", aB "a b", in, self_ "self" // A word.
                """)
    }

    @Test func ofTextsSent() {
        expect(
            .models,
            of: schemas(
                """
                Word: {type: string, enum: [up, down]}
                """,
                sent: "Word"),
            is: """
                enum Word of string, closed: up, down
                """)
    }

    @Test func ofNumbers() {
        expect(
            .models,
            of: schemas(
                """
                Holder:
                  type: object
                  properties:
                    whole: {type: integer, enum: [1, -2]}
                    broken: {type: number, enum: [0.5, 2]}
                    untyped: {enum: [a, b]}
                    mixed: {enum: [a, 1]}
                    flag: {type: boolean, enum: [true]}
                """,
                sent: "Holder"),
            is: """
                struct Holder
                  whole: Holder.Whole?
                  broken: Holder.Broken?
                  untyped: Holder.Untyped?
                  mixed: Holder.Mixed?
                  flag: boolean?
                  enum Whole of integer, closed: _1 "1", minus2 "-2"
                  enum Broken of number, closed: _0_5 "0.5", _2_0 "2.0"
                  enum Untyped of string, closed: a, b
                  union Mixed, closed
                    a = "a" if it is "a"
                    _1 = 1 if it is 1
                """)
    }

    /// Only a required member of its own, of which the configuration says nothing, is a constant.
    @Test func ofOneValueElsewhere() {
        expect(
            .models,
            of: schemas(
                """
                Kind: {type: string, enum: [always]}
                Holder:
                  type: object
                  required: [component, list, number, null]
                  properties:
                    component: {$ref: "#/components/schemas/Kind"}
                    list: {type: array, items: {type: string, enum: [a]}}
                    number: {type: integer, enum: [2]}
                    "null": {type: string, enum: [b], nullable: true}
                """,
                sent: "Holder"),
            is: """
                struct Holder
                  component: Kind, required, default .always
                  list: [Holder.List], required
                  number: integer, required, always 2
                  null: Holder.Null?, required, nullable
                  enum List of string, closed: a
                  enum Null of string, closed: b
                enum Kind of string, closed: always
                """)
    }

    @Test func constantsOfEveryKind() {
        expect(
            .models,
            of: schemas(
                """
                Holder:
                  type: object
                  required: [isOn, isOff, ratio, whole]
                  properties:
                    isOn: {const: true, type: boolean}
                    isOff: {type: boolean, enum: [false]}
                    ratio: {const: 0.5, type: number}
                    whole: {const: 3, type: number}
                """,
                sent: "Holder"),
            is: """
                struct Holder
                  isOn: boolean, required, always true
                  isOff: boolean, required, always false
                  ratio: number, required, always 0.5
                  whole: integer, required, always 3
                """)
    }

    /// The value by which a union recognises an object is a constant. An enum of one value that no union looks at can
    /// get further values.
    @Test func tagsOfUnions() {
        expect(
            .models,
            of: schemas(
                """
                Node: {oneOf: [{$ref: "#/components/schemas/Frame"}, {$ref: "#/components/schemas/Text"}]}
                Frame: {type: object, required: [type, version], properties: {type: {type: string, enum: [FRAME]}, version: {type: integer, enum: [1]}}}
                Text: {type: object, required: [type, version], properties: {type: {type: string, enum: [TEXT, LABEL]}, version: {type: integer, enum: [1]}}}
                """,
                received: "Node"),
            is: """
                struct Frame
                  type: string, required, always "FRAME"
                  version: Frame.Version, required, default ._1
                  enum Version of integer, open: _1 "1"
                union Node, open, by "type"
                  frame(Frame) if tagged "FRAME"
                  text(Text) if tagged "TEXT" or "LABEL"
                struct Text
                  type: Text.APIType, required
                  version: Text.Version, required, default ._1
                  enum APIType of string, open: text "TEXT", label "LABEL"
                  enum Version of integer, open: _1 "1"
                """)
    }

    @Test func ofOneValue() {
        expect(
            .models,
            of: schemas(
                """
                Holder: {type: object, required: [kind], properties: {kind: {const: always}, version: {const: 2}}}
                """,
                sent: "Holder"),
            is: """
                struct Holder
                  kind: string, required, always "always"
                  version: Holder.Version?
                  enum Version of integer, closed: _2 "2"
                """)
    }

    @Test func withNull() {
        expect(
            .models,
            of: schemas(
                """
                Level: {type: [integer, "null"], enum: [1, 2, null]}
                Holder: {type: object, required: [level], properties: {level: {$ref: "#/components/schemas/Level"}}}
                """,
                sent: "Holder"),
            is: """
                struct Holder
                  level: Level?, required, nullable
                enum Level of integer, closed: _1 "1", _2 "2"
                """)
    }

    @Test func withAValueTwice() {
        expect(
            .models,
            of: schemas(
                """
                Word: {type: string, enum: [a, b, a]}
                """),
            finding: """
                a.yaml:6:39: warning: the value `a` stands twice in this enumeration and is one case; remove one of them [schema.duplicate-enum-value]

                """,
            is: """
                enum Word of string, closed: a, b
                """)
    }
}
