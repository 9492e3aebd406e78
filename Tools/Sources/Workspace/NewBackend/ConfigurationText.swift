import YAML

/// The `backend.yaml` of a new backend.
enum ConfigurationText {
    static func text(of new: NewBackend, spec: String) -> String {
        var lines = [
            "# yaml-language-server: $schema=../../Documentation/backend.schema.json",
            "name: \(scalar(new.name))", "module: \(scalar(new.module))", "spec: \(scalar(spec))",
            "version: \(NewBackend.firstVersion)",
        ]
        if let enumName = new.enumName { lines.append("enumName: \(scalar(enumName))") }
        lines += list("excludeSchemes", new.excludedSchemes) + list("allow", new.allowedRules)
        return lines.map { $0 + "\n" }.joined() + (new.settings.map(keys) ?? "")
    }

    /// The lines of the file with further keys, without the one that names the schema for an editor.
    private static func keys(of settings: SourceFile) -> String {
        let text = String(decoding: settings.bytes, as: UTF8.self)
        let kept = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("# yaml-language-server:") }.joined(separator: "\n")
        return kept.hasSuffix("\n") ? kept : kept + "\n"
    }

    private static func list(_ key: String, _ values: [String]) -> [String] {
        values.isEmpty ? [] : ["\(key): [\(values.map(scalar).joined(separator: ", "))]"]
    }

    /// The text, in quotes if YAML could read it as another value.
    private static func scalar(_ text: String) -> String {
        let isPlain =
            text.utf8.first.map(isLetter) ?? false
            && text.utf8.allSatisfy { isLetter($0) || "0123456789_-./".utf8.contains($0) }
            && !["true", "false", "null"].contains(text.lowercased())
        if isPlain { return text }
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                "\\u" + String(repeating: "0", count: scalar.value < 0x10 ? 3 : 2) + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
