import CommandLineInterface
import Diagnostics
import YAML

/// The result of a command, as values; the command itself prints nothing.
package struct Outcome: Sendable {
    /// The lines for standard output.
    package var lines: [String] = []
    /// The findings for standard error.
    package var diagnostics: [Diagnostic] = []
    /// The printed findings of earlier runs, for backends that have not changed.
    package var formerFindings = ""
    /// The files of the findings, for showing their lines.
    package var sources: [SourceFile] = []
    package var code = ExitCode.success

    /// The findings as text; with their source lines for a terminal.
    package func findings(showingLines: Bool, isColored: Bool = false) -> String {
        let printer =
            showingLines
            ? DiagnosticPrinter(showing: SourceLines(sources).line, isColored: isColored) : DiagnosticPrinter()
        return formerFindings + printer.text(of: diagnostics)
    }
}
