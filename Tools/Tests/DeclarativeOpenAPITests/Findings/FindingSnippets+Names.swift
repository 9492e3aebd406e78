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
    ]
}
