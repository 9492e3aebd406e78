import CommandSupport
import Diagnostics
import YAML

/// Findings to standard error, with the source line where a person is looking.
func report(_ diagnostics: [Diagnostic], of source: SourceFile) {
    let printer =
        Stream.error.isTerminal
        ? DiagnosticPrinter { file, line in file == source.name ? source.line(line) : nil }
        : DiagnosticPrinter()
    try? Stream.error.write(printer.text(of: diagnostics))
}

/// The result to a file, which is not touched when it is right already, or to standard output.
func write(_ text: String, to output: String?) throws(FileProblem) {
    guard let output else { return try Stream.output.write(text) }
    var changes = FileChanges()
    changes.write(Array(text.utf8), to: output)
    try changes.commit()
}
