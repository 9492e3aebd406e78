import CommandLineInterface

extension Operand {
    /// The document that a command reads.
    static let document = Operand(.file("DOCUMENT"), help: "the OpenAPI document, YAML or JSON; - is standard input")
}

extension Flag {
    static let config = Flag(
        "--config", .file("FILE"), help: "options from FILE, which is written as a backend.yaml; flags add to it")
    static let overlay = Flag(
        "--overlay", .file("FILE"), isRepeatable: true,
        help: "change the document first as this OpenAPI Overlay says, after those that --config names")
    static let root = Flag(
        "--root", .file("FOLDER"), help: "the document may refer to files in FOLDER, not only in its own folder")
    static let remoteCache = Flag(
        "--remote-cache", .file("FOLDER"), help: "the document may refer to https URLs whose files are kept in FOLDER")
    static let allowRemote = Flag(
        "--allow-remote", help: "what is not in the folder of --remote-cache yet is fetched into it, with curl")
    static let excludeScheme = Flag(
        "--exclude-scheme", .text("NAME"), isRepeatable: true,
        help: "leave out what can only be called with this security scheme")
    static let enumName = Flag(
        "--enum-name", .text("NAME"), help: "the namespace's name, instead of one made from info.title")
}
