import CommandLineInterface

/// The commands that the script `./workspace` runs itself.
extension CommandDescription {
    static let doctor = CommandDescription(
        name: WorkspaceCommand.doctor.rawValue,
        summary: "list the prerequisites with their versions and faults; install nothing",
        examples: [Example("./workspace doctor", "print one line for each prerequisite")],
        exits: [ExitStatus(.success, "no prerequisite is missing"), ExitStatus(69, "a prerequisite is missing")])

    static let openapi = CommandDescription(
        name: WorkspaceCommand.openapi.rawValue, summary: "run the generator, declarative-openapi",
        operands: [Operand(.text("ARGUMENT"), .any, help: "an argument of the generator; --help lists them")],
        examples: [
            Example(
                "./workspace openapi Specs/petstore.yaml --output Petstore.swift", "write the source of a document"),
            Example("./workspace openapi --help", "list the commands of the generator"),
        ], exits: .complete)
}
