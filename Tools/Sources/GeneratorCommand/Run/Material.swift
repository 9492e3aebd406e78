import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import YAML

/// A document with what shapes its output, read.
struct Material {
    let source: SourceFile
    /// Gives the files that the document refers to.
    let loader: DocumentLoader
    /// What changes the document first.
    let overlays: [SourceFile]
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
        var overlays: [SourceFile] = []
        for overlay in options.overlays {
            read.insert(overlay.path)
            do throws(FileProblem) {
                overlays.append(SourceFile(name: overlay.path, bytes: try [UInt8](contentsOfDocument: overlay.path)))
            } catch {
                // One of the command line stands nowhere.
                if overlay.location.file.isEmpty { throw error }
                report([error.diagnostic(at: overlay.location)], sources)
                return nil
            }
        }
        self.overlays = overlays
        self.options = options
        self.sources = sources + [source] + overlays
        findings = sink.diagnostics
    }
}
