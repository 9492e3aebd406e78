import CommandLineInterface

extension Operand {
    /// The document that a command reads.
    static let document = Operand(.file("DOCUMENT"), help: "the OpenAPI document, YAML or JSON; - is standard input")
}

extension Flag {
    static let config = Flag(
        "--config", .file("FILE"),
        help: "read options from FILE, which has the form of a backend.yaml; flags add to them")
    static let overlay = Flag(
        "--overlay", .file("FILE"), isRepeatable: true,
        help: "first change the document by this OpenAPI Overlay, after the overlays in --config")
    static let root = Flag(
        "--root", .file("FOLDER"), help: "allow the document to refer to files in FOLDER, not only in its own folder")
    static let remoteCache = Flag(
        "--remote-cache", .file("FOLDER"), help: "allow the document to refer to https URLs, with their files in FOLDER"
    )
    static let allowRemote = Flag(
        "--allow-remote", help: "fetch files that are missing in the folder of --remote-cache with curl")
    static let excludeScheme = Flag(
        "--exclude-scheme", .text("NAME"), isRepeatable: true,
        help: "leave out operations that can only be called with this security scheme")
    static let enumName = Flag(
        "--enum-name", .text("NAME"), help: "the name of the namespace, instead of one made from info.title")
}
