/// For each rule of reading and resolving a document, the smallest document that breaks it and every line that is printed.
enum FindingSnippets {
    struct Snippet: Sendable {
        let rule: String
        let yaml: String
        let lines: String
        var slots: [String] = []
        var schemes: [String] = []
        var enumName: String?
        /// Other files, by their paths; nil where none is read.
        var files: [String: String]?
        /// A `backend.yaml`, in the place of the three above.
        var configuration: String?
    }

    static let head = """
        openapi: 3.1.0
        info: {title: Demo, version: "1"}

        """

    /// One list for each topic, each in a file of its own.
    static let all: [Snippet] = [
        documents,
        references,
        otherFiles,
        openAPI32,
        schemas,
        parameters,
        bodies,
        responses,
        security,
        servers,
        names,
        swagger,
        choices,
        limits,
    ].flatMap { $0 }
}
