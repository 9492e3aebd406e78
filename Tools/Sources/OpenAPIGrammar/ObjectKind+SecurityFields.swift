extension ObjectKind {
    /// The fields of security schemes, and of what they hold.
    var securityRows: [[ObjectField]] {
        switch self {
        case .oauthFlows:
            [
                .since(
                    .v3_0, "implicit", "password", "clientCredentials", "authorizationCode",
                    holding: .object(.oauthFlow)),
                .since(.v3_2, "deviceAuthorization", holding: .object(.oauthFlow)),
            ]
        case .oauthFlow:
            [
                .since(.v3_0, "authorizationUrl"), .since(.v3_2, "deviceAuthorizationUrl"),
                .since(.v3_0, "tokenUrl", "refreshUrl"),
                .since(.v3_0, "scopes", holding: .scopes),
            ]
        default:
            [
                .every("type"), .prose("description"), .every("name", "in"),
                .only(.v2_0, "flow", "authorizationUrl", "tokenUrl"),
                .only(.v2_0, "scopes", holding: .scopes),
                .since(.v3_0, "scheme", "bearerFormat"),
                .since(.v3_0, "flows", holding: .object(.oauthFlows)),
                .since(.v3_0, "openIdConnectUrl"),
                .since(.v3_2, "oauth2MetadataUrl", "deprecated"),
            ]
        }
    }
}
