import CommandLineInterface

extension Flag {
    static let output = Flag(
        "--output", short: "-o", .file("FILE"),
        help:
            "write to FILE instead of standard output; a FILE that is right already is not touched; with files: many in the "
            + "configuration, a folder, in which what an earlier run left is removed")
    static let types = Flag(
        "--types", .file("FILE"), help: "also write FILE: what was generated for what, as JSON")
    static let watch = Flag(
        "--watch", help: "go on, and do it again whenever a file that was read changes; ^C ends it")
}

extension InputOptions {
    /// Whether the command watches its input; standard input can be read only once.
    func isWatching(_ arguments: Arguments) throws(UsageError) -> Bool {
        guard arguments.has(.watch) else { return false }
        if document == "-" { throw UsageError("--watch needs a file; standard input does not change") }
        return true
    }
}
