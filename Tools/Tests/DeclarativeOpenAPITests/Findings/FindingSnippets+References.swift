extension FindingSnippets {
    /// References that lead nowhere, to the wrong kind of object, or back to themselves.
    static let references: [Snippet] = [
        Snippet(
            rule: "reference.unresolved",
            yaml: head + "paths: {/a: {$ref: \"#/components/pathItems/A\"}}\n",
            lines: """
                a.yaml:3:20: error: `#/components/pathItems/A` leads nowhere: the document has nothing there [reference.unresolved]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head + "paths: {/a: {$ref: \"#/paths/~1b\"}, /b: {$ref: \"#/paths/%7E1a\"}}\n",
            lines: """
                a.yaml:3:20: error: `#/paths/~1b` leads back to itself [reference.circular]
                a.yaml:3:47: error: `#/paths/%7E1a` leads back to itself [reference.circular]

                """),
        Snippet(
            rule: "reference.not-read",
            yaml: head + "paths: {/a: {$ref: \"b.yaml#/a\"}}\n",
            lines: """
                a.yaml:3:20: error: `b.yaml#/a` is not followed: only references within this document are [reference.not-read]

                """),
        Snippet(
            rule: "reference.unresolved",
            yaml: head + "paths: {/a: {get: {parameters: [{$ref: \"#/components/parameters/P\"}], responses: {}}}}\n",
            lines: """
                a.yaml:3:40: error: `#/components/parameters/P` leads nowhere: the document has nothing there [reference.unresolved]

                """),
        Snippet(
            rule: "reference.not-read",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {$ref: \"other.yaml#/A\"}}}\n",
            lines: """
                a.yaml:4:34: error: `other.yaml#/A` is not followed: only references within this document are [reference.not-read]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + "paths: {/a: {get: {parameters: [{$ref: \"#/components/parameters/P\"}], responses: {}}}}\n"
                + "components: {parameters: {P: {$ref: \"#/components/parameters/P\"}}}\n",
            lines: """
                a.yaml:3:40: error: `#/components/parameters/P` leads back to itself [reference.circular]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {$ref: \"#/components/schemas/B\"}, B: {$ref: \"#/components/schemas/A\"}}}\n",
            lines: """
                a.yaml:4:24: error: the schema of `A` leads back to itself without an object or a union between [reference.circular]
                a.yaml:4:61: error: the schema of `B` leads back to itself without an object or a union between [reference.circular]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {type: array, items: {$ref: \"#/components/schemas/A\"}}}}\n",
            lines: """
                a.yaml:4:24: error: the schema of `A` leads back to itself without an object or a union between [reference.circular]

                """),
        Snippet(
            rule: "reference.siblings",
            yaml: """
                openapi: 3.0.3
                info: {title: Demo, version: "1"}
                paths: {}
                components:
                  schemas:
                    A: {type: string}
                    B: {properties: {a: {$ref: "#/components/schemas/A", description: the text}}}

                """,
            lines: """
                a.yaml:7:25: note: OpenAPI 3.0 ignores the keywords beside a `$ref`; put the reference into an `allOf` to keep them [reference.siblings]

                """),
        Snippet(
            rule: "reference.circular",
            yaml: head
                + """
                paths: {}
                components:
                  schemas:
                    A: {allOf: [{$ref: "#/components/schemas/B"}, {properties: {a: {type: string}}}]}
                    B: {allOf: [{$ref: "#/components/schemas/A"}, {properties: {b: {type: string}}}]}
                    C: {oneOf: [{$ref: "#/components/schemas/D"}, {type: string}]}
                    D: {oneOf: [{$ref: "#/components/schemas/C"}, {type: integer}]}
                    E: {properties: {e: {type: string}}, oneOf: [{$ref: "#/components/schemas/E"}, {required: [e]}]}

                """,
            lines: """
                a.yaml:6:24: error: `#/components/schemas/B` leads back to itself [reference.circular]
                a.yaml:7:24: error: `#/components/schemas/A` leads back to itself [reference.circular]
                a.yaml:8:5: error: a branch of the union `C` is that union itself [reference.circular]
                a.yaml:9:5: error: a branch of the union `D` is that union itself [reference.circular]
                a.yaml:10:50: error: a branch of this union contains the union itself [reference.circular]

                """),
    ]
}
