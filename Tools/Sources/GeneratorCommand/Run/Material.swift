import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import YAML

/// A document with what shapes its output, read.
struct Material {
    let source: SourceFile
    let options: GeneratorOptions
    /// Every file that findings may be in.
    let sources: [SourceFile]

    /// Reads what the options name; nil when the configuration cannot be used, which `report` is told.
    ///
    /// - Throws: `FileProblem` for a file that cannot be read.
    init?(
        _ input: InputOptions, report: ([Diagnostic], [SourceFile]) -> Void
    ) throws(FileProblem) {
        var options = input.flags
        var sources: [SourceFile] = []
        if let path = input.configuration {
            let file = SourceFile(name: path, bytes: try [UInt8](contentsOfDocument: path))
            var sink = DiagnosticSink()
            sources.append(file)
            guard let configured = GeneratorOptions.read(file, sink: &sink) else {
                report(sink.diagnostics, sources)
                return nil
            }
            options = configured.adding(options)
        }
        source = try readDocument(input.document)
        self.options = options
        self.sources = sources + [source]
    }
}
