import CommandLineInterface
import FileAccess
import Workspace
import YAML

extension CommandDescription {
    static let new = CommandDescription(
        name: WorkspaceCommand.new.rawValue, summary: "make a backend of a document, complete, with a test that passes",
        discussion: [
            "Made are the folder in Backends/, a copy of the document in Specs/, the generated source, a wiring that fits the "
                + "document's security, a test, pages, and the place in the root manifest: all of it or, when anything is not "
                + "as it should be, nothing."
        ],
        operands: [Operand(.text("NAME"), help: "the backend's name: Shop")],
        groups: [FlagGroup("Flags", [.spec, .module, .enumName, .config, .excludeScheme, .allow])],
        examples: [
            Example("./workspace new Shop --spec ~/Downloads/shop.yaml", "Backends/Shop, with the module ShopAPI"),
            Example(
                "./workspace new Shop --spec shop.json --exclude-scheme Admin --allow reference.unresolved",
                "without what only an admin may call, and without what cannot be generated"),
            Example(
                "./workspace new Shop --spec shop.json --config shop-options.yaml",
                "selected, named and typed as the file says from the start, so that wiring and test fit"),
        ], exits: .complete)
}

extension Flag {
    fileprivate static let spec = Flag("--spec", .file("FILE"), isRequired: true, help: "the document, YAML or JSON")
    fileprivate static let module = Flag(
        "--module", .text("NAME"), help: "the module's name instead of the backend's and API")
    fileprivate static let enumName = Flag(
        "--enum-name", .text("NAME"), help: "the namespace's name, instead of one made from info.title")
    fileprivate static let config = Flag(
        "--config", .file("FILE"),
        help: "further keys of the backend.yaml, such as include, names and types; they are copied into it")
    fileprivate static let excludeScheme = Flag(
        "--exclude-scheme", .text("NAME"), isRepeatable: true,
        help: "leave out what can only be called with this security scheme")
    fileprivate static let allow = Flag(
        "--allow", .text("RULE"), isRepeatable: true, help: "a refusal of this rule is a warning")
}

extension NewBackend {
    /// The arguments of `new`, parsed.
    init(_ arguments: Arguments) throws(FileProblem) {
        var settings: SourceFile?
        if let path = arguments.value(.config) {
            settings = SourceFile(name: path, bytes: try [UInt8](contentsOfDocument: path))
        }
        self.init(
            name: arguments.operands[0], spec: arguments.value(.spec) ?? "", module: arguments.value(.module),
            enumName: arguments.value(.enumName), excludedSchemes: arguments.values(.excludeScheme),
            allowedRules: arguments.values(.allow), settings: settings)
    }
}
