import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import YAML

/// A document with what shapes its output, read.
struct Material {
    let source: SourceFile
    /// Gives the files that the document refers to.
    let loader: DocumentLoader
    let options: GeneratorOptions
    /// Every file that findings may be in.
    let sources: [SourceFile]
    /// What was found in the configuration.
    let findings: [Diagnostic]

    /// Reads what the options name; nil when the configuration cannot be used, which `report` is told.
    ///
    /// - Parameter read: Every file that was read is added.
    /// - Throws: `FileProblem` for a file that cannot be read, `UsageError` for flags that do not go together.
    init?(
        _ input: InputOptions, read: inout Set<String>, report: ([Diagnostic], [SourceFile]) -> Void
    ) throws {
        read.formUnion(input.files)
        var options = input.flags
        var sources: [SourceFile] = []
        var sink = DiagnosticSink()
        if let path = input.configuration {
            let file = SourceFile(name: path, bytes: try [UInt8](contentsOfDocument: path))
            sources.append(file)
            guard let configured = GeneratorOptions.read(file, sink: &sink) else {
                report(sink.diagnostics, sources)
                return nil
            }
            options = configured.adding(options)
        }
        let document = try readDocument(input.document, input.reading(options))
        source = document.source
        loader = document.loader
        self.options = options
        self.sources = sources + [source]
        findings = sink.diagnostics
    }
}
