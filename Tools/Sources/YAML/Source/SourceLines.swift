import Diagnostics

/// The lines of the files that findings are in, for a printer that shows them.
///
///     DiagnosticPrinter(showing: SourceLines(result.sources).line)
///
/// A file's lines are found when the first of them is asked for, so that thousands of findings cost one pass over each of
/// their files. A reference type, for what was found stays.
package final class SourceLines {
    private let files: [String: SourceFile]
    private var indices: [String: LineIndex] = [:]

    /// The lines of these files; of two that have one name, the first one's.
    package init(_ files: [SourceFile]) {
        self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The line that a place is on; nil where no file has it.
    package func line(at place: SourceLocation) -> SourceLine? {
        guard let file = files[place.file] else { return nil }
        return indices[place.file, default: LineIndex(file)].line(place.line, around: place.column)
    }
}
