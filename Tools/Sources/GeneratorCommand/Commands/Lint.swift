import CommandLineInterface
import DeclarativeOpenAPI

extension CommandDescription {
    static let lint = CommandDescription(
        name: GeneratorCommand.lint.rawValue,
        summary: "say what is wrong with a document, and write nothing",
        discussion: ["The document is read and resolved as generate does it; the findings are the same ones."],
        operands: [.document],
        groups: [
            FlagGroup(
                "Input", [.config, .overlay, .root, .remoteCache, .allowRemote, .enumName, .excludeScheme, .watch]),
            .findings,
        ],
        examples: [
            Example("declarative-openapi lint petstore.yaml", "every finding, in source order"),
            Example("declarative-openapi lint petstore.yaml --strict", "fail when there is a warning"),
        ],
        exits: [ExitStatus(.success, "no errors"), ExitStatus(.failure, "there are errors")])
}

/// The arguments of `lint`, parsed.
struct LintOptions {
    let input: InputOptions
    let isWatching: Bool
    let findings: FindingOptions

    init(_ arguments: Arguments) throws(UsageError) {
        input = try InputOptions(arguments)
        isWatching = try input.isWatching(arguments)
        findings = FindingOptions(arguments)
    }
}
