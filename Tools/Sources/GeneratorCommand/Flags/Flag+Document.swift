import CommandSupport

extension Operand {
    /// The document that a command reads.
    static let document = Operand(.file("DOCUMENT"), help: "the OpenAPI document, YAML or JSON")
}

extension Flag {
    static let config = Flag(
        "--config", .file("FILE"), help: "options from FILE, which is written as a backend.yaml; flags add to it")
    static let excludeScheme = Flag(
        "--exclude-scheme", .text("NAME"), isRepeatable: true,
        help: "leave out what can only be called with this security scheme")
    static let enumName = Flag(
        "--enum-name", .text("NAME"), help: "the namespace's name, instead of one made from info.title")
}
