extension FindingSnippets {
    /// Schemas that have no meaning, or that say more than a Swift type can.
    static let schemas: [Snippet] = [
        Snippet(
            rule: "schema.refused",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: object, properties: []}}}\n",
            lines: """
                a.yaml:4:24: error: schema `A` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:54: error: `properties` of a schema must be a mapping, not a list [document.wrong-type]

                """),
        Snippet(
            rule: "schema.refused",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {\"\u{e9}\": {type: string}, \"e\u{301}\": {type: integer}}}\n",
            lines: """
                a.yaml:4:45: error: schema `e\u{301}` (U+0065 U+0301) has the name of an earlier one, `\u{e9}` (U+00E9), spelled with other code points; rename one of them [schema.refused]

                """),
        Snippet(
            rule: "schema.untyped",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: boolean, enum: [1, 2]}}}\n",
            lines: """
                a.yaml:4:27: warning: the values of this enumeration do not fit its type; only the type is used [schema.untyped]

                """),
        Snippet(
            rule: "schema.empty-enum", yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: string, enum: []}}}\n",
            lines: """
                a.yaml:4:27: warning: this enumeration lists no value; only its type counts [schema.empty-enum]

                """),
        Snippet(
            rule: "schema.contradiction",
            yaml: head
                + """
                paths: {}
                components:
                  schemas:
                    A: {allOf: [{type: object}, {type: string}]}
                    B: {allOf: [{properties: {a: {type: string}}}, {properties: {a: {type: integer}}}]}
                    C: {oneOf: [{type: string}], anyOf: [{type: integer}]}
                    D: {allOf: [{enum: [a, b]}, {type: string, enum: [c]}]}
                    E: {type: object, properties: {fine: {$ref: "#/components/schemas/F"}}}
                    F: {type: string}

                """,
            lines: """
                a.yaml:6:33: error: no value fits this schema: it joins the types object and string [schema.contradiction]
                a.yaml:6:17: note: the other one is here
                a.yaml:7:69: error: no value fits this schema: it joins the types string and integer [schema.contradiction]
                a.yaml:7:34: note: the other one is here
                a.yaml:8:42: error: no value fits this schema: it joins two unions of which no branches fit together [schema.contradiction]
                a.yaml:8:17: note: the other one is here
                a.yaml:9:33: error: no value fits this schema: it joins two enumerations without a common value [schema.contradiction]
                a.yaml:9:17: note: the other one is here

                """),
        Snippet(
            rule: "schema.indistinct-keys",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {properties: {\"\u{e9}\": {type: string}, \"e\u{301}\": {type: integer}}}}}\n",
            lines: """
                a.yaml:4:62: error: the key `e\u{301}` (U+0065 U+0301) differs from `\u{e9}` (U+00E9) only in how its letters are composed; Foundation's coders take the two for one, so values of this schema are `JSONValue` [schema.indistinct-keys]
                a.yaml:4:41: note: the other one is here

                """),
        Snippet(
            rule: "schema.discriminator",
            yaml: head
                + """
                paths: {}
                components:
                  schemas:
                    A: {type: object, required: [k], properties: {k: {type: string}}}
                    B: {type: object, required: [l], properties: {l: {type: string}}}
                    C:
                      oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]
                      discriminator: {propertyName: k, mapping: {a: A, b: "#/components/schemas/B", c: Nothing}}
                    D:
                      oneOf: [{$ref: "#/components/schemas/A"}, {$ref: "#/components/schemas/B"}]
                      discriminator: {propertyName: kind}
                    E: {properties: {k: {type: string}}, discriminator: {propertyName: k}}

                """,
            lines: """
                a.yaml:10:88: warning: `c` is mapped to `Nothing`, which is no branch of this union; it is not read [schema.discriminator]
                a.yaml:13:22: warning: no branch of this union has the key `kind`; a value that is sent does not carry it [schema.discriminator]
                a.yaml:14:57: warning: there is no `oneOf` or `anyOf` beside this discriminator; a value is read as this schema, without the properties of schemas that extend it [schema.discriminator]

                """),
        Snippet(
            rule: "schema.duplicate-enum-value",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: string, enum: [a, b, a]}}}\n",
            lines: """
                a.yaml:4:55: warning: the value `a` stands twice in this enumeration and is one case; remove one of them [schema.duplicate-enum-value]

                """),
        Snippet(
            rule: "schema.required-unknown",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {required: [b], properties: {a: {type: string}}}}}\n",
            lines: """
                a.yaml:4:27: note: `required` names `b`, which is not among the properties and has no member; list it there, or take it away [schema.required-unknown]

                """),
    ]
}
