import CommandSupport
import Diagnostics
import Slice
import YAML

/// Slices the document that the arguments name: findings to standard error, then the smaller document to where it
/// belongs. Nothing is written unless all that is kept is whole.
func sliceFile(_ arguments: SliceArguments) throws(FileProblem) -> ExitCode {
    let source = SourceFile(name: arguments.input, bytes: try [UInt8](contentsOfDocument: arguments.input))
    var sink = DiagnosticSink(allowing: arguments.allowedRules)
    var text: String?
    do throws(Halt) {
        let root = try DocumentReader.read(source, sink: &sink)
        text = Slicer.slice(root, options: arguments.selection, hint: NearestSpelling.hint, sink: &sink)
    } catch {
        sink.report(error.diagnostic)
    }
    report(sink.diagnostics, of: [source])
    guard let text else { return .failure }
    try write(text, to: arguments.output)
    return .success
}
