import DeclarativeOpenAPI
import FileAccess

/// The output of a run: files, which are written together, and text for standard output after them.
struct Output {
    private var changes = FileChanges()
    private var printed: String?

    /// Adds a text for a file or for standard output; a file that already has this text is not changed.
    mutating func add(_ text: String, to path: String?) {
        if let path {
            changes.write(Array(text.utf8), to: path)
        } else {
            printed = text
        }
    }

    /// Adds the source: one file for a path or for standard output, or several files for a folder.
    mutating func add(_ result: GenerationResult, inFolder isSpread: Bool, to path: String?) throws(FileProblem) {
        if isSpread, let path {
            try OutputFolder(path: path, namespace: result.namespace).add(result.files, to: &changes)
        } else {
            add(result.files.map(\.text).joined(), to: path)
        }
    }

    /// Adds the report, if one is written.
    mutating func add(_ report: GenerationReport?, as findings: FindingOptions) {
        if let path = findings.reportPath, let report { add(report.json, to: path) }
    }

    func writeFiles() throws(FileProblem) { try changes.commit() }

    func print() throws(FileProblem) {
        if let printed { try Stream.output.write(printed) }
    }
}
