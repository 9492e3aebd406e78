import CommandLineInterface

/// The commands that the script `./workspace` runs itself.
extension CommandDescription {
    static let doctor = CommandDescription(
        name: WorkspaceCommand.doctor.rawValue,
        summary: "say what is needed, which version is here, and what is wrong; install nothing",
        examples: [Example("./workspace doctor", "a line for each thing that is needed")],
        exits: [ExitStatus(.success, "all is there"), ExitStatus(69, "something needed is missing")])

    static let openapi = CommandDescription(
        name: WorkspaceCommand.openapi.rawValue, summary: "run the generator by itself: declarative-openapi",
        operands: [Operand(.text("ARGUMENT"), .any, help: "what the generator takes; --help lists it")],
        examples: [
            Example(
                "./workspace openapi Specs/petstore.yaml --output Petstore.swift", "write the source of a document"),
            Example("./workspace openapi --help", "what else the generator does"),
        ], exits: .complete)
}
