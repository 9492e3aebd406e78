import CommandLineInterface

extension ProgramDescription {
    /// The description of `./workspace`. The script prints this overview, too, before the tools are built.
    static let workspace = ProgramDescription(
        name: "workspace",
        invocation: "./workspace",
        summary: "manage the backends of this repository",
        discussion: [
            "Each command first installs what is missing, and builds the tools if their sources have changed. Without names, a "
                + "command applies to all folders Backends/*/ with a backend.yaml."
        ],
        commands: WorkspaceCommand.allCases.map(\.description),
        examples: [
            Example("./workspace regenerate", "write the generated files of all backends"),
            Example("./workspace test", "run everything that CI runs"),
            Example("./workspace new Shop --spec ~/Downloads/shop.yaml", "make a backend from a document"),
        ],
        exits: [
            ExitStatus(.success, "done"), ExitStatus(.failure, "a fault was found"),
            ExitStatus(.usage, "wrong usage"), ExitStatus(69, "a prerequisite is missing"),
        ],
        environment: [
            Variable("NO_COLOR", "if it is set to any value, findings have no colours"),
            Variable("TERM", "if it is dumb, findings have no colours"),
        ])
}
