/// Prints findings as workflow commands of GitHub Actions, which annotate the source line:
///
///     ::error file=spec.yaml,line=4,col=1,title=yaml.syntax::a tab cannot indent YAML; use spaces
///
/// A command has only one location, so the related locations follow in the message, one on each line.
enum GitHubPrinter {
    static func text(of diagnostic: Diagnostic) -> String {
        let location = diagnostic.location
        var properties = [("file", location.file)]
        if !location.isWholeFile { properties += [("line", "\(location.line)"), ("col", "\(location.column)")] }
        properties.append(("title", diagnostic.rule.id))
        let list = properties.map { "\($0)=\(escapedProperty($1.onOneLine))" }.joined(separator: ",")
        let message = [diagnostic.message] + diagnostic.related.map { "\($0.location): \($0.message)" }
        let lines = message.map { escapedData($0.onOneLine) }.joined(separator: "%0A")
        return "::\(command(for: diagnostic.severity)) \(list)::\(lines)\n"
    }

    private static func command(for severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// The message of a command, escaped.
    private static func escapedData(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// The value of a command's property, escaped.
    private static func escapedProperty(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += table[$1] ?? String($1) }
    }
}
