import CommandLineInterface
import DeclarativeOpenAPI

extension CommandDescription {
    static let generate = CommandDescription(
        name: GeneratorCommand.generate.rawValue,
        summary: "write the Swift source of a document",
        discussion: [
            "Nothing is written unless all of it can be: after an error the output file is as it was.",
            "The map of --types has the namespace, every operation (id, method, path, Swift name, pointer; each input with "
                + "place, key, Swift name, type, whether it is required, pointer; the output with type, statuses and their "
                + "pointers) and every model (type, pointer, kind; the properties of an object with key, Swift name, type, "
                + "whether they are required, pointer; the cases of an enumeration; the branches of a union; the type behind "
                + "an alias). Types are Swift as it stands inside the namespace; pointers lead to the construct in the "
                + "document (RFC 6901), those of members that come from an allOf as if they stood where they are merged.",
        ],
        operands: [.document],
        groups: [
            FlagGroup("Input", [.config, .overlay, .root, .remoteCache, .allowRemote, .enumName, .excludeScheme]),
            FlagGroup("Output", [.output, .types, .watch]),
            .findings,
        ],
        examples: [
            Example("declarative-openapi petstore.yaml -o Petstore.swift", "the word generate may be left out"),
            Example(
                "declarative-openapi generate shop.yaml --allow schema.refused --strict >Shop.swift",
                "fail on every warning but those that are known and accepted"),
            Example(
                "declarative-openapi shop.yaml --config shop.config.yaml -o Shop.swift --watch",
                "write it again whenever the document or the configuration changes"),
        ],
        exits: [
            ExitStatus(.success, "done"),
            ExitStatus(.failure, "the document is not as it should be and nothing was written"),
        ])
}

/// The arguments of `generate`, parsed.
struct GenerateOptions {
    let input: InputOptions
    /// The path of the source; nil for standard output.
    let output: String?
    /// The path of the map of types; nil if none is written.
    let types: String?
    let isWatching: Bool
    let findings: FindingOptions

    init(_ arguments: Arguments) throws(UsageError) {
        input = try InputOptions(arguments)
        output = arguments.value(.output)
        types = arguments.value(.types)
        isWatching = try input.isWatching(arguments)
        if isWatching, output == nil { throw UsageError("--watch needs --output FILE, which is written again") }
        findings = FindingOptions(arguments)
    }
}
