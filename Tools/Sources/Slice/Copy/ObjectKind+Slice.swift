import OpenAPIGrammar

extension ObjectKind {
    /// Whether a field of the object is prose or an extension.
    func isProse(_ field: String) -> Bool {
        field.hasPrefix("x-") || Self.proseOfAnyObject.contains(field) || self.field(field)?.value == .prose
    }

    private static let proseOfAnyObject: Set<String> = [
        "summary", "description", "example", "examples", "externalDocs",
    ]

    /// Whether an object of this kind may hold a field in a version. A schema may hold any field from 3.1 on.
    func mayHold(_ field: String, in version: OpenAPIVersion) -> Bool {
        self == .callback || field == "$ref" || (self == .schema && version >= .v3_1) || has(field, in: version)
    }

    /// The order of fields in the text: `$ref` first, unknown fields last.
    func sliceRank(of field: String) -> Int {
        field == "$ref" ? -1 : rank(of: field) ?? .max
    }
}
