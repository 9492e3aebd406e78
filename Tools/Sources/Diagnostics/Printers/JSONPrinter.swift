/// Prints one JSON object. Each finding is one line of it:
///
///     {"diagnostics": [
///       {"rule": "yaml.key", "severity": "error", "message": "…", "file": "spec.yaml", "line": 4, "column": 1,
///        "lost": "…", "remedy": "…", "allowed": false, "related": [{"message": "…", "file": …, "line": …, "column": …}]}
///     ]}
///
/// Every object has every key. `severity` is `error`, `warning` or `note`, after allowed and denied rules are applied.
/// `line` and `column` count from 1, columns in Unicode scalars; both are null if the finding is about the whole file.
/// `lost` and `remedy` are sentences of the rule's page. Later versions may add keys and never remove one.
enum JSONPrinter {
    static func text(of diagnostics: [Diagnostic]) -> String {
        if diagnostics.isEmpty { return "{\"diagnostics\": []}\n" }
        let objects = diagnostics.map { "  " + object(of: $0) }
        return "{\"diagnostics\": [\n" + objects.joined(separator: ",\n") + "\n]}\n"
    }

    private static func object(of diagnostic: Diagnostic) -> String {
        let page = diagnostic.rule.page
        let related = diagnostic.related.map { related in
            object([("message", string(related.message))] + place(related.location))
        }
        return object(
            [
                ("rule", string(diagnostic.rule.id)), ("severity", string(diagnostic.severity.rawValue)),
                ("message", string(diagnostic.message)),
            ] + place(diagnostic.location) + [
                ("lost", string(page.loss)), ("remedy", string(page.remedy)),
                ("allowed", diagnostic.isAllowed ? "true" : "false"),
                ("related", "[" + related.joined(separator: ", ") + "]"),
            ])
    }

    private static func place(_ location: SourceLocation) -> [(String, String)] {
        [
            ("file", string(location.file)), ("line", location.isWholeFile ? "null" : "\(location.line)"),
            ("column", location.isWholeFile ? "null" : "\(location.column)"),
        ]
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(string($0)): \($1)" }.joined(separator: ", ") + "}"
    }

    /// A JSON string (RFC 8259, section 7), with control characters escaped.
    private static func string(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted += scalar.isControl ? escape(scalar) : String(scalar)
            }
        }
        return quoted + "\""
    }

    /// Four digits are enough: all control characters are in the basic plane.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
