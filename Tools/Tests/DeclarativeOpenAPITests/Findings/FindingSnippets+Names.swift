extension FindingSnippets {
    /// Names that are not valid in Swift, or that clash.
    static let names: [Snippet] = [
        Snippet(
            rule: "name.namespace", yaml: head,
            lines: """
                a.yaml:1:1: error: the namespace cannot be called `String`: it must be a Swift identifier, and none that generated code refers to [name.namespace]

                """, enumName: "String"),
        Snippet(
            rule: "name.collision",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {properties: {a-b: {type: string}, a_b: {type: string}}}}}\n",
            lines: """
                a.yaml:4:62: note: properties `a_b` and `a-b` make one Swift name; this one is `aUnderscoreB` [name.collision]

                """),
        Snippet(
            rule: "name.collision",
            yaml: head
                + "paths: {}\ncomponents: {schemas: {A: {properties: {a b: {type: string}, \"a\\_b\": {type: string}}}}}\n",
            lines: """
                a.yaml:4:62: note: properties `a\u{a0}b` (U+0061 U+00A0 U+0062) and `a b` (U+0061 U+0020 U+0062) make one Swift name; this one is `aNoBreakSpaceB` [name.collision]

                """),
        Snippet(
            rule: "name.collision",
            yaml: head
                + """
                paths:
                  /a:
                    get:
                      parameters: [{name: id, in: header, schema: {}}, {name: id, in: query, schema: {}}]
                      responses: {}
                """,
            lines: """
                a.yaml:6:20: note: parameters `id (header)` and `id (query)` make one Swift name; this one is `id2` [name.collision]

                """),
        Snippet(
            rule: "operation.duplicate-id",
            yaml: head
                + """
                paths:
                  /a: {get: {operationId: list, responses: {}}}
                  /b: {get: {operationId: list, responses: {}}}
                """,
            lines: """
                a.yaml:4:8: warning: several operations have the operationId `list`; each is named after its method and path [operation.duplicate-id]
                a.yaml:5:8: note: this operation has it, too

                """),
    ]
}
