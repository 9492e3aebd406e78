import CommandLineInterface
import DeclarativeOpenAPI

extension CommandDescription {
    static let generate = CommandDescription(
        name: GeneratorCommand.generate.rawValue,
        summary: "write the Swift source of a document",
        discussion: [
            "If there is an error, nothing is written, and the output file does not change.",
            "The map of --types has the namespace, every operation (id, method, path, Swift name, pointer; each input with "
                + "place, key, Swift name, type, whether it is required, pointer; the output with type, statuses and their "
                + "pointers) and every model (type, pointer, kind; the properties of an object with key, Swift name, type, "
                + "whether they are required, pointer; the cases of an enumeration; the branches of a union; the type behind "
                + "an alias). Types are spelled as in Swift code inside the namespace. Pointers (RFC 6901) lead to the construct "
                + "in the document; the pointer of a member from an allOf leads to the merged schema.",
        ],
        operands: [.document],
        groups: [
            FlagGroup("Input", [.config, .overlay, .root, .remoteCache, .allowRemote, .enumName, .excludeScheme]),
            FlagGroup("Output", [.output, .types, .watch]),
            .findings,
        ],
        examples: [
            Example("declarative-openapi petstore.yaml -o Petstore.swift", "the word generate is optional"),
            Example(
                "declarative-openapi generate shop.yaml --allow schema.refused --strict >Shop.swift",
                "fail on every warning, except for one accepted rule"),
            Example(
                "declarative-openapi shop.yaml --config shop.config.yaml -o Shop.swift --watch",
                "write again after each change of the document or the configuration"),
        ],
        exits: [
            ExitStatus(.success, "done"),
            ExitStatus(.failure, "the document has errors, and nothing was written"),
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
        if isWatching, output == nil { throw UsageError("--watch needs --output FILE") }
        findings = FindingOptions(arguments)
    }
}
