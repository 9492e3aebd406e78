import CommandLineInterface
import DeclarativeOpenAPI

extension CommandDescription {
    static let lint = CommandDescription(
        name: GeneratorCommand.lint.rawValue,
        summary: "print the findings of a document, and write nothing",
        discussion: ["The findings are the same as those of generate."],
        operands: [.document],
        groups: [
            FlagGroup(
                "Input", [.config, .overlay, .root, .remoteCache, .allowRemote, .enumName, .excludeScheme, .watch]),
            .findings,
        ],
        examples: [
            Example("declarative-openapi lint petstore.yaml", "print all findings, in the order of the document"),
            Example("declarative-openapi lint petstore.yaml --strict", "fail if there is a warning"),
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
