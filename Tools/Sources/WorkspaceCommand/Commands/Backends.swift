import CommandLineInterface

extension CommandDescription {
    static let list = CommandDescription(
        name: WorkspaceCommand.list.rawValue, summary: "list the backends: name, module, version, document",
        examples: [Example("./workspace list", "a line for each backend")], exits: .complete)

    static let regenerate = CommandDescription(
        name: WorkspaceCommand.regenerate.rawValue, summary: "write what backend.yaml and the document say",
        discussion: [
            "A line for each backend says what was made of it. A backend that is refused stays as it is, and the others are "
                + "written. Files that are right already are not touched."
        ],
        operands: [.backends],
        examples: [
            Example("./workspace regenerate", "every backend, and the root manifest"),
            Example("./workspace regenerate Petstore Museum", "two of them"),
        ], exits: .complete)

    static let check = CommandDescription(
        name: WorkspaceCommand.check.rawValue,
        summary: "change nothing; name everything that is not what regenerate would write",
        operands: [.backends], examples: [Example("./workspace check", "silent when nothing drifted")],
        exits: [ExitStatus(.success, "nothing drifted"), ExitStatus(.failure, "something drifted, or is refused")])

    static let build = CommandDescription(
        name: WorkspaceCommand.build.rawValue, summary: "build backends, warnings being errors", operands: [.backends],
        examples: [Example("./workspace build Petstore", "one of them")], exits: .complete)

    static let test = CommandDescription(
        name: WorkspaceCommand.test.rawValue, summary: "test backends; without names, everything that CI runs",
        discussion: ["What a section prints is held back unless it fails."],
        operands: [.backends], groups: [FlagGroup("Flags", [.verbose])],
        examples: [
            Example("./workspace test", "what CI runs; the last line counts"),
            Example("./workspace test Petstore --verbose", "the tests of one backend, as they go"),
        ], exits: .complete)
}

extension Operand {
    fileprivate static let backends = Operand(
        .entry("NAME", of: "Backends"), .any, help: "a backend; all of them where there is no name")
}

extension Flag {
    static let verbose = Flag("--verbose", short: "-v", help: "print what sections print, as it comes")
}

extension [ExitStatus] {
    /// The exit codes of a command that either does all of its work or fails.
    static let complete = [ExitStatus(.success, "done"), ExitStatus(.failure, "not as it should be")]
}
