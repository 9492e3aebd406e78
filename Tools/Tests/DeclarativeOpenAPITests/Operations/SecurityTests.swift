import Testing

/// Security: which credentials each operation needs, and where they go.
struct SecurityTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .section(
            "Security", "alternatives, scopes and the places of credentials",
            """
            /open: {get: {operationId: open}}
            /either: {get: {operationId: either, security: [{key: []}, {oauth: [read]}]}}
            /both: {get: {operationId: both, security: [{key: [], session: []}, {}]}}
            """,
            components: """
                securitySchemes:
                  key: {type: apiKey, in: header, name: X-Key}
                  session: {type: apiKey, in: cookie, name: sid}
                  oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: "https://x/t", scopes: {read: r}}}}
                """,
            makes: #"""
                /// The credentials that each operation needs, and the blocks that attach them.
                public nonisolated enum Security {
                    /// A security scheme; the raw value is its name in the document.
                    public nonisolated enum Scheme: String, CaseIterable, Hashable, Sendable {
                        case key = "key"
                        case oauth = "oauth"
                        case session = "session"
                    }

                    /// The alternatives of which one must be satisfied, each with all of its schemes; none for a public operation.
                    public static func alternatives(_ operation: Operation) -> [[SecurityRequirement<Scheme>]] {
                        switch operation {
                        case .either: return [[SecurityRequirement(.key)], [SecurityRequirement(.oauth, scopes: ["read"])]]
                        case .open: return []
                        default: return [[SecurityRequirement(.key), SecurityRequirement(.session)], []]
                        }
                    }

                    /// Every scheme of every alternative.
                    public static func schemes(_ operation: Operation) -> Set<Scheme> {
                        Set(alternatives(operation).joined().map(\.scheme))
                    }

                    /// The names of the schemes in the document.
                    @_disfavoredOverload public static func schemes(_ operation: Operation) -> Set<String> {
                        Set(alternatives(operation).joined().map(\.scheme.rawValue))
                    }

                    /// Whether `key` is among the operation's schemes.
                    public static func needsKey(_ operation: Operation) -> Bool {
                        schemes(operation).contains(.key)
                    }

                    /// Whether `oauth` is among the operation's schemes.
                    public static func needsOauth(_ operation: Operation) -> Bool {
                        schemes(operation).contains(.oauth)
                    }

                    /// Whether `session` is among the operation's schemes.
                    public static func needsSession(_ operation: Operation) -> Bool {
                        schemes(operation).contains(.session)
                    }

                    /// Attaches the credential of `key`.
                    public static func key(_ key: String) -> RequestBlock {
                        RequestBlock {
                            Header.custom("X-Key").setValue(key)
                        }
                    }

                    /// Attaches the credential of `oauth`.
                    public static func oauth(token: String) -> RequestBlock {
                        RequestBlock {
                            Authorization.bearer(token)
                        }
                    }

                    /// Attaches the credential of `session`.
                    public static func session(_ key: String) -> RequestBlock {
                        RequestBlock {
                            Cookie("sid", key)
                        }
                    }
                }

                /// An operation needs the credential of `key`, and there is none.
                public nonisolated struct MissingKey: Error, Hashable, Sendable {
                    /// The operation's `id`.
                    public let operation: String

                    public init(operation: String) {
                        self.operation = operation
                    }
                }

                /// An operation needs the credential of `oauth`, and there is none.
                public nonisolated struct MissingOauth: Error, Hashable, Sendable {
                    /// The operation's `id`.
                    public let operation: String

                    public init(operation: String) {
                        self.operation = operation
                    }
                }

                /// An operation needs the credential of `session`, and there is none.
                public nonisolated struct MissingSession: Error, Hashable, Sendable {
                    /// The operation's `id`.
                    public let operation: String

                    public init(operation: String) {
                        self.operation = operation
                    }
                }

                /// The operation with the credentials of the first alternative that can be satisfied. Where none can, making the
                /// request throws the error of the first scheme that is missing; an empty credential is none.
                public static func authorized(
                    _ operation: Operation,
                    key: String?,
                    oauth: String?,
                    session: String?
                ) -> RequestBlock {
                    let choice = SecurityChoice(among: Security.alternatives(operation)) { scheme in
                        switch scheme {
                        case .key: return key?.isEmpty == false
                        case .oauth: return oauth?.isEmpty == false
                        case .session: return session?.isEmpty == false
                        }
                    }
                    return RequestBlock {
                        operation
                        if choice.attaches(.key), let key {
                            Security.key(key).credential(of: "key", for: operation.id)
                        }
                        if choice.attaches(.oauth), let oauth {
                            Security.oauth(token: oauth).credential(of: "oauth", for: operation.id)
                        }
                        if choice.attaches(.session), let session {
                            Security.session(session).credential(of: "session", for: operation.id)
                        }
                        if choice.lacks(.key) {
                            RequestFailure(MissingKey(operation: operation.id))
                        }
                        if choice.lacks(.oauth) {
                            RequestFailure(MissingOauth(operation: operation.id))
                        }
                        if choice.lacks(.session) {
                            RequestFailure(MissingSession(operation: operation.id))
                        }
                    }
                }
                """#)
    ]
}
