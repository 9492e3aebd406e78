/// A line and column within a file. It is small, because every node has one.
struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    var line: UInt32
    /// The column in Unicode scalars, counted from 1.
    var column: UInt32
}

extension Position: Comparable {
    /// Orders by line and column.
    static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
