import CommandLineInterface

extension CommandDescription {
    static let version = CommandDescription(
        name: WorkspaceCommand.version.rawValue, summary: "raise the version of a backend, or of Runtime",
        discussion: [
            "What stands under Unreleased in its changelog becomes that version's. Refused when nothing stands there, or when "
                + "something is not committed."
        ],
        operands: [
            Operand(.entry("NAME", of: "Backends"), help: "a backend, or Runtime"),
            Operand(.choice("major", "minor", "patch"), help: "what grows"),
        ],
        examples: [Example("./workspace version Petstore minor", "1.0.0 becomes 1.1.0")], exits: .complete)

    static let export = CommandDescription(
        name: WorkspaceCommand.export.rawValue, summary: "make a package of its own of a backend, or of Runtime",
        operands: [
            Operand(.entry("NAME", of: "Backends"), help: "a backend, or Runtime"),
            Operand(.folder("FOLDER"), help: "where the package goes: a folder that is new or empty"),
        ],
        groups: [FlagGroup("Flags", [.runtimeURL])],
        examples: [
            Example("./workspace export Petstore ../petstore-api", "Runtime comes from the URL in workspace.yaml"),
            Example(
                "./workspace export Petstore ../petstore-api --runtime-url https://example.com/runtime.git",
                "or from another"),
        ], exits: .complete)
}

extension Flag {
    static let runtimeURL = Flag(
        "--runtime-url", .text("URL"), help: "where the package finds Runtime, instead of what workspace.yaml says")
}
