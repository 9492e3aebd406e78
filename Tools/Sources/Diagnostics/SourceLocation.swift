/// A location in a document: a file name, a line and a column.
///
/// Columns count Unicode scalars. A location without a line means the whole file, for example one that is missing; its
/// line and column are 0.
package struct SourceLocation: Hashable, Sendable {
    /// The file's name, as printed in findings.
    package let file: String
    /// The line, counted from 1; 0 for the whole file.
    package let line: Int
    /// The column in Unicode scalars, counted from 1; 0 for the whole file.
    package let column: Int

    /// A location in a file.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// A whole file.
    package init(file: String) {
        self.init(file: file, line: 0, column: 0)
    }

    /// Whether the location means the whole file.
    package var isWholeFile: Bool { line == 0 }
}

extension SourceLocation: Comparable {
    /// Orders by file, line and column.
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `file:line:column`, or only the file if there is no line.
    package var description: String {
        isWholeFile ? file : "\(file):\(line):\(column)"
    }
}
