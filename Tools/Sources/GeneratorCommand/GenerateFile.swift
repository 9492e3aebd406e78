import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import YAML

/// Generates what the options ask for: findings to standard error, then the source to where it belongs.
///
/// With a map of the types, both files are written together. Nothing is written unless all of it can be: an output file keeps its bytes when the run fails.
func generateFile(_ options: Options) throws(FileProblem) -> ExitCode {
    var generator = options.generator
    var sources: [SourceFile] = []
    if let path = options.configuration {
        let file = SourceFile(name: path, bytes: try [UInt8](contentsOfDocument: path))
        var sink = DiagnosticSink()
        sources.append(file)
        guard let configured = GeneratorOptions.read(file, sink: &sink) else {
            report(sink.diagnostics, of: sources)
            return .failure
        }
        generator = configured.adding(generator)
    }
    let source = SourceFile(name: options.input, bytes: try [UInt8](contentsOfDocument: options.input))
    sources.append(source)
    let result = Generator.generate(source, options: generator, mapsTypes: options.types != nil)
    report(result.diagnostics, of: sources)
    guard let text = result.text else { return .failure }

    let unallowed = result.diagnostics.count { $0.severity == .warning && !$0.isAllowed }
    if options.isStrict, unallowed > 0 {
        let warnings = unallowed == 1 ? "1 warning fails" : "\(unallowed) warnings fail"
        Stream.error.say("declarative-openapi: \(warnings) this run (--strict); nothing was written")
        return .failure
    }
    try write(text, to: options.output, also: options.types.flatMap { path in result.typeMap.map { ($0, path) } })
    return .success
}
