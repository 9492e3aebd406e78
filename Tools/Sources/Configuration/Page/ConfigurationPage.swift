/// The Markdown page that documents the keys of a configuration file.
package enum ConfigurationPage {
    /// The whole page; it ends with a line feed.
    package static var text: String {
        """
        # The keys of a backend.yaml

        This page is generated from the table of keys; a test compares the two.

        A `backend.yaml` names the document that a backend is generated from, and the options. The generator reads the same file
        with `--config FILE`, and ignores the keys that only a workspace uses. An unknown key is an error, at any depth, and so
        is a name or a pattern that matches nothing in the document.

        In a pattern, `*` matches any text, also an empty one and one with slashes or dots. [`backend.schema.json`](backend.schema.json)
        is the JSON Schema of the file. An editor with a YAML language server completes the keys if the file begins with

        ```yaml
        # yaml-language-server: $schema=../../Documentation/backend.schema.json
        ```

        | key | value | |
        |---|---|---|
        \(ConfigurationTable.keys.map(row).joined(separator: "\n"))

        """ + ConfigurationTable.keys.map(section).joined()
    }

    private static func row(_ key: ConfigurationKey) -> String {
        "| [`\(key.name)`](#\(key.name.lowercased())) | \(value(of: key.kind)) | \(key.isForWorkspace ? "workspace" : "") |"
    }

    private static func section(_ key: ConfigurationKey) -> String {
        var parts = ["\n## \(key.name)\n", wrapped(key.description)]
        if let fallback = key.fallback { parts.append("\n" + wrapped("Default: \(fallback)")) }
        if case .section(let keys) = key.kind {
            parts.append("\n| key | value | meaning |\n|---|---|---|")
            parts += keys.map { "| `\($0.name)` | \(value(of: $0.kind)) | \($0.description) |" }
        }
        parts.append("\n```yaml\n\(key.example)\n```\n")
        return parts.joined(separator: "\n")
    }

    private static func value(of kind: ValueKind) -> String {
        switch kind {
        case .text(let form): form.expected
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .flag: "`true`, `false`"
        case .list(let form): "list of \(form.plural)"
        case .map(let keys, let form): "each \(keys) with \(form.expected)"
        case .section: "nested keys"
        }
    }

    /// The text in lines of at most 120 characters, broken at spaces.
    private static func wrapped(_ text: String) -> String {
        var lines: [String] = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + word.count < 120 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
