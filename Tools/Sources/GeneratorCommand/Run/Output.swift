import CommandSupport
import Diagnostics
import YAML

extension FindingOptions {
    /// Findings to standard error, with the source line where a person is looking.
    func report(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
        let printer =
            Stream.error.isTerminal
            ? DiagnosticPrinter { file, line in sources.first { $0.name == file }?.line(line) }
            : DiagnosticPrinter()
        let shown = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
        try? Stream.error.write(printer.text(of: shown))
    }
}

extension FindingOptions {
    /// Whether warnings fail a strict run, which is then said.
    ///
    /// - Parameter consequence: What that means, as the end of the sentence.
    func fails(_ diagnostics: [Diagnostic], saying consequence: String? = nil) -> Bool {
        let unallowed = diagnostics.count { $0.severity == .warning && !$0.isAllowed }
        guard isStrict, unallowed > 0 else { return false }
        let warnings = unallowed == 1 ? "1 warning fails" : "\(unallowed) warnings fail"
        let end = consequence.map { "; \($0)" } ?? ""
        Stream.error.say("declarative-openapi: \(warnings) this run (--strict)\(end)")
        return true
    }
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
