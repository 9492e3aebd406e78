import CommandLineInterface
import FileAccess
import Workspace
import YAML

extension CommandDescription {
    static let new = CommandDescription(
        name: WorkspaceCommand.new.rawValue,
        summary: "make a complete backend from a document, with a test that passes",
        discussion: [
            "The backend has a folder in Backends/, a copy of the document in Specs/, the generated source, a wiring for "
                + "the security schemes of the document, a test, a README, a changelog, and an entry in the root "
                + "manifest. If there is an error, nothing is written."
        ],
        operands: [Operand(.text("NAME"), help: "the name of the backend: Shop")],
        groups: [FlagGroup("Flags", [.spec, .module, .enumName, .config, .excludeScheme, .allow])],
        examples: [
            Example("./workspace new Shop --spec ~/Downloads/shop.yaml", "Backends/Shop, with the module ShopAPI"),
            Example(
                "./workspace new Shop --spec shop.json --exclude-scheme Admin --allow reference.unresolved",
                "leave out operations for admins, and operations with broken references"),
            Example(
                "./workspace new Shop --spec shop.json --config shop-options.yaml",
                "use the selection, names and types of the file from the start"),
        ], exits: .complete)
}

extension Flag {
    fileprivate static let spec = Flag("--spec", .file("FILE"), isRequired: true, help: "the document, YAML or JSON")
    fileprivate static let module = Flag(
        "--module", .text("NAME"), help: "the name of the module, instead of the name of the backend and API")
    fileprivate static let enumName = Flag(
        "--enum-name", .text("NAME"), help: "the name of the namespace, instead of one made from info.title")
    fileprivate static let config = Flag(
        "--config", .file("FILE"),
        help: "copy further keys into the backend.yaml, such as include, names and types")
    fileprivate static let excludeScheme = Flag(
        "--exclude-scheme", .text("NAME"), isRepeatable: true,
        help: "leave out operations that can only be called with this security scheme")
    fileprivate static let allow = Flag(
        "--allow", .text("RULE"), isRepeatable: true, help: "report refusals of this rule as warnings")
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
