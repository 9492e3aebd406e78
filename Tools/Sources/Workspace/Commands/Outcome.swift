import CommandLineInterface
import Diagnostics
import YAML

/// What a command has to say, as values: nothing is printed by the command itself.
package struct Outcome: Sendable {
    /// The lines for standard output.
    package var lines: [String] = []
    /// The findings for standard error.
    package var diagnostics: [Diagnostic] = []
    /// What earlier runs found in what has not changed since, as they printed it.
    package var formerFindings = ""
    /// The files that findings are in, as far as they can be shown.
    package var sources: [SourceFile] = []
    package var code = ExitCode.success

    /// The findings as text; with their source lines when a person is looking.
    package func findings(showingLines: Bool, isColored: Bool = false) -> String {
        let printer =
            showingLines
            ? DiagnosticPrinter(showing: SourceLines(sources).line, isColored: isColored) : DiagnosticPrinter()
        return formerFindings + printer.text(of: diagnostics)
    }
}
