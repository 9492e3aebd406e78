/// A scheme that a call requires, with the scopes that it asks of it (OpenAPI Security Requirement Object).
///
/// `Scheme` is the enum of the document's schemes: `SupabaseAuthRESTAPI.Security.Scheme`.
public nonisolated struct SecurityRequirement<Scheme: Hashable & Sendable>: Hashable, Sendable {
    /// The required scheme.
    public let scheme: Scheme
    /// OAuth 2.0 scopes or roles; empty where the scheme has none.
    public let scopes: [String]

    /// A requirement of a scheme.
    @_spi(Generated) public init(_ scheme: Scheme, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}
