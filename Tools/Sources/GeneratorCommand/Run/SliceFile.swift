import CommandSupport
import Diagnostics
import Slice
import YAML

/// Slices the document that the request names: findings to standard error, then the smaller document to where it
/// belongs. Nothing is written unless all that is kept is whole.
func sliceFile(_ request: SliceRequest) throws(FileProblem) -> ExitCode {
    let source = try readDocument(request.input)
    var sink = DiagnosticSink(allowing: request.allowedRules)
    var text: String?
    do throws(Halt) {
        let root = try DocumentReader.read(source, sink: &sink)
        text = Slicer.slice(root, options: request.selection, hint: NearestSpelling.hint, sink: &sink)
    } catch {
        sink.report(error.diagnostic)
    }
    request.findings.report(sink.diagnostics, of: [source])
    guard let text else { return .failure }
    try write(text, to: request.output)
    return .success
}
