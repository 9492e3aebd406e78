/// A security scheme: a way to authenticate requests.
package struct SecurityScheme: Sendable {
    package enum Kind: Hashable, Sendable {
        case apiKey(name: String, location: Parameter.Location)
        case basic
        case bearer
        /// Another scheme of the HTTP `Authorization` header, by its registered name.
        case http(scheme: String)
        /// Credentials that are not part of a request, such as a client certificate.
        case unattachable
    }

    /// The key in `components.securitySchemes`.
    package var key: String
    /// `apiKeyAuth` for `APIKeyAuth`.
    package var memberName: String
    /// `needsAPIKeyAuth`
    package var gateName: String
    /// `MissingAPIKeyAuth`
    package var errorName: String
    package var kind: Kind
    package var documentation: String?
    package var origin: Origin

    package init(
        key: String, memberName: String, gateName: String, errorName: String, kind: Kind, documentation: String?,
        origin: Origin
    ) {
        self.key = key
        self.memberName = memberName
        self.gateName = gateName
        self.errorName = errorName
        self.kind = kind
        self.documentation = documentation
        self.origin = origin
    }
}

/// An alternative: all of its schemes must be satisfied. An empty one needs no credentials.
package struct SecurityAlternative: Hashable, Sendable {
    package struct Requirement: Hashable, Sendable {
        /// The key in `components.securitySchemes`.
        package var scheme: String
        package var scopes: [String]

        package init(scheme: String, scopes: [String]) {
            self.scheme = scheme
            self.scopes = scopes
        }
    }

    package var requirements: [Requirement]

    package init(requirements: [Requirement]) {
        self.requirements = requirements
    }
}
