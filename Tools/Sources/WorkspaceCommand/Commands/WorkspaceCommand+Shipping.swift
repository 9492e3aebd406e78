import CommandLineInterface

extension CommandDescription {
    static let version = CommandDescription(
        name: WorkspaceCommand.version.rawValue, summary: "raise the version of a backend, or of Runtime",
        discussion: [
            "In the changelog, the heading Unreleased becomes the version. The command fails if there is no text under this "
                + "heading, or if there are changes that are not committed."
        ],
        operands: [
            Operand(.entry("NAME", of: "Backends"), help: "a backend, or Runtime"),
            Operand(.choice("major", "minor", "patch"), help: "the number to raise"),
        ],
        examples: [Example("./workspace version Petstore minor", "1.0.0 becomes 1.1.0")], exits: .complete)

    static let export = CommandDescription(
        name: WorkspaceCommand.export.rawValue, summary: "make a separate package from a backend, or from Runtime",
        operands: [
            Operand(.entry("NAME", of: "Backends"), help: "a backend, or Runtime"),
            Operand(.folder("FOLDER"), help: "the folder for the package, new or empty"),
        ],
        groups: [FlagGroup("Flags", [.runtimeURL])],
        examples: [
            Example("./workspace export Petstore ../petstore-api", "take Runtime from the URL in workspace.yaml"),
            Example(
                "./workspace export Petstore ../petstore-api --runtime-url https://example.com/runtime.git",
                "take Runtime from another URL"),
        ], exits: .complete)
}

extension Flag {
    static let runtimeURL = Flag(
        "--runtime-url", .text("URL"), help: "the URL of Runtime, instead of the one in workspace.yaml")
}
