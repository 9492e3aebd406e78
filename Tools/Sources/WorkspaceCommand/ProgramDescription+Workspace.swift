import CommandLineInterface

extension ProgramDescription {
    /// The description of `./workspace`. The script prints this overview, too, before the tools are built.
    static let workspace = ProgramDescription(
        name: "workspace",
        invocation: "./workspace",
        summary: "keep the backends of this repository",
        discussion: [
            "Each command makes sure of what it needs first, and builds the tools where their sources changed. Without names, a "
                + "command takes every folder Backends/*/ that holds a backend.yaml."
        ],
        commands: WorkspaceCommand.allCases.map(\.description),
        examples: [
            Example("./workspace regenerate", "write what the documents and each backend.yaml say"),
            Example("./workspace test", "run everything that CI runs"),
            Example("./workspace new Shop --spec ~/Downloads/shop.yaml", "make a backend of a document"),
        ],
        exits: [
            ExitStatus(.success, "done"), ExitStatus(.failure, "not as it should be"),
            ExitStatus(.usage, "wrong usage"), ExitStatus(69, "something needed is missing"),
        ],
        environment: [
            Variable("NO_COLOR", "where it is set to anything, findings are not coloured"),
            Variable("TERM", "on a terminal that is dumb, findings are not coloured"),
        ])
}
