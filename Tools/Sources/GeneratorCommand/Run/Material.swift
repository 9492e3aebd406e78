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
    /// What was found in the configuration.
    let findings: [Diagnostic]

    /// Reads what the options name; nil when the configuration cannot be used, which `report` is told.
    ///
    /// - Parameter read: Every file that was read is added.
    /// - Throws: `FileProblem` for a file that cannot be read.
    init?(
        _ input: InputOptions, read: inout Set<String>, report: ([Diagnostic], [SourceFile]) -> Void
    ) throws(FileProblem) {
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
        source = try readDocument(input.document)
        self.options = options
        self.sources = sources + [source]
        findings = sink.diagnostics
    }
}
