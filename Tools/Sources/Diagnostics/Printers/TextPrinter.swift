/// Prints one line for a finding, and one for each of its related locations.
enum TextPrinter {
    static func text(of diagnostic: Diagnostic) -> String {
        let id = "[\(diagnostic.rule.id)]"
        return line(diagnostic.location, diagnostic.severity, "\(diagnostic.message) \(id)")
            + diagnostic.related.map { line($0.location, .note, $0.message) }.joined()
    }

    private static func line(_ location: SourceLocation, _ severity: Severity, _ message: String) -> String {
        "\(location): \(severity.rawValue): \(message)".onOneLine + "\n"
    }
}
