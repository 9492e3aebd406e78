import DeclarativeOpenAPI
import FileAccess

/// What a run writes: files, all of them or none, and what goes to standard output behind them.
struct Output {
    private var changes = FileChanges()
    private var printed: String?

    /// Adds a text that goes to a file, which is not touched when it is right already, or to standard output.
    mutating func add(_ text: String, to path: String?) {
        if let path {
            changes.write(Array(text.utf8), to: path)
        } else {
            printed = text
        }
    }

    /// Adds the source: its one file to a file or to standard output, or all of its files to a folder.
    mutating func add(_ result: GenerationResult, inFolder isSpread: Bool, to path: String?) throws(FileProblem) {
        if isSpread, let path {
            try OutputFolder(path: path, namespace: result.namespace).add(result.files, to: &changes)
        } else {
            add(result.files.map(\.text).joined(), to: path)
        }
    }

    /// Adds the report, where one is wanted.
    mutating func add(_ report: GenerationReport?, as findings: FindingOptions) {
        if let path = findings.reportPath, let report { add(report.json, to: path) }
    }

    func writeFiles() throws(FileProblem) { try changes.commit() }

    func print() throws(FileProblem) {
        if let printed { try Stream.output.write(printed) }
    }
}
