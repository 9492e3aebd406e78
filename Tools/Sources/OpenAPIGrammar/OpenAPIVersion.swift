/// A version of the OpenAPI Specification, which decides which fields an object has.
package enum OpenAPIVersion: Int, Comparable, CaseIterable, Sendable {
    case v2_0, v3_0, v3_1, v3_2

    package static let newest = v3_2

    /// The version that the `openapi` or `swagger` field of a document states; nil for one that is not in this list.
    package init?(field text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        switch (parts.first, parts.dropFirst().first) {
        case ("2", "0"): self = .v2_0
        case ("3", "0"): self = .v3_0
        case ("3", "1"): self = .v3_1
        case ("3", "2"): self = .v3_2
        default: return nil
        }
    }

    /// In a sentence.
    package var words: String {
        switch self {
        case .v2_0: "Swagger 2.0"
        case .v3_0: "OpenAPI 3.0"
        case .v3_1: "OpenAPI 3.1"
        case .v3_2: "OpenAPI 3.2"
        }
    }

    /// Whether the fields beside a reference have no meaning.
    package var ignoresSiblings: Bool { self <= .v3_0 }

    package static func < (left: OpenAPIVersion, right: OpenAPIVersion) -> Bool { left.rawValue < right.rawValue }
}
