import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import YAML

/// The input of a run, read: the document, its overlays and its options.
struct Material {
    let source: SourceFile
    /// Reads the files that the document refers to.
    let loader: DocumentLoader
    /// The overlays, in the order in which they are applied.
    let overlays: [SourceFile]
    let options: GeneratorOptions
    /// The files that can have findings.
    let sources: [SourceFile]
    /// The findings of the configuration.
    let findings: [Diagnostic]

    /// Reads the files that the options name; nil if the configuration has errors, which go to `report`.
    ///
    /// - Parameter read: Gets the paths of all files that were read.
    /// - Throws: `FileProblem` for a file that cannot be read, `UsageError` for flags that exclude each other.
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
                // A path from the command line has no place in a file.
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
