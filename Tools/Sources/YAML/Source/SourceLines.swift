import Diagnostics

/// The source lines of the files with findings, for a printer that shows them.
///
///     DiagnosticPrinter(showing: SourceLines(result.sources).line)
///
/// A file is indexed at its first use, so that thousands of findings cost one pass over each file. A class, because it
/// keeps the indices.
package final class SourceLines {
    private let files: [String: SourceFile]
    private var indices: [String: LineIndex] = [:]

    /// The lines of these files; if two have the same name, those of the first.
    package init(_ files: [SourceFile]) {
        self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The source line of a location; nil if its file is unknown.
    package func line(at place: SourceLocation) -> SourceLine? {
        guard let file = files[place.file] else { return nil }
        return indices[place.file, default: LineIndex(file)].line(place.line, around: place.column)
    }
}
