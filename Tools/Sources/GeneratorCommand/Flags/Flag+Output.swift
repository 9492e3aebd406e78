import CommandSupport

extension Flag {
    static let output = Flag(
        "--output", short: "-o", .file("FILE"),
        help: "write to FILE instead of standard output; a FILE that is right already is not touched; with files: many in the "
            + "configuration, a folder, in which what an earlier run left is removed")
    static let types = Flag(
        "--types", .file("FILE"), help: "also write FILE: what was generated for what, as JSON")
}
