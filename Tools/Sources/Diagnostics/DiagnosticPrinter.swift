/// Turns findings into text.
///
///     spec.yaml:4:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]
///
/// For a terminal the source line and a caret under the column follow.
package struct DiagnosticPrinter {
    /// Gives the text of a line (counted from 1, without its line break) of a file by the name that locations carry.
    package typealias SourceLines = (_ file: String, _ line: Int) -> String?

    private let sourceLines: SourceLines?

    /// A printer of one line for each finding and each related place.
    package init() {
        sourceLines = nil
    }

    /// A printer that shows the source line and a caret below each finding, for a terminal.
    package init(showing sourceLines: @escaping SourceLines) {
        self.sourceLines = sourceLines
    }

    /// All findings, in the order given, each line ended by a line feed.
    package func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.map(text(of:)).joined()
    }

    /// One finding with its related places, each line ended by a line feed.
    package func text(of diagnostic: Diagnostic) -> String {
        var text = line(
            at: diagnostic.location, diagnostic.severity, "\(diagnostic.message) [\(diagnostic.rule.id)]")
        for related in diagnostic.related {
            text += line(at: related.location, .note, related.message)
        }
        return text
    }

    private func line(at location: SourceLocation, _ severity: Severity, _ message: String) -> String {
        let line = "\(location): \(severity.rawValue): \(message)".onOneLine + "\n"
        guard let sourceLines, !location.isWholeFile, let source = sourceLines(location.file, location.line) else {
            return line
        }
        return line + SourceExcerpt(of: source, column: location.column).text
    }
}
