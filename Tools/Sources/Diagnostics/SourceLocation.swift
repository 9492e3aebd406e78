/// A place in a document: a file as it is to be printed, and a 1-based line and column.
///
/// Columns count Unicode scalars. A location made without a line stands for the file as a whole (a file that is
/// missing, for instance) and has line and column 0.
package struct SourceLocation: Hashable, Sendable {
    /// The file's name, as it is to be printed.
    package let file: String
    /// The line, counted from 1; 0 for the file as a whole.
    package let line: Int
    /// The column in Unicode scalars, counted from 1; 0 for the file as a whole.
    package let column: Int

    /// A place in a file.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The file as a whole.
    package init(file: String) {
        self.init(file: file, line: 0, column: 0)
    }

    /// Whether the location stands for the file as a whole.
    package var isWholeFile: Bool { line == 0 }
}

extension SourceLocation: Comparable {
    /// Orders by file, line and column.
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `file:line:column`, or only the file where there is no line.
    package var description: String {
        isWholeFile ? file : "\(file):\(line):\(column)"
    }
}
