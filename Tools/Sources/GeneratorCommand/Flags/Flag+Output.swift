import CommandLineInterface

extension Flag {
    static let output = Flag(
        "--output", short: "-o", .file("FILE"),
        help:
            "write to FILE instead of standard output, unless FILE already has this content; with files: many in the "
            + "configuration, FILE is a folder, and files from an earlier run are removed")
    static let types = Flag(
        "--types", .file("FILE"), help: "also write FILE: the generated type for each part of the document, as JSON")
    static let watch = Flag(
        "--watch", help: "repeat the command after each change of its files, until ^C")
}

extension InputOptions {
    /// Whether the command watches its input; standard input can be read only once.
    func isWatching(_ arguments: Arguments) throws(UsageError) -> Bool {
        guard arguments.has(.watch) else { return false }
        if document == "-" { throw UsageError("--watch needs a file, not standard input") }
        return true
    }
}
