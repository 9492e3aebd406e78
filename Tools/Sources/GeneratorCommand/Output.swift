import CommandSupport
import Diagnostics
import YAML

/// Findings to standard error, with the source line where a person is looking.
func report(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
    let printer =
        Stream.error.isTerminal
        ? DiagnosticPrinter { file, line in sources.first { $0.name == file }?.line(line) }
        : DiagnosticPrinter()
    try? Stream.error.write(printer.text(of: diagnostics))
}

/// The result to a file, which is not touched when it is right already, or to standard output; and a file beside it.
func write(
    _ text: String, to output: String?, also other: (text: String, path: String)? = nil
) throws(FileProblem) {
    var changes = FileChanges()
    if let output { changes.write(Array(text.utf8), to: output) }
    if let other { changes.write(Array(other.text.utf8), to: other.path) }
    try changes.commit()
    if output == nil { try Stream.output.write(text) }
}
