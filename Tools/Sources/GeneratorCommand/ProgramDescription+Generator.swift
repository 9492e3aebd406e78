import CommandLineInterface
import DeclarativeOpenAPI

extension ProgramDescription {
    /// The description of `declarative-openapi`; help, completion and the manual are made from it.
    static let generator = ProgramDescription(
        name: "declarative-openapi",
        summary: "turn an OpenAPI document into one typed Swift backend",
        discussion: [
            "Nothing in a document is dropped silently: each construct is generated faithfully, or degraded with a warning "
                + "that says what was lost, or refused with an error. Findings go to standard error as "
                + "file:line:column: error|warning|note: sentence [rule].",
            "A document that is called like a command is given with its folder: ./lint.",
        ],
        defaultCommand: GeneratorCommand.generate.rawValue,
        commands: GeneratorCommand.allCases.map(\.description),
        examples: [
            Example(
                "declarative-openapi petstore.yaml --output Petstore.swift", "write the source of a document to a file"),
            Example("declarative-openapi lint petstore.yaml", "only say what is wrong with it"),
            Example("declarative-openapi explain reference.unresolved", "what a finding means and what to do about it"),
        ],
        exits: [
            ExitStatus(.success, "done"),
            ExitStatus(.failure, "the document is not as it should be and nothing was written"),
            ExitStatus(.usage, "wrong usage"),
        ],
        environment: [
            Variable(
                "NO_COLOR", "where it is set to anything, findings are not coloured unless --color always is given"),
            Variable("TERM", "on a terminal that is dumb, findings are not coloured, and no progress is shown"),
        ])
}
