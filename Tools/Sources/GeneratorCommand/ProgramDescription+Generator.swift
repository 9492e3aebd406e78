import CommandLineInterface
import DeclarativeOpenAPI

extension ProgramDescription {
    /// The description of `declarative-openapi`; help, completion and the manual are made from it.
    static let generator = ProgramDescription(
        name: "declarative-openapi",
        summary: "turn an OpenAPI document into one typed Swift backend",
        discussion: [
            "No part of a document is ignored silently: each construct is generated exactly, or simplified with a warning that "
                + "says what was lost, or refused with an error. Findings are written to standard error as "
                + "file:line:column: error|warning|note: sentence [rule].",
            "If a document has the name of a command, write its folder, too: ./lint.",
        ],
        defaultCommand: GeneratorCommand.generate.rawValue,
        commands: GeneratorCommand.allCases.map(\.description),
        examples: [
            Example(
                "declarative-openapi petstore.yaml --output Petstore.swift", "write the source of a document to a file"),
            Example("declarative-openapi lint petstore.yaml", "only print the findings"),
            Example("declarative-openapi explain reference.unresolved", "explain a finding and what to do about it"),
        ],
        exits: [
            ExitStatus(.success, "done"),
            ExitStatus(.failure, "the document has errors, and nothing was written"),
            ExitStatus(.usage, "wrong usage"),
        ],
        environment: [
            Variable(
                "NO_COLOR", "if it is set to any value, findings have no colours, unless --color always is given"),
            Variable("TERM", "if it is dumb, findings have no colours, and no progress is shown"),
        ])
}
