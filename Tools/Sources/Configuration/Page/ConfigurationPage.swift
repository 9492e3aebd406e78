/// The page of the keys of a configuration file, for people: Markdown.
package enum ConfigurationPage {
    /// The whole page, ended by a line feed.
    package static var text: String {
        """
        # The keys of a backend.yaml

        Made from the table of keys by the generator, and compared with it by a test.

        A `backend.yaml` says what a backend is generated from, and how. The generator by itself reads the same file with
        `--config FILE`; keys that only a workspace uses have no effect there. An unknown key is an error, at any depth, and so
        is a pattern or a name that fits nothing in the document.

        In a pattern `*` stands for any text, also for none and for slashes and dots. [`backend.schema.json`](backend.schema.json)
        is the JSON Schema of the file: an editor with a YAML language server completes the keys when the file begins with

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
        if let leftOut = key.leftOut { parts.append("\n" + wrapped("Left out: \(leftOut)")) }
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
        case .section: "keys of its own"
        }
    }

    /// Lines of at most 120 characters, broken at spaces.
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
