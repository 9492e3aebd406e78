extension FindingSnippets {
    /// Documents that exceed a limit.
    static let limits: [Snippet] = [
        Snippet(
            rule: "schema.limit",
            yaml: head + "paths: {}\ncomponents:\n  schemas:\n"
                + (0..<257).map { "    S\($0): {$ref: \"#/components/schemas/S\($0 + 1)\"}\n" }.joined()
                + "    S257: {type: string}\n",
            lines: """
                a.yaml:7:5: error: the schema `S1` stands for another schema, that one for a third, and so on for more than 256 schemas \
                [schema.limit]

                """)
    ]
}
