/// Turns findings into text: in one of the formats, or for a person at a terminal.
///
///     spec.yaml:4:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]
package struct DiagnosticPrinter {
    /// Gives the line that a location is on, as far as it is to be shown; nil where there is none.
    package typealias LineSource = (SourceLocation) -> SourceLine?

    private enum Form {
        case plain(DiagnosticFormat)
        case terminal(TerminalPrinter)
    }

    private let form: Form

    /// A printer of one line for each finding and each related place, or of another format.
    package init(_ format: DiagnosticFormat = .text) {
        form = .plain(format)
    }

    /// A printer for a terminal: each place with its source line and a caret, and what to do the first time that a rule
    /// is met.
    package init(showing lines: @escaping LineSource, isColored: Bool = false) {
        form = .terminal(TerminalPrinter(lines: lines, style: isColored ? .colored : .plain))
    }

    /// A printer for a terminal that is given whole lines, by the name of the file and the number of the line.
    package init(
        isColored: Bool = false, showing lines: @escaping (_ file: String, _ line: Int) -> String?
    ) {
        self.init(
            showing: { place in
                lines(place.file, place.line).map { SourceLine(whole: $0, column: place.column) }
            }, isColored: isColored)
    }

    /// All findings, in the order given, each line ended by a line feed.
    package func text(of diagnostics: [Diagnostic]) -> String {
        switch form {
        case .plain(.text): diagnostics.map(TextPrinter.text).joined()
        case .plain(.json): JSONPrinter.text(of: diagnostics)
        case .plain(.github): diagnostics.map(GitHubPrinter.text).joined()
        case .terminal(let printer): printer.text(of: diagnostics)
        }
    }

    /// One finding with its related places, each line ended by a line feed.
    package func text(of diagnostic: Diagnostic) -> String {
        text(of: [diagnostic])
    }
}
