extension FindingSnippets {
    /// A document whose one operation receives what the reference leads to, in line 4.
    private static func receiving(_ reference: String) -> String {
        head + "paths: {/a: {get: {responses: {\"200\": {content: {application/json: {schema: "
            + "\n  {$ref: \"\(reference)\"}}}}}}}}\n"
    }

    static let otherFiles: [Snippet] = [
        Snippet(
            rule: "reference.no-file", yaml: receiving("models/none.yaml#/A"),
            lines: """
                a.yaml:4:10: error: `models/none.yaml#/A` leads to no file: correct the path, which starts at the folder of this file [reference.no-file]

                """, files: [:]),
        Snippet(
            rule: "reference.no-file", yaml: receiving("models"),
            lines: """
                a.yaml:4:10: error: `models` is a directory: refer to a file in it [reference.no-file]

                """, files: ["models/a.yaml": "type: string\n"]),
        Snippet(
            rule: "reference.outside", yaml: receiving("../b.yaml"),
            lines: """
                a.yaml:4:10: error: `../b.yaml` is outside api, where reading stops: name a folder around both with --root [reference.outside]

                """, files: [:]),
        Snippet(
            rule: "reference.remote", yaml: receiving("https://example.com/b.yaml"),
            lines: """
                a.yaml:4:10: error: `https://example.com/b.yaml` is not fetched: allow that with --allow-remote and --remote-cache, or refer to a copy [reference.remote]

                """, files: [:]),
        Snippet(
            rule: "reference.remote", yaml: receiving("http://example.com/b.yaml"),
            lines: """
                a.yaml:4:10: error: `http://example.com/b.yaml` is not read: other files are named by a relative path or an https URL [reference.remote]

                """, files: [:]),
        Snippet(
            rule: "reference.unresolved", yaml: receiving("b.yaml#/Cat"),
            lines: """
                a.yaml:4:10: error: `b.yaml#/Cat` leads nowhere: b.yaml has nothing at `#/Cat` [reference.unresolved]

                """, files: ["b.yaml": "Dog: {type: string}\n"]),
        Snippet(
            rule: "document.wrong-type", yaml: receiving("b.yaml#/Dog"),
            lines: """
                b.yaml:1:6: error: a schema must be a mapping, not the value `brown` [document.wrong-type]
                b.yaml:1:6: error: schema `Dog` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]

                """, files: ["b.yaml": "Dog: brown\n"]),
        Snippet(
            rule: "reference.circular", yaml: head + "paths: {/a: {$ref: b.yaml}}\n",
            lines: """
                b.yaml:1:7: error: `b.yaml` leads back to itself [reference.circular]

                """, files: ["b.yaml": "$ref: b.yaml\n"]),
    ]
}
