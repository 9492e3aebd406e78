/// A scheme that a call requires, with the scopes that it asks of it (OpenAPI Security Requirement Object).
public nonisolated struct SecurityRequirement: Hashable, Sendable {
    /// The scheme's key in the document's `components.securitySchemes`.
    public let scheme: String
    /// OAuth 2.0 scopes or roles; empty where the scheme has none.
    public let scopes: [String]

    /// A requirement of a scheme.
    public init(_ scheme: String, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}
