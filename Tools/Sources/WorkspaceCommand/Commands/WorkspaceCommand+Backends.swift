import CommandLineInterface

extension CommandDescription {
    static let list = CommandDescription(
        name: WorkspaceCommand.list.rawValue, summary: "list the backends: name, module, version, document",
        examples: [Example("./workspace list", "print one line for each backend")], exits: .complete)

    static let regenerate = CommandDescription(
        name: WorkspaceCommand.regenerate.rawValue, summary: "write the generated files of backends",
        discussion: [
            "One line for each backend says what was written. A backend with errors does not change; the others are written. "
                + "Files that are already correct are not changed."
        ],
        operands: [.backends],
        examples: [
            Example("./workspace regenerate", "write all backends, and the root manifest"),
            Example("./workspace regenerate Petstore Museum", "write two backends"),
        ], exits: .complete)

    static let check = CommandDescription(
        name: WorkspaceCommand.check.rawValue,
        summary: "name all files that regenerate would change, and change nothing",
        operands: [.backends], examples: [Example("./workspace check", "print nothing if no file differs")],
        exits: [
            ExitStatus(.success, "no file differs"), ExitStatus(.failure, "a file differs, or a document has errors"),
        ])

    static let build = CommandDescription(
        name: WorkspaceCommand.build.rawValue, summary: "build backends, with warnings as errors",
        operands: [.backends],
        examples: [Example("./workspace build Petstore", "build one backend")], exits: .complete)

    static let test = CommandDescription(
        name: WorkspaceCommand.test.rawValue, summary: "test backends; without names, everything that CI runs",
        discussion: ["The output of a step is printed only if it fails."],
        operands: [.backends], groups: [FlagGroup("Flags", [.verbose])],
        examples: [
            Example("./workspace test", "run everything that CI runs; the last line counts"),
            Example("./workspace test Petstore --verbose", "run the tests of one backend, and print their output"),
        ], exits: .complete)
}

extension Operand {
    fileprivate static let backends = Operand(
        .entry("NAME", of: "Backends"), .any, help: "a backend; without a name, all backends")
}

extension Flag {
    static let verbose = Flag("--verbose", short: "-v", help: "print the output of all steps at once")
}

extension [ExitStatus] {
    /// The exit codes of a command that either does all of its work or fails.
    static let complete = [ExitStatus(.success, "done"), ExitStatus(.failure, "a fault was found")]
}
