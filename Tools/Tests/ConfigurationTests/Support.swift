import Diagnostics
import YAML

@testable import Configuration

/// Reads a text as a file named `backend.yaml`, and prints the findings.
func read(_ text: String) -> (configuration: ConfigurationFile?, findings: String) {
    var sink = DiagnosticSink()
    let rules = [
        Rule(id: "a.refusal", level: .refusal, summary: ""), Rule(id: "a.warning", level: .warning, summary: ""),
        Rule(id: "an.error", level: .error, summary: ""),
    ]
    let configuration = ConfigurationFile.read(
        SourceFile(name: "Backends/Shop/backend.yaml", text: text), rules: rules, sink: &sink)
    return (configuration, DiagnosticPrinter().text(of: sink.diagnostics))
}
