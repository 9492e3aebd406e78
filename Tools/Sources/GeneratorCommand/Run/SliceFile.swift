import CommandLineInterface
import Diagnostics
import FileAccess
import Slice
import YAML

/// Slices the document: writes the findings to standard error, then the slice. Nothing is written if a part of the
/// slice is missing.
func sliceFile(_ request: SliceRequest) throws(FileProblem) -> ExitCode {
    let source = try readDocument(request.input).source
    var sink = DiagnosticSink(allowing: request.allowedRules)
    var text: String?
    do throws(Halt) {
        let root = try DocumentReader.read(source, sink: &sink)
        text = Slicer.slice(root, options: request.selection, hint: NearestSpelling.hint, sink: &sink)
    } catch {
        sink.report(error.diagnostic)
    }
    var findings = sink.diagnostics
    var output = Output()
    if let text { output.add(text, to: request.output) }
    var problem: FileProblem?
    do throws(FileProblem) { try output.writeFiles() } catch { problem = error }
    if let problem { findings.append(problem.diagnostic) }
    request.findings.report(findings, of: [source])
    guard text != nil, problem == nil else { return .failure }
    try output.print()
    return .success
}
