import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import YAML

/// Generates what the options ask for: findings to standard error, then the source to where it belongs.
///
/// With a map of the types, both files are written together. Nothing is written unless all of it can be: an output file keeps its bytes when the run fails.
func generateFile(_ options: Options) throws -> ExitCode {
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
    if generator.files == .many, options.output == nil {
        throw UsageError("several files need a folder: name it with --output")
    }
    let source = SourceFile(name: options.input, bytes: try [UInt8](contentsOfDocument: options.input))
    sources.append(source)
    let result = Generator.generate(source, options: generator, mapsTypes: options.types != nil)
    report(result.diagnostics, of: sources)
    if result.files.isEmpty { return .failure }

    let unallowed = result.diagnostics.count { $0.severity == .warning && !$0.isAllowed }
    if options.isStrict, unallowed > 0 {
        let warnings = unallowed == 1 ? "1 warning fails" : "\(unallowed) warnings fail"
        Stream.error.say("declarative-openapi: \(warnings) this run (--strict); nothing was written")
        return .failure
    }
    let types = options.types.flatMap { path in result.typeMap.map { ($0, path) } }
    if generator.files == .many, let folder = options.output {
        try OutputFolder(path: folder, namespace: result.namespace).write(result.files, also: types)
    } else {
        try write(result.files.map(\.text).joined(), to: options.output, also: types)
    }
    return .success
}
