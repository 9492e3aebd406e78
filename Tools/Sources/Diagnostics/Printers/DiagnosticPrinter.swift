/// Formats findings: in one of the formats, or for a terminal.
///
///     spec.yaml:4:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]
package struct DiagnosticPrinter {
    /// Returns the source line of a location, or the part of it to show; nil if the source is unknown.
    package typealias LineSource = (SourceLocation) -> SourceLine?

    private enum Form {
        case plain(DiagnosticFormat)
        case terminal(TerminalPrinter)
    }

    private let form: Form

    /// A printer in a format.
    package init(_ format: DiagnosticFormat = .text) {
        form = .plain(format)
    }

    /// A printer for a terminal: it shows the source line of each location with a caret, and a rule's advice at the
    /// first finding of the rule.
    package init(showing lines: @escaping LineSource, isColored: Bool = false) {
        form = .terminal(TerminalPrinter(lines: lines, style: isColored ? .colored : .plain))
    }

    /// A printer for a terminal, with a function that returns a whole line of a file.
    package init(
        isColored: Bool = false, showing lines: @escaping (_ file: String, _ line: Int) -> String?
    ) {
        self.init(
            showing: { place in
                lines(place.file, place.line).map { SourceLine(whole: $0, column: place.column) }
            }, isColored: isColored)
    }

    /// The text of all findings, in the order given; each line ends with a line feed.
    package func text(of diagnostics: [Diagnostic]) -> String {
        switch form {
        case .plain(.text): diagnostics.map(TextPrinter.text).joined()
        case .plain(.json): JSONPrinter.text(of: diagnostics)
        case .plain(.github): diagnostics.map(GitHubPrinter.text).joined()
        case .terminal(let printer): printer.text(of: diagnostics)
        }
    }

    /// The text of one finding with its related locations; each line ends with a line feed.
    package func text(of diagnostic: Diagnostic) -> String {
        text(of: [diagnostic])
    }
}
