/// A place within a file, kept small because every node has one.
struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    var line: UInt32
    /// The column in Unicode scalars, counted from 1.
    var column: UInt32
}
