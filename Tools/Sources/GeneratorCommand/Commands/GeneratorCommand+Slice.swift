import CommandLineInterface
import Diagnostics
import Slice

extension CommandDescription {
    static let slice = CommandDescription(
        name: GeneratorCommand.slice.rawValue,
        summary: "write the selected part of a document, with everything that it refers to",
        discussion: [
            "The output is YAML in canonical order, without descriptions. Without a selector, everything is kept, "
                + "including webhooks. With selectors of several kinds, an operation must match one of each kind."
        ],
        operands: [.document],
        groups: [
            FlagGroup("Selection", [.tag, .path, .operation, .scheme]),
            FlagGroup("Output", [.output]),
            .sliceFindings,
        ],
        examples: [
            Example(
                "declarative-openapi slice binance.yaml --tag Market -o Market.yaml", "keep the operations with one tag"
            ),
            Example(
                "declarative-openapi slice shop.yaml --path '/orders*' --path '/pay*'",
                "keep the operations at some paths"),
        ],
        exits: [
            ExitStatus(.success, "done"),
            ExitStatus(.failure, "the document has errors, and nothing was written"),
        ])
}

extension Flag {
    fileprivate static let tag = Flag(
        "--tag", .text("TAG"), isRepeatable: true, help: "keep operations with this tag")
    fileprivate static let path = Flag(
        "--path", .text("PATH"), isRepeatable: true, help: "keep operations at this path; * stands for any text")
    fileprivate static let operation = Flag(
        "--operation", .text("OPERATION"), isRepeatable: true,
        help: "keep this operation: its operationId, or \"METHOD /path\"")
    fileprivate static let scheme = Flag(
        "--scheme", .text("NAME"), isRepeatable: true,
        help: "keep operations that name this security scheme, alone or together with others")
}

/// The arguments of `slice`, parsed.
struct SliceRequest {
    let input: String
    /// The path of the slice; nil for standard output.
    let output: String?
    let selection: SliceOptions
    let allowedRules: Set<String>
    let findings: FindingOptions

    init(_ arguments: Arguments) throws(UsageError) {
        input = arguments.operands[0]
        output = arguments.value(.output)
        selection = SliceOptions(
            tags: arguments.values(.tag), paths: arguments.values(.path), operations: arguments.values(.operation),
            schemes: arguments.values(.scheme))
        allowedRules = try Rule.sliceRules.allowed(arguments.values(.allowInSlice))
        findings = FindingOptions(arguments)
    }
}
