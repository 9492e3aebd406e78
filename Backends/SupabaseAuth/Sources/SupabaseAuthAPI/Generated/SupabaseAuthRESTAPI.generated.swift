// Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
// options, and generate again.
// Left out: operations that need AdminAuth.

@_spi(Generated) public import DeclarativeOpenAPIRuntime
@_spi(Generated) public import DeclarativeRequests
public import Foundation

/// Supabase Auth REST API
public nonisolated enum SupabaseAuthRESTAPI {
    private typealias RuntimeContract = RuntimeContract2_ifMissingUpdateDeclarativeOpenAPIRuntime

    // MARK: - Schemas

    public nonisolated struct AccessTokenResponseSchema: Codable, Hashable, Sendable {
        /// Wire name: `access_token`.
        public var accessToken: String?

        /// Wire name: `refresh_token`.
        public var refreshToken: String?

        /// Wire name: `token_type`.
        public var tokenType: String?

        /// Wire name: `expires_in`.
        public var expiresIn: Int?

        /// Wire name: `expires_at`.
        public var expiresAt: Int?

        /// Wire name: `weak_password`.
        public var weakPassword: WeakPassword?

        public var user: UserSchema?

        public init(
            accessToken: String? = nil,
            refreshToken: String? = nil,
            tokenType: String? = nil,
            expiresIn: Int? = nil,
            expiresAt: Int? = nil,
            weakPassword: WeakPassword? = nil,
            user: UserSchema? = nil
        ) {
            self.accessToken = accessToken
            self.refreshToken = refreshToken
            self.tokenType = tokenType
            self.expiresIn = expiresIn
            self.expiresAt = expiresAt
            self.weakPassword = weakPassword
            self.user = user
        }

        public nonisolated struct WeakPassword: Codable, Hashable, Sendable {
            public var reasons: [Reasons]?
            public var message: String?

            public init(reasons: [Reasons]? = nil, message: String? = nil) {
                self.reasons = reasons
                self.message = message
            }

            public nonisolated enum Reasons: OpenEnum, RequestValue {
                case length
                case characters
                case pwned

                /// A value that the document does not list; it is written back as it is.
                case unknown(String)

                public init(rawValue: String) {
                    switch rawValue {
                    case "length": self = .length
                    case "characters": self = .characters
                    case "pwned": self = .pwned
                    default: self = .unknown(rawValue)
                    }
                }

                public var rawValue: String {
                    switch self {
                    case .length: return "length"
                    case .characters: return "characters"
                    case .pwned: return "pwned"
                    case .unknown(let value): return value
                    }
                }
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
            case refreshToken = "refresh_token"
            case tokenType = "token_type"
            case expiresIn = "expires_in"
            case expiresAt = "expires_at"
            case weakPassword = "weak_password"
            case user
        }
    }

    public nonisolated struct CredentialCreationOptions: Codable, Hashable, Sendable {
        public var rp: Rp
        public var user: User
        public var challenge: String
        public var pubKeyCredParams: [PubKeyCredParams]
        public var timeout: Int?
        public var excludeCredentials: [PublicKeyCredentialDescriptor]?
        public var authenticatorSelection: AuthenticatorSelection?
        public var attestation: Attestation?
        public var attestationFormats: [String]?
        public var hints: [Hints]?
        public var extensions: [String: JSONValue]?

        public init(
            rp: Rp,
            user: User,
            challenge: String,
            pubKeyCredParams: [PubKeyCredParams],
            timeout: Int? = nil,
            excludeCredentials: [PublicKeyCredentialDescriptor]? = nil,
            authenticatorSelection: AuthenticatorSelection? = nil,
            attestation: Attestation? = nil,
            attestationFormats: [String]? = nil,
            hints: [Hints]? = nil,
            extensions: [String: JSONValue]? = nil
        ) {
            self.rp = rp
            self.user = user
            self.challenge = challenge
            self.pubKeyCredParams = pubKeyCredParams
            self.timeout = timeout
            self.excludeCredentials = excludeCredentials
            self.authenticatorSelection = authenticatorSelection
            self.attestation = attestation
            self.attestationFormats = attestationFormats
            self.hints = hints
            self.extensions = extensions
        }

        public nonisolated struct Rp: Codable, Hashable, Sendable {
            public var id: String
            public var name: String

            public init(id: String, name: String) {
                self.id = id
                self.name = name
            }
        }

        public nonisolated struct User: Codable, Hashable, Sendable {
            public var id: String
            public var name: String
            public var displayName: String

            public init(id: String, name: String, displayName: String) {
                self.id = id
                self.name = name
                self.displayName = displayName
            }
        }

        public nonisolated struct PubKeyCredParams: Codable, Hashable, Sendable {
            public var type: APIType
            public var alg: Int

            public init(type: APIType = .publicKey, alg: Int) {
                self.type = type
                self.alg = alg
            }

            public nonisolated enum APIType: OpenEnum, RequestValue {
                /// Wire name: `public-key`.
                case publicKey

                /// A value that the document does not list; it is written back as it is.
                case unknown(String)

                public init(rawValue: String) {
                    switch rawValue {
                    case "public-key": self = .publicKey
                    default: self = .unknown(rawValue)
                    }
                }

                public var rawValue: String {
                    switch self {
                    case .publicKey: return "public-key"
                    case .unknown(let value): return value
                    }
                }
            }
        }

        public nonisolated struct AuthenticatorSelection: Codable, Hashable, Sendable {
            public var authenticatorAttachment: AuthenticatorAttachment?
            public var requireResidentKey: Bool?
            public var residentKey: ResidentKey?
            public var userVerification: UserVerification?

            public init(
                authenticatorAttachment: AuthenticatorAttachment? = nil,
                requireResidentKey: Bool? = nil,
                residentKey: ResidentKey? = nil,
                userVerification: UserVerification? = nil
            ) {
                self.authenticatorAttachment = authenticatorAttachment
                self.requireResidentKey = requireResidentKey
                self.residentKey = residentKey
                self.userVerification = userVerification
            }

            public nonisolated enum AuthenticatorAttachment: OpenEnum, RequestValue {
                case platform

                /// Wire name: `cross-platform`.
                case crossPlatform

                /// A value that the document does not list; it is written back as it is.
                case unknown(String)

                public init(rawValue: String) {
                    switch rawValue {
                    case "platform": self = .platform
                    case "cross-platform": self = .crossPlatform
                    default: self = .unknown(rawValue)
                    }
                }

                public var rawValue: String {
                    switch self {
                    case .platform: return "platform"
                    case .crossPlatform: return "cross-platform"
                    case .unknown(let value): return value
                    }
                }
            }

            public nonisolated enum ResidentKey: OpenEnum, RequestValue {
                case required
                case preferred
                case discouraged

                /// A value that the document does not list; it is written back as it is.
                case unknown(String)

                public init(rawValue: String) {
                    switch rawValue {
                    case "required": self = .required
                    case "preferred": self = .preferred
                    case "discouraged": self = .discouraged
                    default: self = .unknown(rawValue)
                    }
                }

                public var rawValue: String {
                    switch self {
                    case .required: return "required"
                    case .preferred: return "preferred"
                    case .discouraged: return "discouraged"
                    case .unknown(let value): return value
                    }
                }
            }

            public nonisolated enum UserVerification: OpenEnum, RequestValue {
                case required
                case preferred
                case discouraged

                /// A value that the document does not list; it is written back as it is.
                case unknown(String)

                public init(rawValue: String) {
                    switch rawValue {
                    case "required": self = .required
                    case "preferred": self = .preferred
                    case "discouraged": self = .discouraged
                    default: self = .unknown(rawValue)
                    }
                }

                public var rawValue: String {
                    switch self {
                    case .required: return "required"
                    case .preferred: return "preferred"
                    case .discouraged: return "discouraged"
                    case .unknown(let value): return value
                    }
                }
            }
        }

        public nonisolated enum Attestation: OpenEnum, RequestValue {
            /// Wire name: `none`.
            case noneValue

            case indirect
            case direct
            case enterprise

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "none": self = .noneValue
                case "indirect": self = .indirect
                case "direct": self = .direct
                case "enterprise": self = .enterprise
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .noneValue: return "none"
                case .indirect: return "indirect"
                case .direct: return "direct"
                case .enterprise: return "enterprise"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum Hints: OpenEnum, RequestValue {
            /// Wire name: `security-key`.
            case securityKey

            /// Wire name: `client-device`.
            case clientDevice

            case hybrid

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "security-key": self = .securityKey
                case "client-device": self = .clientDevice
                case "hybrid": self = .hybrid
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .securityKey: return "security-key"
                case .clientDevice: return "client-device"
                case .hybrid: return "hybrid"
                case .unknown(let value): return value
                }
            }
        }
    }

    public nonisolated struct CredentialRequestOptions: Codable, Hashable, Sendable {
        public var challenge: String
        public var timeout: Int?
        public var rpId: String?
        public var allowCredentials: [PublicKeyCredentialDescriptor]?
        public var userVerification: UserVerification?
        public var hints: [Hints]?
        public var extensions: [String: JSONValue]?

        public init(
            challenge: String,
            timeout: Int? = nil,
            rpId: String? = nil,
            allowCredentials: [PublicKeyCredentialDescriptor]? = nil,
            userVerification: UserVerification? = nil,
            hints: [Hints]? = nil,
            extensions: [String: JSONValue]? = nil
        ) {
            self.challenge = challenge
            self.timeout = timeout
            self.rpId = rpId
            self.allowCredentials = allowCredentials
            self.userVerification = userVerification
            self.hints = hints
            self.extensions = extensions
        }

        public nonisolated enum UserVerification: OpenEnum, RequestValue {
            case required
            case preferred
            case discouraged

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "required": self = .required
                case "preferred": self = .preferred
                case "discouraged": self = .discouraged
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .required: return "required"
                case .preferred: return "preferred"
                case .discouraged: return "discouraged"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum Hints: OpenEnum, RequestValue {
            /// Wire name: `security-key`.
            case securityKey

            /// Wire name: `client-device`.
            case clientDevice

            case hybrid

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "security-key": self = .securityKey
                case "client-device": self = .clientDevice
                case "hybrid": self = .hybrid
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .securityKey: return "security-key"
                case .clientDevice: return "client-device"
                case .hybrid: return "hybrid"
                case .unknown(let value): return value
                }
            }
        }
    }

    public nonisolated struct CustomOAuthProviderSchema: Codable, Hashable, Sendable {
        public var id: UUID

        /// Wire name: `provider_type`.
        public var providerType: ProviderType

        public var identifier: String
        public var name: String

        /// Wire name: `client_id`.
        public var clientId: String

        /// Wire name: `acceptable_client_ids`.
        public var acceptableClientIds: [String]?

        public var scopes: [String]?

        /// Default: `true`.
        ///
        /// Wire name: `pkce_enabled`.
        public var pkceEnabled: Bool?

        /// Wire name: `attribute_mapping`.
        public var attributeMapping: [String: JSONValue]?

        /// Wire name: `custom_claims_allowlist`.
        public var customClaimsAllowlist: [String]?

        /// Wire name: `authorization_params`.
        public var authorizationParams: [String: String]?

        /// Default: `true`.
        public var enabled: Bool?

        /// Default: `false`.
        ///
        /// Wire name: `email_optional`.
        public var emailOptional: Bool?

        public var issuer: String?

        /// Wire name: `discovery_url`.
        public var discoveryUrl: String?

        /// Default: `false`.
        ///
        /// Wire name: `skip_nonce_check`.
        public var skipNonceCheck: Bool?

        /// Wire name: `authorization_url`.
        public var authorizationUrl: String?

        /// Wire name: `token_url`.
        public var tokenUrl: String?

        /// Wire name: `userinfo_url`.
        public var userinfoUrl: String?

        /// Wire name: `jwks_uri`.
        public var jwksUri: String?

        /// Wire name: `created_at`.
        public var createdAt: Date?

        /// Wire name: `updated_at`.
        public var updatedAt: Date?

        public init(
            id: UUID,
            providerType: ProviderType,
            identifier: String,
            name: String,
            clientId: String,
            acceptableClientIds: [String]? = nil,
            scopes: [String]? = nil,
            pkceEnabled: Bool? = true,
            attributeMapping: [String: JSONValue]? = nil,
            customClaimsAllowlist: [String]? = nil,
            authorizationParams: [String: String]? = nil,
            enabled: Bool? = true,
            emailOptional: Bool? = false,
            issuer: String? = nil,
            discoveryUrl: String? = nil,
            skipNonceCheck: Bool? = false,
            authorizationUrl: String? = nil,
            tokenUrl: String? = nil,
            userinfoUrl: String? = nil,
            jwksUri: String? = nil,
            createdAt: Date? = nil,
            updatedAt: Date? = nil
        ) {
            self.id = id
            self.providerType = providerType
            self.identifier = identifier
            self.name = name
            self.clientId = clientId
            self.acceptableClientIds = acceptableClientIds
            self.scopes = scopes
            self.pkceEnabled = pkceEnabled
            self.attributeMapping = attributeMapping
            self.customClaimsAllowlist = customClaimsAllowlist
            self.authorizationParams = authorizationParams
            self.enabled = enabled
            self.emailOptional = emailOptional
            self.issuer = issuer
            self.discoveryUrl = discoveryUrl
            self.skipNonceCheck = skipNonceCheck
            self.authorizationUrl = authorizationUrl
            self.tokenUrl = tokenUrl
            self.userinfoUrl = userinfoUrl
            self.jwksUri = jwksUri
            self.createdAt = createdAt
            self.updatedAt = updatedAt
        }

        public nonisolated enum ProviderType: String, Codable, Hashable, RequestValue, Sendable {
            case oauth2 = "oauth2"
            case oidc = "oidc"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case id
            case providerType = "provider_type"
            case identifier
            case name
            case clientId = "client_id"
            case acceptableClientIds = "acceptable_client_ids"
            case scopes
            case pkceEnabled = "pkce_enabled"
            case attributeMapping = "attribute_mapping"
            case customClaimsAllowlist = "custom_claims_allowlist"
            case authorizationParams = "authorization_params"
            case enabled
            case emailOptional = "email_optional"
            case issuer
            case discoveryUrl = "discovery_url"
            case skipNonceCheck = "skip_nonce_check"
            case authorizationUrl = "authorization_url"
            case tokenUrl = "token_url"
            case userinfoUrl = "userinfo_url"
            case jwksUri = "jwks_uri"
            case createdAt = "created_at"
            case updatedAt = "updated_at"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decode(UUIDString.self, forKey: .id).uuid
            self.providerType = try container.decode(ProviderType.self, forKey: .providerType)
            self.identifier = try container.decode(String.self, forKey: .identifier)
            self.name = try container.decode(String.self, forKey: .name)
            self.clientId = try container.decode(String.self, forKey: .clientId)
            self.acceptableClientIds = try container.decodeIfPresent([String].self, forKey: .acceptableClientIds)
            self.scopes = try container.decodeIfPresent([String].self, forKey: .scopes)
            self.pkceEnabled = try container.decodeIfPresent(Bool.self, forKey: .pkceEnabled)
            self.attributeMapping = try container.decodeIfPresent([String: JSONValue].self, forKey: .attributeMapping)
            self.customClaimsAllowlist = try container.decodeIfPresent([String].self, forKey: .customClaimsAllowlist)
            self.authorizationParams = try container.decodeIfPresent(
                [String: String].self,
                forKey: .authorizationParams
            )
            self.enabled = try container.decodeIfPresent(Bool.self, forKey: .enabled)
            self.emailOptional = try container.decodeIfPresent(Bool.self, forKey: .emailOptional)
            self.issuer = try container.decodeIfPresent(String.self, forKey: .issuer)
            self.discoveryUrl = try container.decodeIfPresent(String.self, forKey: .discoveryUrl)
            self.skipNonceCheck = try container.decodeIfPresent(Bool.self, forKey: .skipNonceCheck)
            self.authorizationUrl = try container.decodeIfPresent(String.self, forKey: .authorizationUrl)
            self.tokenUrl = try container.decodeIfPresent(String.self, forKey: .tokenUrl)
            self.userinfoUrl = try container.decodeIfPresent(String.self, forKey: .userinfoUrl)
            self.jwksUri = try container.decodeIfPresent(String.self, forKey: .jwksUri)
            self.createdAt = try container.decodeRFC3339IfPresent(forKey: .createdAt)
            self.updatedAt = try container.decodeRFC3339IfPresent(forKey: .updatedAt)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(UUIDString(self.id), forKey: .id)
            try container.encode(self.providerType, forKey: .providerType)
            try container.encode(self.identifier, forKey: .identifier)
            try container.encode(self.name, forKey: .name)
            try container.encode(self.clientId, forKey: .clientId)
            try container.encodeIfPresent(self.acceptableClientIds, forKey: .acceptableClientIds)
            try container.encodeIfPresent(self.scopes, forKey: .scopes)
            try container.encodeIfPresent(self.pkceEnabled, forKey: .pkceEnabled)
            try container.encodeIfPresent(self.attributeMapping, forKey: .attributeMapping)
            try container.encodeIfPresent(self.customClaimsAllowlist, forKey: .customClaimsAllowlist)
            try container.encodeIfPresent(self.authorizationParams, forKey: .authorizationParams)
            try container.encodeIfPresent(self.enabled, forKey: .enabled)
            try container.encodeIfPresent(self.emailOptional, forKey: .emailOptional)
            try container.encodeIfPresent(self.issuer, forKey: .issuer)
            try container.encodeIfPresent(self.discoveryUrl, forKey: .discoveryUrl)
            try container.encodeIfPresent(self.skipNonceCheck, forKey: .skipNonceCheck)
            try container.encodeIfPresent(self.authorizationUrl, forKey: .authorizationUrl)
            try container.encodeIfPresent(self.tokenUrl, forKey: .tokenUrl)
            try container.encodeIfPresent(self.userinfoUrl, forKey: .userinfoUrl)
            try container.encodeIfPresent(self.jwksUri, forKey: .jwksUri)
            try container.encodeRFC3339IfPresent(self.createdAt, forKey: .createdAt)
            try container.encodeRFC3339IfPresent(self.updatedAt, forKey: .updatedAt)
        }
    }

    public nonisolated struct DeleteFactorsFactorIdResponse: Codable, Hashable, Sendable {
        public var id: UUID?

        public init(id: UUID? = nil) {
            self.id = id
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case id
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
        }
    }

    public nonisolated struct ErrorSchema: Codable, Hashable, Sendable {
        public var error: String?

        /// Wire name: `error_description`.
        public var errorDescription: String?

        public var code: Int?
        public var msg: String?

        /// Wire name: `error_code`.
        public var errorCode: String?

        /// Wire name: `weak_password`.
        public var weakPassword: WeakPassword?

        public init(
            error: String? = nil,
            errorDescription: String? = nil,
            code: Int? = nil,
            msg: String? = nil,
            errorCode: String? = nil,
            weakPassword: WeakPassword? = nil
        ) {
            self.error = error
            self.errorDescription = errorDescription
            self.code = code
            self.msg = msg
            self.errorCode = errorCode
            self.weakPassword = weakPassword
        }

        public nonisolated struct WeakPassword: Codable, Hashable, Sendable {
            public var reasons: [Reasons]?

            public init(reasons: [Reasons]? = nil) {
                self.reasons = reasons
            }

            public nonisolated enum Reasons: OpenEnum, RequestValue {
                case length
                case characters
                case pwned

                /// A value that the document does not list; it is written back as it is.
                case unknown(String)

                public init(rawValue: String) {
                    switch rawValue {
                    case "length": self = .length
                    case "characters": self = .characters
                    case "pwned": self = .pwned
                    default: self = .unknown(rawValue)
                    }
                }

                public var rawValue: String {
                    switch self {
                    case .length: return "length"
                    case .characters: return "characters"
                    case .pwned: return "pwned"
                    case .unknown(let value): return value
                    }
                }
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case error
            case errorDescription = "error_description"
            case code
            case msg
            case errorCode = "error_code"
            case weakPassword = "weak_password"
        }
    }

    public nonisolated struct GetHealthResponse: Codable, Hashable, Sendable {
        public var version: String?
        public var name: String?
        public var description: String?

        public init(version: String? = nil, name: String? = nil, description: String? = nil) {
            self.version = version
            self.name = name
            self.description = description
        }
    }

    public nonisolated struct GetOauthAuthorizationsAuthorizationIdResponse: Codable, Hashable, Sendable {
        /// Wire name: `authorization_id`.
        public var authorizationId: String?

        /// Wire name: `redirect_uri`.
        public var redirectUri: String?

        public var client: APIClient?
        public var user: User?
        public var scope: String?

        public init(
            authorizationId: String? = nil,
            redirectUri: String? = nil,
            client: APIClient? = nil,
            user: User? = nil,
            scope: String? = nil
        ) {
            self.authorizationId = authorizationId
            self.redirectUri = redirectUri
            self.client = client
            self.user = user
            self.scope = scope
        }

        public nonisolated struct APIClient: Codable, Hashable, Sendable {
            public var id: UUID?
            public var name: String?
            public var uri: String?

            /// Wire name: `logo_uri`.
            public var logoUri: String?

            public init(id: UUID? = nil, name: String? = nil, uri: String? = nil, logoUri: String? = nil) {
                self.id = id
                self.name = name
                self.uri = uri
                self.logoUri = logoUri
            }

            private nonisolated enum CodingKeys: String, CodingKey {
                case id
                case name
                case uri
                case logoUri = "logo_uri"
            }

            public init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
                self.name = try container.decodeIfPresent(String.self, forKey: .name)
                self.uri = try container.decodeIfPresent(String.self, forKey: .uri)
                self.logoUri = try container.decodeIfPresent(String.self, forKey: .logoUri)
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
                try container.encodeIfPresent(self.name, forKey: .name)
                try container.encodeIfPresent(self.uri, forKey: .uri)
                try container.encodeIfPresent(self.logoUri, forKey: .logoUri)
            }
        }

        public nonisolated struct User: Codable, Hashable, Sendable {
            public var id: UUID?
            public var email: String?

            public init(id: UUID? = nil, email: String? = nil) {
                self.id = id
                self.email = email
            }

            private nonisolated enum CodingKeys: String, CodingKey {
                case id
                case email
            }

            public init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
                self.email = try container.decodeIfPresent(String.self, forKey: .email)
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
                try container.encodeIfPresent(self.email, forKey: .email)
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case authorizationId = "authorization_id"
            case redirectUri = "redirect_uri"
            case client
            case user
            case scope
        }
    }

    public nonisolated struct GetSettingsResponse: Codable, Hashable, Sendable {
        /// Wire name: `disable_signup`.
        public var disableSignup: Bool?

        /// Wire name: `mailer_autoconfirm`.
        public var mailerAutoconfirm: Bool?

        /// Wire name: `phone_autoconfirm`.
        public var phoneAutoconfirm: Bool?

        /// Wire name: `sms_provider`.
        public var smsProvider: String?

        /// Wire name: `saml_enabled`.
        public var samlEnabled: Bool?

        public var external: [String: Bool]?

        public init(
            disableSignup: Bool? = nil,
            mailerAutoconfirm: Bool? = nil,
            phoneAutoconfirm: Bool? = nil,
            smsProvider: String? = nil,
            samlEnabled: Bool? = nil,
            external: [String: Bool]? = nil
        ) {
            self.disableSignup = disableSignup
            self.mailerAutoconfirm = mailerAutoconfirm
            self.phoneAutoconfirm = phoneAutoconfirm
            self.smsProvider = smsProvider
            self.samlEnabled = samlEnabled
            self.external = external
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case disableSignup = "disable_signup"
            case mailerAutoconfirm = "mailer_autoconfirm"
            case phoneAutoconfirm = "phone_autoconfirm"
            case smsProvider = "sms_provider"
            case samlEnabled = "saml_enabled"
            case external
        }
    }

    public nonisolated struct GetUserOauthGrantsResponse: Codable, Hashable, Sendable {
        public var client: APIClient?
        public var scopes: [String]?

        /// Wire name: `granted_at`.
        public var grantedAt: Date?

        public init(client: APIClient? = nil, scopes: [String]? = nil, grantedAt: Date? = nil) {
            self.client = client
            self.scopes = scopes
            self.grantedAt = grantedAt
        }

        public nonisolated struct APIClient: Codable, Hashable, Sendable {
            public var id: UUID?
            public var name: String?
            public var uri: String?

            /// Wire name: `logo_uri`.
            public var logoUri: String?

            public init(id: UUID? = nil, name: String? = nil, uri: String? = nil, logoUri: String? = nil) {
                self.id = id
                self.name = name
                self.uri = uri
                self.logoUri = logoUri
            }

            private nonisolated enum CodingKeys: String, CodingKey {
                case id
                case name
                case uri
                case logoUri = "logo_uri"
            }

            public init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
                self.name = try container.decodeIfPresent(String.self, forKey: .name)
                self.uri = try container.decodeIfPresent(String.self, forKey: .uri)
                self.logoUri = try container.decodeIfPresent(String.self, forKey: .logoUri)
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
                try container.encodeIfPresent(self.name, forKey: .name)
                try container.encodeIfPresent(self.uri, forKey: .uri)
                try container.encodeIfPresent(self.logoUri, forKey: .logoUri)
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case client
            case scopes
            case grantedAt = "granted_at"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.client = try container.decodeIfPresent(APIClient.self, forKey: .client)
            self.scopes = try container.decodeIfPresent([String].self, forKey: .scopes)
            self.grantedAt = try container.decodeRFC3339IfPresent(forKey: .grantedAt)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.client, forKey: .client)
            try container.encodeIfPresent(self.scopes, forKey: .scopes)
            try container.encodeRFC3339IfPresent(self.grantedAt, forKey: .grantedAt)
        }
    }

    public nonisolated struct GoTrueSecurity: Codable, Hashable, Sendable {
        /// Wire name: `captcha_token`.
        public var captchaToken: String?

        public init(captchaToken: String? = nil) {
            self.captchaToken = captchaToken
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case captchaToken = "captcha_token"
        }
    }

    public nonisolated struct IdentitySchema: Codable, Hashable, Sendable {
        /// Wire name: `identity_id`.
        public var identityId: UUID?

        public var id: UUID?

        /// Wire name: `user_id`.
        public var userId: UUID?

        /// Wire name: `identity_data`.
        public var identityData: [String: JSONValue]?

        public var provider: String?

        /// Wire name: `last_sign_in_at`.
        public var lastSignInAt: Date?

        /// Wire name: `created_at`.
        public var createdAt: Date?

        /// Wire name: `updated_at`.
        public var updatedAt: Date?

        public var email: String?

        public init(
            identityId: UUID? = nil,
            id: UUID? = nil,
            userId: UUID? = nil,
            identityData: [String: JSONValue]? = nil,
            provider: String? = nil,
            lastSignInAt: Date? = nil,
            createdAt: Date? = nil,
            updatedAt: Date? = nil,
            email: String? = nil
        ) {
            self.identityId = identityId
            self.id = id
            self.userId = userId
            self.identityData = identityData
            self.provider = provider
            self.lastSignInAt = lastSignInAt
            self.createdAt = createdAt
            self.updatedAt = updatedAt
            self.email = email
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case identityId = "identity_id"
            case id
            case userId = "user_id"
            case identityData = "identity_data"
            case provider
            case lastSignInAt = "last_sign_in_at"
            case createdAt = "created_at"
            case updatedAt = "updated_at"
            case email
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.identityId = try container.decodeIfPresent(UUIDString.self, forKey: .identityId)?.uuid
            self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
            self.userId = try container.decodeIfPresent(UUIDString.self, forKey: .userId)?.uuid
            self.identityData = try container.decodeIfPresent([String: JSONValue].self, forKey: .identityData)
            self.provider = try container.decodeIfPresent(String.self, forKey: .provider)
            self.lastSignInAt = try container.decodeRFC3339IfPresent(forKey: .lastSignInAt)
            self.createdAt = try container.decodeRFC3339IfPresent(forKey: .createdAt)
            self.updatedAt = try container.decodeRFC3339IfPresent(forKey: .updatedAt)
            self.email = try container.decodeIfPresent(String.self, forKey: .email)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.identityId.map { UUIDString($0) }, forKey: .identityId)
            try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
            try container.encodeIfPresent(self.userId.map { UUIDString($0) }, forKey: .userId)
            try container.encodeIfPresent(self.identityData, forKey: .identityData)
            try container.encodeIfPresent(self.provider, forKey: .provider)
            try container.encodeRFC3339IfPresent(self.lastSignInAt, forKey: .lastSignInAt)
            try container.encodeRFC3339IfPresent(self.createdAt, forKey: .createdAt)
            try container.encodeRFC3339IfPresent(self.updatedAt, forKey: .updatedAt)
            try container.encodeIfPresent(self.email, forKey: .email)
        }
    }

    public nonisolated struct MFAFactorSchema: Codable, Hashable, Sendable {
        public var id: UUID?
        public var status: String?

        /// Wire name: `friendly_name`.
        public var friendlyName: String?

        /// Wire name: `factor_type`.
        public var factorType: String?

        /// Wire name: `webauthn_credential`.
        public var webauthnCredential: String?

        public var phone: String?

        /// Wire name: `created_at`.
        public var createdAt: Date?

        /// Wire name: `updated_at`.
        public var updatedAt: Date?

        /// Wire name: `last_challenged_at`.
        public var lastChallengedAt: Date?

        public init(
            id: UUID? = nil,
            status: String? = nil,
            friendlyName: String? = nil,
            factorType: String? = nil,
            webauthnCredential: String? = nil,
            phone: String? = nil,
            createdAt: Date? = nil,
            updatedAt: Date? = nil,
            lastChallengedAt: Date? = nil
        ) {
            self.id = id
            self.status = status
            self.friendlyName = friendlyName
            self.factorType = factorType
            self.webauthnCredential = webauthnCredential
            self.phone = phone
            self.createdAt = createdAt
            self.updatedAt = updatedAt
            self.lastChallengedAt = lastChallengedAt
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case id
            case status
            case friendlyName = "friendly_name"
            case factorType = "factor_type"
            case webauthnCredential = "webauthn_credential"
            case phone
            case createdAt = "created_at"
            case updatedAt = "updated_at"
            case lastChallengedAt = "last_challenged_at"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
            self.status = try container.decodeIfPresent(String.self, forKey: .status)
            self.friendlyName = try container.decodeIfPresent(String.self, forKey: .friendlyName)
            self.factorType = try container.decodeIfPresent(String.self, forKey: .factorType)
            self.webauthnCredential = try container.decodeIfPresent(String.self, forKey: .webauthnCredential)
            self.phone = try container.decodeIfPresent(String.self, forKey: .phone)
            self.createdAt = try container.decodeRFC3339IfPresent(forKey: .createdAt)
            self.updatedAt = try container.decodeRFC3339IfPresent(forKey: .updatedAt)
            self.lastChallengedAt = try container.decodeRFC3339IfPresent(forKey: .lastChallengedAt)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
            try container.encodeIfPresent(self.status, forKey: .status)
            try container.encodeIfPresent(self.friendlyName, forKey: .friendlyName)
            try container.encodeIfPresent(self.factorType, forKey: .factorType)
            try container.encodeIfPresent(self.webauthnCredential, forKey: .webauthnCredential)
            try container.encodeIfPresent(self.phone, forKey: .phone)
            try container.encodeRFC3339IfPresent(self.createdAt, forKey: .createdAt)
            try container.encodeRFC3339IfPresent(self.updatedAt, forKey: .updatedAt)
            try container.encodeRFC3339IfPresent(self.lastChallengedAt, forKey: .lastChallengedAt)
        }
    }

    public nonisolated struct OAuthClientSchema: Codable, Hashable, Sendable {
        /// Wire name: `client_id`.
        public var clientId: String?

        /// Wire name: `client_name`.
        public var clientName: String?

        /// Wire name: `client_secret`.
        public var clientSecret: String?

        /// Wire name: `client_type`.
        public var clientType: ClientType?

        /// Wire name: `token_endpoint_auth_method`.
        public var tokenEndpointAuthMethod: TokenEndpointAuthMethod?

        /// Wire name: `registration_type`.
        public var registrationType: RegistrationType?

        /// Wire name: `client_uri`.
        public var clientUri: String?

        /// Wire name: `logo_uri`.
        public var logoUri: String?

        /// Wire name: `redirect_uris`.
        public var redirectUris: [String]?

        /// Wire name: `grant_types`.
        public var grantTypes: [GrantTypes]?

        /// Wire name: `response_types`.
        public var responseTypes: [ResponseTypes]?

        public var scope: String?

        /// Wire name: `created_at`.
        public var createdAt: Date?

        /// Wire name: `updated_at`.
        public var updatedAt: Date?

        public init(
            clientId: String? = nil,
            clientName: String? = nil,
            clientSecret: String? = nil,
            clientType: ClientType? = nil,
            tokenEndpointAuthMethod: TokenEndpointAuthMethod? = nil,
            registrationType: RegistrationType? = nil,
            clientUri: String? = nil,
            logoUri: String? = nil,
            redirectUris: [String]? = nil,
            grantTypes: [GrantTypes]? = nil,
            responseTypes: [ResponseTypes]? = nil,
            scope: String? = nil,
            createdAt: Date? = nil,
            updatedAt: Date? = nil
        ) {
            self.clientId = clientId
            self.clientName = clientName
            self.clientSecret = clientSecret
            self.clientType = clientType
            self.tokenEndpointAuthMethod = tokenEndpointAuthMethod
            self.registrationType = registrationType
            self.clientUri = clientUri
            self.logoUri = logoUri
            self.redirectUris = redirectUris
            self.grantTypes = grantTypes
            self.responseTypes = responseTypes
            self.scope = scope
            self.createdAt = createdAt
            self.updatedAt = updatedAt
        }

        public nonisolated enum ClientType: OpenEnum, RequestValue {
            case `public`
            case confidential

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "public": self = .public
                case "confidential": self = .confidential
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .public: return "public"
                case .confidential: return "confidential"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum TokenEndpointAuthMethod: OpenEnum, RequestValue {
            /// Wire name: `none`.
            case noneValue

            /// Wire name: `client_secret_basic`.
            case clientSecretBasic

            /// Wire name: `client_secret_post`.
            case clientSecretPost

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "none": self = .noneValue
                case "client_secret_basic": self = .clientSecretBasic
                case "client_secret_post": self = .clientSecretPost
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .noneValue: return "none"
                case .clientSecretBasic: return "client_secret_basic"
                case .clientSecretPost: return "client_secret_post"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum RegistrationType: OpenEnum, RequestValue {
            case dynamic
            case manual

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "dynamic": self = .dynamic
                case "manual": self = .manual
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .dynamic: return "dynamic"
                case .manual: return "manual"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum GrantTypes: OpenEnum, RequestValue {
            /// Wire name: `authorization_code`.
            case authorizationCode

            /// Wire name: `refresh_token`.
            case refreshToken

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "authorization_code": self = .authorizationCode
                case "refresh_token": self = .refreshToken
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .authorizationCode: return "authorization_code"
                case .refreshToken: return "refresh_token"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum ResponseTypes: OpenEnum, RequestValue {
            case code

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "code": self = .code
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .code: return "code"
                case .unknown(let value): return value
                }
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case clientId = "client_id"
            case clientName = "client_name"
            case clientSecret = "client_secret"
            case clientType = "client_type"
            case tokenEndpointAuthMethod = "token_endpoint_auth_method"
            case registrationType = "registration_type"
            case clientUri = "client_uri"
            case logoUri = "logo_uri"
            case redirectUris = "redirect_uris"
            case grantTypes = "grant_types"
            case responseTypes = "response_types"
            case scope
            case createdAt = "created_at"
            case updatedAt = "updated_at"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.clientId = try container.decodeIfPresent(String.self, forKey: .clientId)
            self.clientName = try container.decodeIfPresent(String.self, forKey: .clientName)
            self.clientSecret = try container.decodeIfPresent(String.self, forKey: .clientSecret)
            self.clientType = try container.decodeIfPresent(ClientType.self, forKey: .clientType)
            self.tokenEndpointAuthMethod = try container.decodeIfPresent(
                TokenEndpointAuthMethod.self,
                forKey: .tokenEndpointAuthMethod
            )
            self.registrationType = try container.decodeIfPresent(RegistrationType.self, forKey: .registrationType)
            self.clientUri = try container.decodeIfPresent(String.self, forKey: .clientUri)
            self.logoUri = try container.decodeIfPresent(String.self, forKey: .logoUri)
            self.redirectUris = try container.decodeIfPresent([String].self, forKey: .redirectUris)
            self.grantTypes = try container.decodeIfPresent([GrantTypes].self, forKey: .grantTypes)
            self.responseTypes = try container.decodeIfPresent([ResponseTypes].self, forKey: .responseTypes)
            self.scope = try container.decodeIfPresent(String.self, forKey: .scope)
            self.createdAt = try container.decodeRFC3339IfPresent(forKey: .createdAt)
            self.updatedAt = try container.decodeRFC3339IfPresent(forKey: .updatedAt)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.clientId, forKey: .clientId)
            try container.encodeIfPresent(self.clientName, forKey: .clientName)
            try container.encodeIfPresent(self.clientSecret, forKey: .clientSecret)
            try container.encodeIfPresent(self.clientType, forKey: .clientType)
            try container.encodeIfPresent(self.tokenEndpointAuthMethod, forKey: .tokenEndpointAuthMethod)
            try container.encodeIfPresent(self.registrationType, forKey: .registrationType)
            try container.encodeIfPresent(self.clientUri, forKey: .clientUri)
            try container.encodeIfPresent(self.logoUri, forKey: .logoUri)
            try container.encodeIfPresent(self.redirectUris, forKey: .redirectUris)
            try container.encodeIfPresent(self.grantTypes, forKey: .grantTypes)
            try container.encodeIfPresent(self.responseTypes, forKey: .responseTypes)
            try container.encodeIfPresent(self.scope, forKey: .scope)
            try container.encodeRFC3339IfPresent(self.createdAt, forKey: .createdAt)
            try container.encodeRFC3339IfPresent(self.updatedAt, forKey: .updatedAt)
        }
    }

    public nonisolated struct PostFactorsBody: Codable, Hashable, Sendable {
        /// Wire name: `factor_type`.
        public var factorType: FactorType

        /// Wire name: `friendly_name`.
        public var friendlyName: String?

        public var issuer: String?
        public var phone: String?

        public init(factorType: FactorType, friendlyName: String? = nil, issuer: String? = nil, phone: String? = nil) {
            self.factorType = factorType
            self.friendlyName = friendlyName
            self.issuer = issuer
            self.phone = phone
        }

        public nonisolated enum FactorType: String, Codable, Hashable, RequestValue, Sendable {
            case totp = "totp"
            case phone = "phone"
            case webauthn = "webauthn"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case factorType = "factor_type"
            case friendlyName = "friendly_name"
            case issuer
            case phone
        }
    }

    public nonisolated struct PostFactorsFactorIdChallengeBody: Codable, Hashable, Sendable {
        public var channel: Channel?

        public init(channel: Channel? = nil) {
            self.channel = channel
        }

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }
    }

    public nonisolated enum PostFactorsFactorIdChallengeResponse: Codable, Hashable, Sendable {
        case totpPhoneChallengeResponse(TOTPPhoneChallengeResponse)
        case webAuthnChallengeResponse(WebAuthnChallengeResponse)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            switch shape.tag("type") {
            case "totp", "phone": self = .totpPhoneChallengeResponse(try TOTPPhoneChallengeResponse(from: decoder))
            case "webauthn": self = .webAuthnChallengeResponse(try WebAuthnChallengeResponse(from: decoder))
            default: self = .unknown(try JSONValue(from: decoder))
            }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .totpPhoneChallengeResponse(let value): try value.encode(to: encoder)
            case .webAuthnChallengeResponse(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    public nonisolated struct PostFactorsFactorIdVerifyBody: Codable, Hashable, Sendable {
        /// Wire name: `challenge_id`.
        public var challengeId: UUID

        public var code: String?
        public var webauthn: Webauthn?

        public init(challengeId: UUID, code: String? = nil, webauthn: Webauthn? = nil) {
            self.challengeId = challengeId
            self.code = code
            self.webauthn = webauthn
        }

        public nonisolated struct Webauthn: Codable, Hashable, Sendable {
            public var type: APIType

            /// Wire name: `credential_response`.
            public var credentialResponse: [String: JSONValue]

            public init(type: APIType, credentialResponse: [String: JSONValue]) {
                self.type = type
                self.credentialResponse = credentialResponse
            }

            public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
                case create = "create"
                case request = "request"
            }

            private nonisolated enum CodingKeys: String, CodingKey {
                case type
                case credentialResponse = "credential_response"
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case challengeId = "challenge_id"
            case code
            case webauthn
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.challengeId = try container.decode(UUIDString.self, forKey: .challengeId).uuid
            self.code = try container.decodeIfPresent(String.self, forKey: .code)
            self.webauthn = try container.decodeIfPresent(Webauthn.self, forKey: .webauthn)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(UUIDString(self.challengeId), forKey: .challengeId)
            try container.encodeIfPresent(self.code, forKey: .code)
            try container.encodeIfPresent(self.webauthn, forKey: .webauthn)
        }
    }

    public nonisolated struct PostFactorsResponse: Codable, Hashable, Sendable {
        public var id: String?
        public var type: APIType?
        public var totp: Totp?
        public var phone: String?

        public init(id: String? = nil, type: APIType? = nil, totp: Totp? = nil, phone: String? = nil) {
            self.id = id
            self.type = type
            self.totp = totp
            self.phone = phone
        }

        public nonisolated enum APIType: OpenEnum, RequestValue {
            case totp
            case phone
            case webauthn

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "totp": self = .totp
                case "phone": self = .phone
                case "webauthn": self = .webauthn
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .totp: return "totp"
                case .phone: return "phone"
                case .webauthn: return "webauthn"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated struct Totp: Codable, Hashable, Sendable {
            /// Wire name: `qr_code`.
            public var qrCode: String?

            public var secret: String?
            public var uri: String?

            public init(qrCode: String? = nil, secret: String? = nil, uri: String? = nil) {
                self.qrCode = qrCode
                self.secret = secret
                self.uri = uri
            }

            private nonisolated enum CodingKeys: String, CodingKey {
                case qrCode = "qr_code"
                case secret
                case uri
            }
        }
    }

    public nonisolated struct PostInviteBody: Codable, Hashable, Sendable {
        public var email: String
        public var data: [String: JSONValue]?

        public init(email: String, data: [String: JSONValue]? = nil) {
            self.email = email
            self.data = data
        }
    }

    public nonisolated struct PostMagiclinkBody: Codable, Hashable, Sendable {
        public var email: String
        public var data: [String: JSONValue]?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        public init(email: String, data: [String: JSONValue]? = nil, gotrueMetaSecurity: GoTrueSecurity? = nil) {
            self.email = email
            self.data = data
            self.gotrueMetaSecurity = gotrueMetaSecurity
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case email
            case data
            case gotrueMetaSecurity = "gotrue_meta_security"
        }
    }

    public nonisolated struct PostOauthAuthorizationsAuthorizationIdConsentBody: Codable, Hashable, Sendable {
        public var action: Action

        public init(action: Action) {
            self.action = action
        }

        public nonisolated enum Action: String, Codable, Hashable, RequestValue, Sendable {
            case approve = "approve"
            case deny = "deny"
        }
    }

    public nonisolated struct PostOauthAuthorizationsAuthorizationIdConsentResponse: Codable, Hashable, Sendable {
        /// Wire name: `redirect_url`.
        public var redirectUrl: String?

        public init(redirectUrl: String? = nil) {
            self.redirectUrl = redirectUrl
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case redirectUrl = "redirect_url"
        }
    }

    public nonisolated struct PostOauthClientsRegisterBody: Codable, Hashable, Sendable {
        /// Wire name: `client_name`.
        public var clientName: String

        /// Wire name: `client_uri`.
        public var clientUri: String?

        /// Wire name: `logo_uri`.
        public var logoUri: String?

        /// Wire name: `redirect_uris`.
        public var redirectUris: [String]

        /// Wire name: `client_type`.
        public var clientType: ClientType?

        /// Wire name: `token_endpoint_auth_method`.
        public var tokenEndpointAuthMethod: TokenEndpointAuthMethod?

        /// Wire name: `grant_types`.
        public var grantTypes: [GrantTypes]?

        /// Wire name: `response_types`.
        public var responseTypes: [ResponseTypes]?

        public var scope: String?

        public init(
            clientName: String,
            clientUri: String? = nil,
            logoUri: String? = nil,
            redirectUris: [String],
            clientType: ClientType? = nil,
            tokenEndpointAuthMethod: TokenEndpointAuthMethod? = nil,
            grantTypes: [GrantTypes]? = nil,
            responseTypes: [ResponseTypes]? = nil,
            scope: String? = nil
        ) {
            self.clientName = clientName
            self.clientUri = clientUri
            self.logoUri = logoUri
            self.redirectUris = redirectUris
            self.clientType = clientType
            self.tokenEndpointAuthMethod = tokenEndpointAuthMethod
            self.grantTypes = grantTypes
            self.responseTypes = responseTypes
            self.scope = scope
        }

        public nonisolated enum ClientType: String, Codable, Hashable, RequestValue, Sendable {
            case `public` = "public"
            case confidential = "confidential"
        }

        public nonisolated enum TokenEndpointAuthMethod: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `none`.
            case noneValue = "none"

            /// Wire name: `client_secret_basic`.
            case clientSecretBasic = "client_secret_basic"

            /// Wire name: `client_secret_post`.
            case clientSecretPost = "client_secret_post"
        }

        public nonisolated enum GrantTypes: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `authorization_code`.
            case authorizationCode = "authorization_code"

            /// Wire name: `refresh_token`.
            case refreshToken = "refresh_token"
        }

        public nonisolated enum ResponseTypes: String, Codable, Hashable, RequestValue, Sendable {
            case code = "code"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case clientName = "client_name"
            case clientUri = "client_uri"
            case logoUri = "logo_uri"
            case redirectUris = "redirect_uris"
            case clientType = "client_type"
            case tokenEndpointAuthMethod = "token_endpoint_auth_method"
            case grantTypes = "grant_types"
            case responseTypes = "response_types"
            case scope
        }
    }

    public nonisolated struct PostOauthTokenBody: Codable, Hashable, Sendable {
        /// Wire name: `grant_type`.
        public var grantType: GrantType

        public var code: String?

        /// Wire name: `redirect_uri`.
        public var redirectUri: String?

        /// Wire name: `code_verifier`.
        public var codeVerifier: String?

        /// Wire name: `refresh_token`.
        public var refreshToken: String?

        /// Wire name: `client_id`.
        public var clientId: String?

        /// Wire name: `client_secret`.
        public var clientSecret: String?

        public init(
            grantType: GrantType,
            code: String? = nil,
            redirectUri: String? = nil,
            codeVerifier: String? = nil,
            refreshToken: String? = nil,
            clientId: String? = nil,
            clientSecret: String? = nil
        ) {
            self.grantType = grantType
            self.code = code
            self.redirectUri = redirectUri
            self.codeVerifier = codeVerifier
            self.refreshToken = refreshToken
            self.clientId = clientId
            self.clientSecret = clientSecret
        }

        public nonisolated enum GrantType: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `authorization_code`.
            case authorizationCode = "authorization_code"

            /// Wire name: `refresh_token`.
            case refreshToken = "refresh_token"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case grantType = "grant_type"
            case code
            case redirectUri = "redirect_uri"
            case codeVerifier = "code_verifier"
            case refreshToken = "refresh_token"
            case clientId = "client_id"
            case clientSecret = "client_secret"
        }
    }

    public nonisolated struct PostOauthTokenResponse: Codable, Hashable, Sendable {
        /// Wire name: `access_token`.
        public var accessToken: String?

        /// Wire name: `token_type`.
        public var tokenType: String?

        /// Wire name: `expires_in`.
        public var expiresIn: Int?

        /// Wire name: `refresh_token`.
        public var refreshToken: String?

        public var scope: String?

        public init(
            accessToken: String? = nil,
            tokenType: String? = nil,
            expiresIn: Int? = nil,
            refreshToken: String? = nil,
            scope: String? = nil
        ) {
            self.accessToken = accessToken
            self.tokenType = tokenType
            self.expiresIn = expiresIn
            self.refreshToken = refreshToken
            self.scope = scope
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
            case tokenType = "token_type"
            case expiresIn = "expires_in"
            case refreshToken = "refresh_token"
            case scope
        }
    }

    public nonisolated struct PostOtpBody: Codable, Hashable, Sendable {
        public var email: String?
        public var phone: String?
        public var channel: Channel?

        /// Wire name: `create_user`.
        public var createUser: Bool?

        public var data: [String: JSONValue]?

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod?

        /// Wire name: `code_challenge`.
        public var codeChallenge: String?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        public init(
            email: String? = nil,
            phone: String? = nil,
            channel: Channel? = nil,
            createUser: Bool? = nil,
            data: [String: JSONValue]? = nil,
            codeChallengeMethod: CodeChallengeMethod? = nil,
            codeChallenge: String? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            self.email = email
            self.phone = phone
            self.channel = channel
            self.createUser = createUser
            self.data = data
            self.codeChallengeMethod = codeChallengeMethod
            self.codeChallenge = codeChallenge
            self.gotrueMetaSecurity = gotrueMetaSecurity
        }

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case s256 = "s256"
            case plain = "plain"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case email
            case phone
            case channel
            case createUser = "create_user"
            case data
            case codeChallengeMethod = "code_challenge_method"
            case codeChallenge = "code_challenge"
            case gotrueMetaSecurity = "gotrue_meta_security"
        }
    }

    public nonisolated struct PostOtpResponse: Codable, Hashable, Sendable {
        /// Wire name: `message_id`.
        public var messageId: String?

        public init(messageId: String? = nil) {
            self.messageId = messageId
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case messageId = "message_id"
        }
    }

    public nonisolated struct PostRecoverBody: Codable, Hashable, Sendable {
        public var email: String

        /// Wire name: `code_challenge`.
        public var codeChallenge: String?

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        public init(
            email: String,
            codeChallenge: String? = nil,
            codeChallengeMethod: CodeChallengeMethod? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            self.email = email
            self.codeChallenge = codeChallenge
            self.codeChallengeMethod = codeChallengeMethod
            self.gotrueMetaSecurity = gotrueMetaSecurity
        }

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case plain = "plain"
            case s256 = "s256"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case email
            case codeChallenge = "code_challenge"
            case codeChallengeMethod = "code_challenge_method"
            case gotrueMetaSecurity = "gotrue_meta_security"
        }
    }

    public nonisolated struct PostResendBody: Codable, Hashable, Sendable {
        public var email: String?
        public var phone: String?
        public var type: APIType?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        public init(
            email: String? = nil,
            phone: String? = nil,
            type: APIType? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            self.email = email
            self.phone = phone
            self.type = type
            self.gotrueMetaSecurity = gotrueMetaSecurity
        }

        public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
            case signup = "signup"

            /// Wire name: `email_change`.
            case emailChange = "email_change"

            case sms = "sms"

            /// Wire name: `phone_change`.
            case phoneChange = "phone_change"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case email
            case phone
            case type
            case gotrueMetaSecurity = "gotrue_meta_security"
        }
    }

    public nonisolated struct PostResendResponse: Codable, Hashable, Sendable {
        /// Wire name: `message_id`.
        public var messageId: String?

        public init(messageId: String? = nil) {
            self.messageId = messageId
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case messageId = "message_id"
        }
    }

    public nonisolated struct PostSignupBody: Codable, Hashable, Sendable {
        public var email: String?
        public var phone: String?
        public var channel: Channel?
        public var password: String?
        public var data: [String: JSONValue]?

        /// Wire name: `code_challenge`.
        public var codeChallenge: String?

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        public init(
            email: String? = nil,
            phone: String? = nil,
            channel: Channel? = nil,
            password: String? = nil,
            data: [String: JSONValue]? = nil,
            codeChallenge: String? = nil,
            codeChallengeMethod: CodeChallengeMethod? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            self.email = email
            self.phone = phone
            self.channel = channel
            self.password = password
            self.data = data
            self.codeChallenge = codeChallenge
            self.codeChallengeMethod = codeChallengeMethod
            self.gotrueMetaSecurity = gotrueMetaSecurity
        }

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case plain = "plain"
            case s256 = "s256"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case email
            case phone
            case channel
            case password
            case data
            case codeChallenge = "code_challenge"
            case codeChallengeMethod = "code_challenge_method"
            case gotrueMetaSecurity = "gotrue_meta_security"
        }
    }

    public nonisolated enum PostSignupResponse: Codable, Hashable, Sendable {
        case userSchema(UserSchema)
        case accessTokenResponseSchema(AccessTokenResponseSchema)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(
                .object,
                havingAny: "app_metadata",
                "aud",
                "banned_until",
                "confirmation_sent_at",
                "confirmed_at",
                "created_at",
                "deleted_at",
                "email",
                "email_change_sent_at",
                "email_confirmed_at",
                "factors",
                "id",
                "identities",
                "is_anonymous",
                "last_sign_in_at",
                "new_email",
                "new_phone",
                "phone",
                "phone_change_sent_at",
                "phone_confirmed_at",
                "reauthentication_sent_at",
                "recovery_sent_at",
                "role",
                "updated_at",
                "user_metadata"
            ), let value = try? UserSchema(from: decoder) {
                self = .userSchema(value)
            } else if shape.is(
                .object,
                havingAny: "access_token",
                "expires_at",
                "expires_in",
                "refresh_token",
                "token_type",
                "user",
                "weak_password"
            ), let value = try? AccessTokenResponseSchema(from: decoder) {
                self = .accessTokenResponseSchema(value)
            } else if shape.is(.object), let value = try? UserSchema(from: decoder) {
                self = .userSchema(value)
            } else if shape.is(.object), let value = try? AccessTokenResponseSchema(from: decoder) {
                self = .accessTokenResponseSchema(value)
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .userSchema(let value): try value.encode(to: encoder)
            case .accessTokenResponseSchema(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }

    public nonisolated struct PostSsoBody: Codable, Hashable, Sendable {
        public var domain: String?

        /// Wire name: `provider_id`.
        public var providerId: UUID?

        /// Wire name: `redirect_to`.
        public var redirectTo: String?

        /// Wire name: `skip_http_redirect`.
        public var skipHttpRedirect: Bool?

        /// Wire name: `code_challenge`.
        public var codeChallenge: String?

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        public init(
            domain: String? = nil,
            providerId: UUID? = nil,
            redirectTo: String? = nil,
            skipHttpRedirect: Bool? = nil,
            codeChallenge: String? = nil,
            codeChallengeMethod: CodeChallengeMethod? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            self.domain = domain
            self.providerId = providerId
            self.redirectTo = redirectTo
            self.skipHttpRedirect = skipHttpRedirect
            self.codeChallenge = codeChallenge
            self.codeChallengeMethod = codeChallengeMethod
            self.gotrueMetaSecurity = gotrueMetaSecurity
        }

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case plain = "plain"
            case s256 = "s256"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case domain
            case providerId = "provider_id"
            case redirectTo = "redirect_to"
            case skipHttpRedirect = "skip_http_redirect"
            case codeChallenge = "code_challenge"
            case codeChallengeMethod = "code_challenge_method"
            case gotrueMetaSecurity = "gotrue_meta_security"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.domain = try container.decodeIfPresent(String.self, forKey: .domain)
            self.providerId = try container.decodeIfPresent(UUIDString.self, forKey: .providerId)?.uuid
            self.redirectTo = try container.decodeIfPresent(String.self, forKey: .redirectTo)
            self.skipHttpRedirect = try container.decodeIfPresent(Bool.self, forKey: .skipHttpRedirect)
            self.codeChallenge = try container.decodeIfPresent(String.self, forKey: .codeChallenge)
            self.codeChallengeMethod = try container.decodeIfPresent(
                CodeChallengeMethod.self,
                forKey: .codeChallengeMethod
            )
            self.gotrueMetaSecurity = try container.decodeIfPresent(GoTrueSecurity.self, forKey: .gotrueMetaSecurity)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.domain, forKey: .domain)
            try container.encodeIfPresent(self.providerId.map { UUIDString($0) }, forKey: .providerId)
            try container.encodeIfPresent(self.redirectTo, forKey: .redirectTo)
            try container.encodeIfPresent(self.skipHttpRedirect, forKey: .skipHttpRedirect)
            try container.encodeIfPresent(self.codeChallenge, forKey: .codeChallenge)
            try container.encodeIfPresent(self.codeChallengeMethod, forKey: .codeChallengeMethod)
            try container.encodeIfPresent(self.gotrueMetaSecurity, forKey: .gotrueMetaSecurity)
        }
    }

    public nonisolated struct PostSsoResponse: Codable, Hashable, Sendable {
        public var url: String?

        public init(url: String? = nil) {
            self.url = url
        }
    }

    public nonisolated struct PostTokenBody: Codable, Hashable, Sendable {
        /// Wire name: `refresh_token`.
        public var refreshToken: String?

        public var password: String?
        public var email: String?
        public var phone: String?

        /// Wire name: `id_token`.
        public var idToken: String?

        /// Wire name: `access_token`.
        public var accessToken: String?

        public var nonce: String?
        public var provider: Provider?

        /// Wire name: `client_id`.
        public var clientId: String?

        public var issuer: String?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        /// Wire name: `auth_code`.
        public var authCode: UUID?

        /// Wire name: `code_verifier`.
        public var codeVerifier: String?

        public var message: String?
        public var signature: String?
        public var chain: Chain?

        public init(
            refreshToken: String? = nil,
            password: String? = nil,
            email: String? = nil,
            phone: String? = nil,
            idToken: String? = nil,
            accessToken: String? = nil,
            nonce: String? = nil,
            provider: Provider? = nil,
            clientId: String? = nil,
            issuer: String? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil,
            authCode: UUID? = nil,
            codeVerifier: String? = nil,
            message: String? = nil,
            signature: String? = nil,
            chain: Chain? = nil
        ) {
            self.refreshToken = refreshToken
            self.password = password
            self.email = email
            self.phone = phone
            self.idToken = idToken
            self.accessToken = accessToken
            self.nonce = nonce
            self.provider = provider
            self.clientId = clientId
            self.issuer = issuer
            self.gotrueMetaSecurity = gotrueMetaSecurity
            self.authCode = authCode
            self.codeVerifier = codeVerifier
            self.message = message
            self.signature = signature
            self.chain = chain
        }

        public nonisolated enum Provider: String, Codable, Hashable, RequestValue, Sendable {
            case google = "google"
            case apple = "apple"
            case azure = "azure"
            case facebook = "facebook"
            case keycloak = "keycloak"
        }

        public nonisolated enum Chain: String, Codable, Hashable, RequestValue, Sendable {
            case solana = "solana"
            case ethereum = "ethereum"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case refreshToken = "refresh_token"
            case password
            case email
            case phone
            case idToken = "id_token"
            case accessToken = "access_token"
            case nonce
            case provider
            case clientId = "client_id"
            case issuer
            case gotrueMetaSecurity = "gotrue_meta_security"
            case authCode = "auth_code"
            case codeVerifier = "code_verifier"
            case message
            case signature
            case chain
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.refreshToken = try container.decodeIfPresent(String.self, forKey: .refreshToken)
            self.password = try container.decodeIfPresent(String.self, forKey: .password)
            self.email = try container.decodeIfPresent(String.self, forKey: .email)
            self.phone = try container.decodeIfPresent(String.self, forKey: .phone)
            self.idToken = try container.decodeIfPresent(String.self, forKey: .idToken)
            self.accessToken = try container.decodeIfPresent(String.self, forKey: .accessToken)
            self.nonce = try container.decodeIfPresent(String.self, forKey: .nonce)
            self.provider = try container.decodeIfPresent(Provider.self, forKey: .provider)
            self.clientId = try container.decodeIfPresent(String.self, forKey: .clientId)
            self.issuer = try container.decodeIfPresent(String.self, forKey: .issuer)
            self.gotrueMetaSecurity = try container.decodeIfPresent(GoTrueSecurity.self, forKey: .gotrueMetaSecurity)
            self.authCode = try container.decodeIfPresent(UUIDString.self, forKey: .authCode)?.uuid
            self.codeVerifier = try container.decodeIfPresent(String.self, forKey: .codeVerifier)
            self.message = try container.decodeIfPresent(String.self, forKey: .message)
            self.signature = try container.decodeIfPresent(String.self, forKey: .signature)
            self.chain = try container.decodeIfPresent(Chain.self, forKey: .chain)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.refreshToken, forKey: .refreshToken)
            try container.encodeIfPresent(self.password, forKey: .password)
            try container.encodeIfPresent(self.email, forKey: .email)
            try container.encodeIfPresent(self.phone, forKey: .phone)
            try container.encodeIfPresent(self.idToken, forKey: .idToken)
            try container.encodeIfPresent(self.accessToken, forKey: .accessToken)
            try container.encodeIfPresent(self.nonce, forKey: .nonce)
            try container.encodeIfPresent(self.provider, forKey: .provider)
            try container.encodeIfPresent(self.clientId, forKey: .clientId)
            try container.encodeIfPresent(self.issuer, forKey: .issuer)
            try container.encodeIfPresent(self.gotrueMetaSecurity, forKey: .gotrueMetaSecurity)
            try container.encodeIfPresent(self.authCode.map { UUIDString($0) }, forKey: .authCode)
            try container.encodeIfPresent(self.codeVerifier, forKey: .codeVerifier)
            try container.encodeIfPresent(self.message, forKey: .message)
            try container.encodeIfPresent(self.signature, forKey: .signature)
            try container.encodeIfPresent(self.chain, forKey: .chain)
        }
    }

    public nonisolated struct PostVerifyBody: Codable, Hashable, Sendable {
        public var type: APIType?
        public var token: String?

        /// Wire name: `token_hash`.
        public var tokenHash: String?

        public var email: String?
        public var phone: String?

        /// Wire name: `redirect_to`.
        public var redirectTo: String?

        public init(
            type: APIType? = nil,
            token: String? = nil,
            tokenHash: String? = nil,
            email: String? = nil,
            phone: String? = nil,
            redirectTo: String? = nil
        ) {
            self.type = type
            self.token = token
            self.tokenHash = tokenHash
            self.email = email
            self.phone = phone
            self.redirectTo = redirectTo
        }

        public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
            case signup = "signup"
            case recovery = "recovery"
            case invite = "invite"
            case magiclink = "magiclink"

            /// Wire name: `email_change`.
            case emailChange = "email_change"

            case sms = "sms"

            /// Wire name: `phone_change`.
            case phoneChange = "phone_change"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case type
            case token
            case tokenHash = "token_hash"
            case email
            case phone
            case redirectTo = "redirect_to"
        }
    }

    public nonisolated struct PublicKeyCredentialDescriptor: Codable, Hashable, Sendable {
        public var type: APIType
        public var id: String
        public var transports: [Transports]?

        public init(type: APIType = .publicKey, id: String, transports: [Transports]? = nil) {
            self.type = type
            self.id = id
            self.transports = transports
        }

        public nonisolated enum APIType: OpenEnum, RequestValue {
            /// Wire name: `public-key`.
            case publicKey

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "public-key": self = .publicKey
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .publicKey: return "public-key"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum Transports: OpenEnum, RequestValue {
            case usb
            case nfc
            case ble
            case `internal`
            case hybrid

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "usb": self = .usb
                case "nfc": self = .nfc
                case "ble": self = .ble
                case "internal": self = .internal
                case "hybrid": self = .hybrid
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .usb: return "usb"
                case .nfc: return "nfc"
                case .ble: return "ble"
                case .internal: return "internal"
                case .hybrid: return "hybrid"
                case .unknown(let value): return value
                }
            }
        }
    }

    public nonisolated struct PutUserBody: Codable, Hashable, Sendable {
        public var email: String?
        public var phone: String?
        public var password: String?
        public var nonce: String?
        public var data: [String: JSONValue]?

        /// Wire name: `app_metadata`.
        public var appMetadata: [String: JSONValue]?

        public var channel: Channel?

        public init(
            email: String? = nil,
            phone: String? = nil,
            password: String? = nil,
            nonce: String? = nil,
            data: [String: JSONValue]? = nil,
            appMetadata: [String: JSONValue]? = nil,
            channel: Channel? = nil
        ) {
            self.email = email
            self.phone = phone
            self.password = password
            self.nonce = nonce
            self.data = data
            self.appMetadata = appMetadata
            self.channel = channel
        }

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case email
            case phone
            case password
            case nonce
            case data
            case appMetadata = "app_metadata"
            case channel
        }
    }

    public nonisolated struct RateLimitResponse: Codable, Hashable, Sendable {
        public var code: Int?
        public var msg: String?

        public init(code: Int? = nil, msg: String? = nil) {
            self.code = code
            self.msg = msg
        }
    }

    /// Client Error
    public typealias ResponseForbiddenResponse = JSONValue

    /// Client Error
    public typealias ResponseUnauthorizedResponse = JSONValue

    public nonisolated struct SAMLAttributeMappingSchema: Codable, Hashable, Sendable {
        public var keys: [String: Keys]?

        public init(keys: [String: Keys]? = nil) {
            self.keys = keys
        }

        public nonisolated struct Keys: Codable, Hashable, Sendable {
            public var name: String?
            public var names: [String]?
            public var `default`: Default?

            public init(name: String? = nil, names: [String]? = nil, `default`: Default? = nil) {
                self.name = name
                self.names = names
                self.default = `default`
            }

            public nonisolated enum Default: Codable, Hashable, Sendable {
                case string(String)
                case number(Double)
                case boolean(Bool)
                case object([String: JSONValue])

                public init(from decoder: any Decoder) throws {
                    let shape = JSONShape(decoder)
                    if let value = try? String(from: decoder) {
                        self = .string(value)
                    } else if let value = try? Double(from: decoder) {
                        self = .number(value)
                    } else if let value = try? Bool(from: decoder) {
                        self = .boolean(value)
                    } else if shape.is(.object) {
                        self = .object(try [String: JSONValue](from: decoder))
                    } else {
                        throw DecodingError.unmatched(Self.self, at: decoder)
                    }
                }

                public func encode(to encoder: any Encoder) throws {
                    switch self {
                    case .string(let value): try value.encode(to: encoder)
                    case .number(let value): try value.encode(to: encoder)
                    case .boolean(let value): try value.encode(to: encoder)
                    case .object(let value): try value.encode(to: encoder)
                    }
                }
            }
        }
    }

    public nonisolated struct SSOProviderSchema: Codable, Hashable, Sendable {
        public var id: UUID?

        /// Wire name: `sso_domains`.
        public var ssoDomains: [SsoDomains]?

        public var saml: Saml?

        public init(id: UUID? = nil, ssoDomains: [SsoDomains]? = nil, saml: Saml? = nil) {
            self.id = id
            self.ssoDomains = ssoDomains
            self.saml = saml
        }

        public nonisolated struct SsoDomains: Codable, Hashable, Sendable {
            public var domain: String?

            public init(domain: String? = nil) {
                self.domain = domain
            }
        }

        public nonisolated struct Saml: Codable, Hashable, Sendable {
            /// Wire name: `entity_id`.
            public var entityId: String?

            /// Wire name: `metadata_xml`.
            public var metadataXml: String?

            /// Wire name: `metadata_url`.
            public var metadataUrl: String?

            /// Wire name: `attribute_mapping`.
            public var attributeMapping: SAMLAttributeMappingSchema?

            public init(
                entityId: String? = nil,
                metadataXml: String? = nil,
                metadataUrl: String? = nil,
                attributeMapping: SAMLAttributeMappingSchema? = nil
            ) {
                self.entityId = entityId
                self.metadataXml = metadataXml
                self.metadataUrl = metadataUrl
                self.attributeMapping = attributeMapping
            }

            private nonisolated enum CodingKeys: String, CodingKey {
                case entityId = "entity_id"
                case metadataXml = "metadata_xml"
                case metadataUrl = "metadata_url"
                case attributeMapping = "attribute_mapping"
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case id
            case ssoDomains = "sso_domains"
            case saml
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
            self.ssoDomains = try container.decodeIfPresent([SsoDomains].self, forKey: .ssoDomains)
            self.saml = try container.decodeIfPresent(Saml.self, forKey: .saml)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
            try container.encodeIfPresent(self.ssoDomains, forKey: .ssoDomains)
            try container.encodeIfPresent(self.saml, forKey: .saml)
        }
    }

    public nonisolated struct TOTPPhoneChallengeResponse: Codable, Hashable, Sendable {
        public var id: UUID
        public var type: APIType

        /// Wire name: `expires_at`.
        public var expiresAt: Int

        public init(id: UUID, type: APIType, expiresAt: Int) {
            self.id = id
            self.type = type
            self.expiresAt = expiresAt
        }

        public nonisolated enum APIType: OpenEnum, RequestValue {
            case totp
            case phone

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "totp": self = .totp
                case "phone": self = .phone
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .totp: return "totp"
                case .phone: return "phone"
                case .unknown(let value): return value
                }
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case id
            case type
            case expiresAt = "expires_at"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decode(UUIDString.self, forKey: .id).uuid
            self.type = try container.decode(APIType.self, forKey: .type)
            self.expiresAt = try container.decode(Int.self, forKey: .expiresAt)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(UUIDString(self.id), forKey: .id)
            try container.encode(self.type, forKey: .type)
            try container.encode(self.expiresAt, forKey: .expiresAt)
        }
    }

    public nonisolated struct UserSchema: Codable, Hashable, Sendable {
        public var id: UUID?

        /// - Warning: Deprecated.
        public var aud: String?

        public var role: String?
        public var email: String?

        /// Wire name: `email_confirmed_at`.
        public var emailConfirmedAt: Date?

        public var phone: String?

        /// Wire name: `phone_confirmed_at`.
        public var phoneConfirmedAt: Date?

        /// Wire name: `confirmation_sent_at`.
        public var confirmationSentAt: Date?

        /// Wire name: `confirmed_at`.
        public var confirmedAt: Date?

        /// Wire name: `recovery_sent_at`.
        public var recoverySentAt: Date?

        /// Wire name: `new_email`.
        public var newEmail: String?

        /// Wire name: `email_change_sent_at`.
        public var emailChangeSentAt: Date?

        /// Wire name: `new_phone`.
        public var newPhone: String?

        /// Wire name: `phone_change_sent_at`.
        public var phoneChangeSentAt: Date?

        /// Wire name: `reauthentication_sent_at`.
        public var reauthenticationSentAt: Date?

        /// Wire name: `last_sign_in_at`.
        public var lastSignInAt: Date?

        /// Wire name: `app_metadata`.
        public var appMetadata: [String: JSONValue]?

        /// Wire name: `user_metadata`.
        public var userMetadata: [String: JSONValue]?

        public var factors: [MFAFactorSchema]?
        public var identities: [IdentitySchema]?

        /// Wire name: `banned_until`.
        public var bannedUntil: Date?

        /// Wire name: `created_at`.
        public var createdAt: Date?

        /// Wire name: `updated_at`.
        public var updatedAt: Date?

        /// Wire name: `deleted_at`.
        public var deletedAt: Date?

        /// Wire name: `is_anonymous`.
        public var isAnonymous: Bool?

        public init(
            id: UUID? = nil,
            aud: String? = nil,
            role: String? = nil,
            email: String? = nil,
            emailConfirmedAt: Date? = nil,
            phone: String? = nil,
            phoneConfirmedAt: Date? = nil,
            confirmationSentAt: Date? = nil,
            confirmedAt: Date? = nil,
            recoverySentAt: Date? = nil,
            newEmail: String? = nil,
            emailChangeSentAt: Date? = nil,
            newPhone: String? = nil,
            phoneChangeSentAt: Date? = nil,
            reauthenticationSentAt: Date? = nil,
            lastSignInAt: Date? = nil,
            appMetadata: [String: JSONValue]? = nil,
            userMetadata: [String: JSONValue]? = nil,
            factors: [MFAFactorSchema]? = nil,
            identities: [IdentitySchema]? = nil,
            bannedUntil: Date? = nil,
            createdAt: Date? = nil,
            updatedAt: Date? = nil,
            deletedAt: Date? = nil,
            isAnonymous: Bool? = nil
        ) {
            self.id = id
            self.aud = aud
            self.role = role
            self.email = email
            self.emailConfirmedAt = emailConfirmedAt
            self.phone = phone
            self.phoneConfirmedAt = phoneConfirmedAt
            self.confirmationSentAt = confirmationSentAt
            self.confirmedAt = confirmedAt
            self.recoverySentAt = recoverySentAt
            self.newEmail = newEmail
            self.emailChangeSentAt = emailChangeSentAt
            self.newPhone = newPhone
            self.phoneChangeSentAt = phoneChangeSentAt
            self.reauthenticationSentAt = reauthenticationSentAt
            self.lastSignInAt = lastSignInAt
            self.appMetadata = appMetadata
            self.userMetadata = userMetadata
            self.factors = factors
            self.identities = identities
            self.bannedUntil = bannedUntil
            self.createdAt = createdAt
            self.updatedAt = updatedAt
            self.deletedAt = deletedAt
            self.isAnonymous = isAnonymous
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case id
            case aud
            case role
            case email
            case emailConfirmedAt = "email_confirmed_at"
            case phone
            case phoneConfirmedAt = "phone_confirmed_at"
            case confirmationSentAt = "confirmation_sent_at"
            case confirmedAt = "confirmed_at"
            case recoverySentAt = "recovery_sent_at"
            case newEmail = "new_email"
            case emailChangeSentAt = "email_change_sent_at"
            case newPhone = "new_phone"
            case phoneChangeSentAt = "phone_change_sent_at"
            case reauthenticationSentAt = "reauthentication_sent_at"
            case lastSignInAt = "last_sign_in_at"
            case appMetadata = "app_metadata"
            case userMetadata = "user_metadata"
            case factors
            case identities
            case bannedUntil = "banned_until"
            case createdAt = "created_at"
            case updatedAt = "updated_at"
            case deletedAt = "deleted_at"
            case isAnonymous = "is_anonymous"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decodeIfPresent(UUIDString.self, forKey: .id)?.uuid
            self.aud = try container.decodeIfPresent(String.self, forKey: .aud)
            self.role = try container.decodeIfPresent(String.self, forKey: .role)
            self.email = try container.decodeIfPresent(String.self, forKey: .email)
            self.emailConfirmedAt = try container.decodeRFC3339IfPresent(forKey: .emailConfirmedAt)
            self.phone = try container.decodeIfPresent(String.self, forKey: .phone)
            self.phoneConfirmedAt = try container.decodeRFC3339IfPresent(forKey: .phoneConfirmedAt)
            self.confirmationSentAt = try container.decodeRFC3339IfPresent(forKey: .confirmationSentAt)
            self.confirmedAt = try container.decodeRFC3339IfPresent(forKey: .confirmedAt)
            self.recoverySentAt = try container.decodeRFC3339IfPresent(forKey: .recoverySentAt)
            self.newEmail = try container.decodeIfPresent(String.self, forKey: .newEmail)
            self.emailChangeSentAt = try container.decodeRFC3339IfPresent(forKey: .emailChangeSentAt)
            self.newPhone = try container.decodeIfPresent(String.self, forKey: .newPhone)
            self.phoneChangeSentAt = try container.decodeRFC3339IfPresent(forKey: .phoneChangeSentAt)
            self.reauthenticationSentAt = try container.decodeRFC3339IfPresent(forKey: .reauthenticationSentAt)
            self.lastSignInAt = try container.decodeRFC3339IfPresent(forKey: .lastSignInAt)
            self.appMetadata = try container.decodeIfPresent([String: JSONValue].self, forKey: .appMetadata)
            self.userMetadata = try container.decodeIfPresent([String: JSONValue].self, forKey: .userMetadata)
            self.factors = try container.decodeIfPresent([MFAFactorSchema].self, forKey: .factors)
            self.identities = try container.decodeIfPresent([IdentitySchema].self, forKey: .identities)
            self.bannedUntil = try container.decodeRFC3339IfPresent(forKey: .bannedUntil)
            self.createdAt = try container.decodeRFC3339IfPresent(forKey: .createdAt)
            self.updatedAt = try container.decodeRFC3339IfPresent(forKey: .updatedAt)
            self.deletedAt = try container.decodeRFC3339IfPresent(forKey: .deletedAt)
            self.isAnonymous = try container.decodeIfPresent(Bool.self, forKey: .isAnonymous)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(self.id.map { UUIDString($0) }, forKey: .id)
            try container.encodeIfPresent(self.aud, forKey: .aud)
            try container.encodeIfPresent(self.role, forKey: .role)
            try container.encodeIfPresent(self.email, forKey: .email)
            try container.encodeRFC3339IfPresent(self.emailConfirmedAt, forKey: .emailConfirmedAt)
            try container.encodeIfPresent(self.phone, forKey: .phone)
            try container.encodeRFC3339IfPresent(self.phoneConfirmedAt, forKey: .phoneConfirmedAt)
            try container.encodeRFC3339IfPresent(self.confirmationSentAt, forKey: .confirmationSentAt)
            try container.encodeRFC3339IfPresent(self.confirmedAt, forKey: .confirmedAt)
            try container.encodeRFC3339IfPresent(self.recoverySentAt, forKey: .recoverySentAt)
            try container.encodeIfPresent(self.newEmail, forKey: .newEmail)
            try container.encodeRFC3339IfPresent(self.emailChangeSentAt, forKey: .emailChangeSentAt)
            try container.encodeIfPresent(self.newPhone, forKey: .newPhone)
            try container.encodeRFC3339IfPresent(self.phoneChangeSentAt, forKey: .phoneChangeSentAt)
            try container.encodeRFC3339IfPresent(self.reauthenticationSentAt, forKey: .reauthenticationSentAt)
            try container.encodeRFC3339IfPresent(self.lastSignInAt, forKey: .lastSignInAt)
            try container.encodeIfPresent(self.appMetadata, forKey: .appMetadata)
            try container.encodeIfPresent(self.userMetadata, forKey: .userMetadata)
            try container.encodeIfPresent(self.factors, forKey: .factors)
            try container.encodeIfPresent(self.identities, forKey: .identities)
            try container.encodeRFC3339IfPresent(self.bannedUntil, forKey: .bannedUntil)
            try container.encodeRFC3339IfPresent(self.createdAt, forKey: .createdAt)
            try container.encodeRFC3339IfPresent(self.updatedAt, forKey: .updatedAt)
            try container.encodeRFC3339IfPresent(self.deletedAt, forKey: .deletedAt)
            try container.encodeIfPresent(self.isAnonymous, forKey: .isAnonymous)
        }
    }

    public nonisolated struct WebAuthnChallengeResponse: Codable, Hashable, Sendable {
        public var id: UUID
        public var type: APIType

        /// Wire name: `expires_at`.
        public var expiresAt: Int?

        public var webauthn: Webauthn

        public init(id: UUID, type: APIType = .webauthn, expiresAt: Int? = nil, webauthn: Webauthn) {
            self.id = id
            self.type = type
            self.expiresAt = expiresAt
            self.webauthn = webauthn
        }

        public nonisolated enum APIType: OpenEnum, RequestValue {
            case webauthn

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "webauthn": self = .webauthn
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .webauthn: return "webauthn"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated enum Webauthn: Codable, Hashable, Sendable {
            case create(Create)
            case request(Request)

            /// A value that the document does not foresee; it is written back as it is.
            case unknown(JSONValue)

            public nonisolated struct Create: Codable, Hashable, Sendable {
                public var type: APIType

                /// Wire name: `credential_options`.
                public var credentialOptions: CredentialOptions

                public init(type: APIType = .create, credentialOptions: CredentialOptions) {
                    self.type = type
                    self.credentialOptions = credentialOptions
                }

                public nonisolated enum APIType: OpenEnum, RequestValue {
                    case create

                    /// A value that the document does not list; it is written back as it is.
                    case unknown(String)

                    public init(rawValue: String) {
                        switch rawValue {
                        case "create": self = .create
                        default: self = .unknown(rawValue)
                        }
                    }

                    public var rawValue: String {
                        switch self {
                        case .create: return "create"
                        case .unknown(let value): return value
                        }
                    }
                }

                public nonisolated struct CredentialOptions: Codable, Hashable, Sendable {
                    public var publicKey: CredentialCreationOptions

                    public init(publicKey: CredentialCreationOptions) {
                        self.publicKey = publicKey
                    }
                }

                private nonisolated enum CodingKeys: String, CodingKey {
                    case type
                    case credentialOptions = "credential_options"
                }
            }

            public nonisolated struct Request: Codable, Hashable, Sendable {
                public var type: APIType

                /// Wire name: `credential_options`.
                public var credentialOptions: CredentialOptions

                public init(type: APIType = .request, credentialOptions: CredentialOptions) {
                    self.type = type
                    self.credentialOptions = credentialOptions
                }

                public nonisolated enum APIType: OpenEnum, RequestValue {
                    case request

                    /// A value that the document does not list; it is written back as it is.
                    case unknown(String)

                    public init(rawValue: String) {
                        switch rawValue {
                        case "request": self = .request
                        default: self = .unknown(rawValue)
                        }
                    }

                    public var rawValue: String {
                        switch self {
                        case .request: return "request"
                        case .unknown(let value): return value
                        }
                    }
                }

                public nonisolated struct CredentialOptions: Codable, Hashable, Sendable {
                    public var publicKey: CredentialRequestOptions

                    public init(publicKey: CredentialRequestOptions) {
                        self.publicKey = publicKey
                    }
                }

                private nonisolated enum CodingKeys: String, CodingKey {
                    case type
                    case credentialOptions = "credential_options"
                }
            }

            public init(from decoder: any Decoder) throws {
                let shape = JSONShape(decoder)
                switch shape.tag("type") {
                case "create": self = .create(try Create(from: decoder))
                case "request": self = .request(try Request(from: decoder))
                default: self = .unknown(try JSONValue(from: decoder))
                }
            }

            public func encode(to encoder: any Encoder) throws {
                switch self {
                case .create(let value): try value.encode(to: encoder)
                case .request(let value): try value.encode(to: encoder)
                case .unknown(let value): try value.encode(to: encoder)
                }
            }
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case id
            case type
            case expiresAt = "expires_at"
            case webauthn
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.id = try container.decode(UUIDString.self, forKey: .id).uuid
            self.type = try container.decode(APIType.self, forKey: .type)
            self.expiresAt = try container.decodeIfPresent(Int.self, forKey: .expiresAt)
            self.webauthn = try container.decode(Webauthn.self, forKey: .webauthn)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(UUIDString(self.id), forKey: .id)
            try container.encode(self.type, forKey: .type)
            try container.encodeIfPresent(self.expiresAt, forKey: .expiresAt)
            try container.encode(self.webauthn, forKey: .webauthn)
        }
    }

    // MARK: - Operations

    /// A call of the API; each is the block that makes its request.
    public nonisolated enum Operation: RequestBuildable, Sendable {
        public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
            case signup = "signup"
            case invite = "invite"
            case recovery = "recovery"
            case magiclink = "magiclink"

            /// Wire name: `email_change`.
            case emailChange = "email_change"
        }

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case plain = "plain"
            case s256 = "s256"
        }

        public nonisolated enum GetOauthAuthorizeCodeChallengeMethod: String, Codable, Hashable, RequestValue,
            Sendable
        {
            /// Wire name: `S256`.
            case s256 = "S256"
        }

        public nonisolated enum GrantType: String, Codable, Hashable, RequestValue, Sendable {
            case password = "password"

            /// Wire name: `refresh_token`.
            case refreshToken = "refresh_token"

            /// Wire name: `id_token`.
            case idToken = "id_token"

            case pkce = "pkce"
            case web3 = "web3"
        }

        public nonisolated enum RelayState: Codable, Hashable, Sendable {
            case uuid(UUID)
            case uri(String)

            public init(from decoder: any Decoder) throws {
                let shape = JSONShape(decoder)
                if shape.is(.string), let value = try? UUIDString(from: decoder) {
                    self = .uuid(value.uuid)
                } else if shape.is(.string), let value = try? String(from: decoder) {
                    self = .uri(value)
                } else {
                    throw DecodingError.unmatched(Self.self, at: decoder)
                }
            }

            public func encode(to encoder: any Encoder) throws {
                switch self {
                case .uuid(let value): try UUIDString(value).encode(to: encoder)
                case .uri(let value): try value.encode(to: encoder)
                }
            }
        }

        public nonisolated enum ResponseType: String, Codable, Hashable, RequestValue, Sendable {
            case code = "code"
        }

        public nonisolated enum Scope: String, Codable, Hashable, RequestValue, Sendable {
            case global = "global"
            case local = "local"
            case others = "others"
        }

        /// `GET /authorize`
        case getAuthorize(
            provider: String,
            scopes: String,
            inviteToken: String?,
            redirectTo: String?,
            codeChallengeMethod: CodeChallengeMethod?
        )

        /// `GET /callback`
        case getCallback

        /// `POST /callback`
        case postCallback

        /// `POST /factors`
        indirect case postFactors(body: PostFactorsBody?)

        /// `DELETE /factors/{factorId}`
        case deleteFactorsFactorId(factorId: UUID)

        /// `POST /factors/{factorId}/challenge`
        indirect case postFactorsFactorIdChallenge(factorId: UUID, body: PostFactorsFactorIdChallengeBody?)

        /// `POST /factors/{factorId}/verify`
        indirect case postFactorsFactorIdVerify(factorId: UUID, body: PostFactorsFactorIdVerifyBody?)

        /// `GET /health`
        case getHealth

        /// `POST /invite`
        indirect case postInvite(body: PostInviteBody?)

        /// `POST /logout`
        case postLogout(scope: Scope?)

        /// `POST /magiclink`
        indirect case postMagiclink(body: PostMagiclinkBody?)

        /// `GET /oauth/authorizations/{authorization_id}`
        case getOauthAuthorizationsAuthorizationId(authorizationId: String)

        /// `POST /oauth/authorizations/{authorization_id}/consent`
        indirect case postOauthAuthorizationsAuthorizationIdConsent(
            authorizationId: String,
            body: PostOauthAuthorizationsAuthorizationIdConsentBody?
        )

        /// `GET /oauth/authorize`
        case getOauthAuthorize(
            responseType: ResponseType,
            clientId: String,
            redirectUri: String,
            scope: String?,
            state: String?,
            codeChallenge: String,
            codeChallengeMethod: GetOauthAuthorizeCodeChallengeMethod
        )

        /// `POST /oauth/clients/register`
        indirect case postOauthClientsRegister(body: PostOauthClientsRegisterBody?)

        /// `POST /oauth/token`
        indirect case postOauthToken(body: PostOauthTokenBody?)

        /// `POST /otp`
        indirect case postOtp(body: PostOtpBody?)

        /// `POST /reauthenticate`
        case postReauthenticate

        /// `POST /recover`
        indirect case postRecover(body: PostRecoverBody?)

        /// `POST /resend`
        indirect case postResend(body: PostResendBody?)

        /// `POST /saml/acs`
        case postSamlAcs(relayState: RelayState?, samlArt: String?, samlResponse: String?)

        /// `GET /saml/metadata`
        case getSamlMetadata(download: Bool?)

        /// `GET /settings`
        case getSettings

        /// `POST /signup`
        indirect case postSignup(body: PostSignupBody?)

        /// `POST /sso`
        indirect case postSso(body: PostSsoBody?)

        /// `POST /token`
        indirect case postToken(grantType: GrantType, body: PostTokenBody?)

        /// `GET /user`
        case getUser

        /// `PUT /user`
        indirect case putUser(body: PutUserBody?)

        /// `GET /user/identities/authorize`
        case getUserIdentitiesAuthorize(
            provider: String,
            scopes: String,
            redirectTo: String?,
            codeChallengeMethod: CodeChallengeMethod?
        )

        /// `DELETE /user/identities/{identityId}`
        case deleteUserIdentitiesIdentityId(identityId: UUID)

        /// `GET /user/oauth/grants`
        case getUserOauthGrants

        /// `DELETE /user/oauth/grants`
        case deleteUserOauthGrants(clientId: UUID)

        /// `GET /verify`
        case getVerify(token: String, type: APIType, redirectTo: String?)

        /// `POST /verify`
        indirect case postVerify(body: PostVerifyBody?)

        /// The document's `operationId`, or method and path.
        public var id: String {
            switch self {
            case .getAuthorize: return "GET /authorize"
            case .getCallback: return "GET /callback"
            case .postCallback: return "POST /callback"
            case .postFactors: return "POST /factors"
            case .deleteFactorsFactorId: return "DELETE /factors/{factorId}"
            case .postFactorsFactorIdChallenge: return "POST /factors/{factorId}/challenge"
            case .postFactorsFactorIdVerify: return "POST /factors/{factorId}/verify"
            case .getHealth: return "GET /health"
            case .postInvite: return "POST /invite"
            case .postLogout: return "POST /logout"
            case .postMagiclink: return "POST /magiclink"
            case .getOauthAuthorizationsAuthorizationId: return "GET /oauth/authorizations/{authorization_id}"
            case .postOauthAuthorizationsAuthorizationIdConsent:
                return "POST /oauth/authorizations/{authorization_id}/consent"
            case .getOauthAuthorize: return "GET /oauth/authorize"
            case .postOauthClientsRegister: return "POST /oauth/clients/register"
            case .postOauthToken: return "POST /oauth/token"
            case .postOtp: return "POST /otp"
            case .postReauthenticate: return "POST /reauthenticate"
            case .postRecover: return "POST /recover"
            case .postResend: return "POST /resend"
            case .postSamlAcs: return "POST /saml/acs"
            case .getSamlMetadata: return "GET /saml/metadata"
            case .getSettings: return "GET /settings"
            case .postSignup: return "POST /signup"
            case .postSso: return "POST /sso"
            case .postToken: return "POST /token"
            case .getUser: return "GET /user"
            case .putUser: return "PUT /user"
            case .getUserIdentitiesAuthorize: return "GET /user/identities/authorize"
            case .deleteUserIdentitiesIdentityId: return "DELETE /user/identities/{identityId}"
            case .getUserOauthGrants: return "GET /user/oauth/grants"
            case .deleteUserOauthGrants: return "DELETE /user/oauth/grants"
            case .getVerify: return "GET /verify"
            case .postVerify: return "POST /verify"
            }
        }

        /// Method, path, parameters and body.
        public var body: RequestBlock {
            switch self {
            case .getAuthorize(let provider, let scopes, let inviteToken, let redirectTo, let codeChallengeMethod):
                return RequestBlock {
                    Method.GET
                    Endpoint("authorize")
                    Query("provider", provider)
                    Query("scopes", scopes)
                    Query("invite_token", ifPresent: inviteToken)
                    Query("redirect_to", ifPresent: redirectTo)
                    Query("code_challenge_method", ifPresent: codeChallengeMethod)
                }
            case .getCallback:
                return RequestBlock {
                    Method.GET
                    Endpoint("callback")
                }
            case .postCallback:
                return RequestBlock {
                    Method.POST
                    Endpoint("callback")
                }
            case .postFactors(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("factors")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .deleteFactorsFactorId(let factorId):
                return RequestBlock {
                    Method.DELETE
                    Endpoint("factors/\(factorId)")
                    MIMEType.json.accept
                }
            case .postFactorsFactorIdChallenge(let factorId, let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("factors/\(factorId)/challenge")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postFactorsFactorIdVerify(let factorId, let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("factors/\(factorId)/verify")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .getHealth:
                return RequestBlock {
                    Method.GET
                    Endpoint("health")
                    MIMEType.json.accept
                }
            case .postInvite(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("invite")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postLogout(let scope):
                return RequestBlock {
                    Method.POST
                    Endpoint("logout")
                    Query("scope", ifPresent: scope)
                }
            case .postMagiclink(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("magiclink")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .getOauthAuthorizationsAuthorizationId(let authorizationId):
                return RequestBlock {
                    Method.GET
                    Endpoint("oauth/authorizations/\(authorizationId)")
                    MIMEType.json.accept
                }
            case .postOauthAuthorizationsAuthorizationIdConsent(let authorizationId, let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("oauth/authorizations/\(authorizationId)/consent")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .getOauthAuthorize(
                let responseType,
                let clientId,
                let redirectUri,
                let scope,
                let state,
                let codeChallenge,
                let codeChallengeMethod
            ):
                return RequestBlock {
                    Method.GET
                    Endpoint("oauth/authorize")
                    Query("response_type", responseType)
                    Query("client_id", clientId)
                    Query("redirect_uri", redirectUri)
                    Query("scope", ifPresent: scope)
                    Query("state", ifPresent: state)
                    Query("code_challenge", codeChallenge)
                    Query("code_challenge_method", codeChallengeMethod)
                }
            case .postOauthClientsRegister(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("oauth/clients/register")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postOauthToken(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("oauth/token")
                    MIMEType.json.accept
                    RequestBody.urlEncoded(ifPresent: body)
                }
            case .postOtp(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("otp")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postReauthenticate:
                return RequestBlock {
                    Method.POST
                    Endpoint("reauthenticate")
                    MIMEType.json.accept
                }
            case .postRecover(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("recover")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postResend(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("resend")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postSamlAcs(let relayState, let samlArt, let samlResponse):
                return RequestBlock {
                    Method.POST
                    Endpoint("saml/acs")
                    Query("RelayState", ifPresent: relayState, style: .form, explode: true)
                    Query("SAMLArt", ifPresent: samlArt)
                    Query("SAMLResponse", ifPresent: samlResponse)
                }
            case .getSamlMetadata(let download):
                return RequestBlock {
                    Method.GET
                    Endpoint("saml/metadata")
                    Query("download", ifPresent: download)
                }
            case .getSettings:
                return RequestBlock {
                    Method.GET
                    Endpoint("settings")
                    MIMEType.json.accept
                }
            case .postSignup(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("signup")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postSso(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("sso")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .postToken(let grantType, let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("token")
                    Query("grant_type", grantType)
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .getUser:
                return RequestBlock {
                    Method.GET
                    Endpoint("user")
                    MIMEType.json.accept
                }
            case .putUser(let body):
                return RequestBlock {
                    Method.PUT
                    Endpoint("user")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            case .getUserIdentitiesAuthorize(let provider, let scopes, let redirectTo, let codeChallengeMethod):
                return RequestBlock {
                    Method.GET
                    Endpoint("user/identities/authorize")
                    Query("provider", provider)
                    Query("scopes", scopes)
                    Query("redirect_to", ifPresent: redirectTo)
                    Query("code_challenge_method", ifPresent: codeChallengeMethod)
                }
            case .deleteUserIdentitiesIdentityId(let identityId):
                return RequestBlock {
                    Method.DELETE
                    Endpoint("user/identities/\(identityId)")
                    MIMEType.json.accept
                }
            case .getUserOauthGrants:
                return RequestBlock {
                    Method.GET
                    Endpoint("user/oauth/grants")
                    MIMEType.json.accept
                }
            case .deleteUserOauthGrants(let clientId):
                return RequestBlock {
                    Method.DELETE
                    Endpoint("user/oauth/grants")
                    Query("client_id", clientId)
                }
            case .getVerify(let token, let type, let redirectTo):
                return RequestBlock {
                    Method.GET
                    Endpoint("verify")
                    Query("token", token)
                    Query("type", type)
                    Query("redirect_to", ifPresent: redirectTo)
                }
            case .postVerify(let body):
                return RequestBlock {
                    Method.POST
                    Endpoint("verify")
                    MIMEType.json.accept
                    RequestBody.json(ifPresent: body)
                }
            }
        }
    }

    // MARK: - Responses

    /// The statuses that mean success, and the types of responses.
    public nonisolated enum Responses {
        /// The statuses with which the operation succeeds.
        public static func successStatuses(_ operation: Operation) -> Set<Int> {
            switch operation {
            case .getAuthorize, .getCallback, .postCallback, .getOauthAuthorize, .postSamlAcs,
                .getUserIdentitiesAuthorize, .getVerify:
                return [302]
            case .postLogout, .deleteUserOauthGrants: return [204]
            case .postOauthClientsRegister: return [201]
            default: return [200]
            }
        }
    }

    /// The failures that the document lists, each made from a `ResponseError` where it is caught.
    public nonisolated enum Failures {
        /// The failures that several operations share.
        public nonisolated enum Status400AsErrorSchema: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postFactors`.
        public typealias PostFactors = Status400AsErrorSchema

        /// The failures of `deleteFactorsFactorId`.
        public typealias DeleteFactorsFactorId = Status400AsErrorSchema

        /// The failures that several operations share.
        public nonisolated enum Status400And429: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// 429: Too Many Requests
            case tooManyRequests(RateLimitResponse)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 429: self = .tooManyRequests(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postFactorsFactorIdChallenge`.
        public typealias PostFactorsFactorIdChallenge = Status400And429

        /// The failures of `postFactorsFactorIdVerify`.
        public typealias PostFactorsFactorIdVerify = Status400And429

        /// The failures of `getHealth`.
        public nonisolated enum GetHealth: DocumentedFailure {
            /// 500: Internal Server Error
            case internalServerError

            /// 502: Bad Gateway
            case badGateway

            /// 503: Service Unavailable
            case serviceUnavailable

            /// 504: Gateway Timeout
            case gatewayTimeout

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 500: self = .internalServerError
                case 502: self = .badGateway
                case 503: self = .serviceUnavailable
                case 504: self = .gatewayTimeout
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postInvite`.
        public nonisolated enum PostInvite: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// 422: Unprocessable Content
            case unprocessableContent(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 422: self = .unprocessableContent(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postLogout`.
        public nonisolated enum PostLogout: DocumentedFailure {
            /// 401: Client Error
            case unauthorized(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 401: self = .unauthorized(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures that several operations share.
        public nonisolated enum Status400And422And429: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// 422: Unprocessable Content
            case unprocessableContent(ErrorSchema)

            /// 429: Too Many Requests
            case tooManyRequests(RateLimitResponse)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 422: self = .unprocessableContent(try response.json())
                case 429: self = .tooManyRequests(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postMagiclink`.
        public typealias PostMagiclink = Status400And422And429

        /// The failures of `getOauthAuthorizationsAuthorizationId`.
        public nonisolated enum GetOauthAuthorizationsAuthorizationId: DocumentedFailure {
            /// 401: Client Error
            case unauthorized(ErrorSchema)

            /// 404: Not Found
            case notFound(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 401: self = .unauthorized(try response.json())
                case 404: self = .notFound(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures that several operations share.
        public nonisolated enum Status400And401AsErrorSchema: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// 401: Client Error
            case unauthorized(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 401: self = .unauthorized(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postOauthAuthorizationsAuthorizationIdConsent`.
        public typealias PostOauthAuthorizationsAuthorizationIdConsent = Status400And401AsErrorSchema

        /// The failures of `getOauthAuthorize`.
        public typealias GetOauthAuthorize = Status400AsErrorSchema

        /// The failures of `postOauthClientsRegister`.
        public typealias PostOauthClientsRegister = Status400And429

        /// The failures of `postOauthToken`.
        public typealias PostOauthToken = Status400And401AsErrorSchema

        /// The failures of `postOtp`.
        public typealias PostOtp = Status400And422And429

        /// The failures of `postReauthenticate`.
        public typealias PostReauthenticate = Status400And429

        /// The failures of `postRecover`.
        public typealias PostRecover = Status400And422And429

        /// The failures of `postResend`.
        public typealias PostResend = Status400And422And429

        /// The failures of `postSamlAcs`.
        public typealias PostSamlAcs = Status400And429

        /// The failures of `postSignup`.
        public typealias PostSignup = Status400And429

        /// The failures of `postSso`.
        public nonisolated enum PostSso: DocumentedFailure {
            /// 303: See Other
            case seeOther

            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// 404: Not Found
            case notFound(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 303: self = .seeOther
                case 400: self = .badRequest(try response.json())
                case 404: self = .notFound(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postToken`.
        public nonisolated enum PostToken: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// 401: Client Error
            case unauthorized(ErrorSchema)

            /// 403: Client Error
            case forbidden(ErrorSchema)

            /// 429: Too Many Requests
            case tooManyRequests(RateLimitResponse)

            /// 500: Internal Server Error
            case internalServerError(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 401: self = .unauthorized(try response.json())
                case 403: self = .forbidden(try response.json())
                case 429: self = .tooManyRequests(try response.json())
                case 500: self = .internalServerError(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `putUser`.
        public typealias PutUser = Status400And429

        /// The failures of `deleteUserIdentitiesIdentityId`.
        public nonisolated enum DeleteUserIdentitiesIdentityId: DocumentedFailure {
            /// 401: Unauthorized
            case unauthorized(ResponseUnauthorizedResponse)

            /// 403: Forbidden
            case forbidden(ResponseForbiddenResponse)

            /// 404: Not Found
            case notFound(ErrorSchema)

            /// 422: Unprocessable Content
            case unprocessableContent(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 401: self = .unauthorized(try response.json())
                case 403: self = .forbidden(try response.json())
                case 404: self = .notFound(try response.json())
                case 422: self = .unprocessableContent(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `getUserOauthGrants`.
        public nonisolated enum GetUserOauthGrants: DocumentedFailure {
            /// 401: Client Error
            case unauthorized(ErrorSchema)

            /// 403: Client Error
            case forbidden(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 401: self = .unauthorized(try response.json())
                case 403: self = .forbidden(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `deleteUserOauthGrants`.
        public nonisolated enum DeleteUserOauthGrants: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(ErrorSchema)

            /// 401: Client Error
            case unauthorized(ErrorSchema)

            /// 403: Client Error
            case forbidden(ErrorSchema)

            /// 404: Not Found
            case notFound(ErrorSchema)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 401: self = .unauthorized(try response.json())
                case 403: self = .forbidden(try response.json())
                case 404: self = .notFound(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `postVerify`.
        public nonisolated enum PostVerify: DocumentedFailure {
            /// 429: Too Many Requests
            case tooManyRequests(RateLimitResponse)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 429: self = .tooManyRequests(try response.json())
                default: throw response.undocumented
                }
            }
        }
    }

    /// The headers that the document lists, read from the response of `withResponse` or of an error.
    public nonisolated enum ResponseHeaders {
        /// Headers of the responses of `getAuthorize`.
        public nonisolated struct GetAuthorize: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }

        /// Headers of the responses of `getCallback`.
        public nonisolated struct GetCallback: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }

        /// Headers of the responses of `postCallback`.
        public nonisolated struct PostCallback: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }

        /// Headers of the responses of `getOauthAuthorize`.
        public nonisolated struct GetOauthAuthorize: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }

        /// Headers of the responses of `postSamlAcs`.
        public nonisolated struct PostSamlAcs: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }

        /// Headers of the responses of `getSamlMetadata`.
        public nonisolated struct GetSamlMetadata: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Content-Disposition`
            public func contentDisposition() throws -> String? {
                try headers_reader.value("Content-Disposition")
            }

            /// `Cache-Control`
            public func cacheControl() throws -> String? {
                try headers_reader.value("Cache-Control")
            }
        }

        /// Headers of the responses of `postSso`.
        public nonisolated struct PostSso: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }

        /// Headers of the responses of `getUserIdentitiesAuthorize`.
        public nonisolated struct GetUserIdentitiesAuthorize: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }

        /// Headers of the responses of `getVerify`.
        public nonisolated struct GetVerify: DocumentedHeaders {
            private let headers_reader: HeaderReader

            @_spi(Generated) public init(reading headers: HeaderReader) {
                headers_reader = headers
            }

            /// `Location`
            public func location() throws -> String? {
                try headers_reader.value("Location")
            }
        }
    }

    // MARK: - Security

    /// The credentials that each operation needs, and the blocks that attach them.
    public nonisolated enum Security {
        /// A security scheme; the raw value is its name in the document.
        public nonisolated enum Scheme: String, CaseIterable, Hashable, Sendable {
            case apiKeyAuth = "APIKeyAuth"
            case userAuth = "UserAuth"
        }

        /// The alternatives of which one must be satisfied, each with all of its schemes; none for a public operation.
        public static func alternatives(_ operation: Operation) -> [[SecurityRequirement<Scheme>]] {
            switch operation {
            case .postCallback, .getOauthAuthorize, .postOauthClientsRegister, .postOauthToken, .postSamlAcs: return []
            case .postFactors, .deleteFactorsFactorId, .postFactorsFactorIdChallenge, .postFactorsFactorIdVerify,
                .postLogout, .getOauthAuthorizationsAuthorizationId, .postOauthAuthorizationsAuthorizationIdConsent,
                .postReauthenticate, .getUser, .putUser, .getUserIdentitiesAuthorize, .deleteUserIdentitiesIdentityId,
                .getUserOauthGrants, .deleteUserOauthGrants:
                return [[SecurityRequirement(.apiKeyAuth), SecurityRequirement(.userAuth)]]
            default: return [[SecurityRequirement(.apiKeyAuth)]]
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

        /// Whether `APIKeyAuth` is among the operation's schemes.
        public static func needsAPIKeyAuth(_ operation: Operation) -> Bool {
            schemes(operation).contains(.apiKeyAuth)
        }

        /// Whether `UserAuth` is among the operation's schemes.
        public static func needsUserAuth(_ operation: Operation) -> Bool {
            schemes(operation).contains(.userAuth)
        }

        /// Attaches the credential of `APIKeyAuth`.
        public static func apiKeyAuth(_ key: String) -> RequestBlock {
            RequestBlock {
                Header.custom("apikey").setValue(key)
            }
        }

        /// Attaches the credential of `UserAuth`.
        public static func userAuth(token: String) -> RequestBlock {
            RequestBlock {
                Authorization.bearer(token)
            }
        }
    }

    /// An operation needs the credential of `APIKeyAuth`, and there is none.
    public nonisolated struct MissingAPIKeyAuth: Error, Hashable, Sendable {
        /// The operation's `id`.
        public let operation: String

        public init(operation: String) {
            self.operation = operation
        }
    }

    /// An operation needs the credential of `UserAuth`, and there is none.
    public nonisolated struct MissingUserAuth: Error, Hashable, Sendable {
        /// The operation's `id`.
        public let operation: String

        public init(operation: String) {
            self.operation = operation
        }
    }

    /// The operation with the credentials of the first alternative that can be satisfied. Where none can, making the
    /// request throws the error of the first scheme that is missing; an empty credential is none.
    public static func authorized(_ operation: Operation, apiKeyAuth: String?, userAuth: String?) -> RequestBlock {
        let choice = SecurityChoice(among: Security.alternatives(operation)) { scheme in
            switch scheme {
            case .apiKeyAuth: return apiKeyAuth?.isEmpty == false
            case .userAuth: return userAuth?.isEmpty == false
            }
        }
        return RequestBlock {
            operation
            if choice.attaches(.apiKeyAuth), let apiKeyAuth {
                Security.apiKeyAuth(apiKeyAuth).credential(of: "APIKeyAuth", for: operation.id)
            }
            if choice.attaches(.userAuth), let userAuth {
                Security.userAuth(token: userAuth).credential(of: "UserAuth", for: operation.id)
            }
            if choice.lacks(.apiKeyAuth) {
                RequestFailure(MissingAPIKeyAuth(operation: operation.id))
            }
            if choice.lacks(.userAuth) {
                RequestFailure(MissingUserAuth(operation: operation.id))
            }
        }
    }

    // MARK: - Client

    /// The whole API as a value: one closure for each operation.
    public nonisolated struct Client: Sendable {
        /// `GET /authorize`
        public var getAuthorize:
            @Sendable @concurrent (
                _ provider: String,
                _ scopes: String,
                _ inviteToken: String?,
                _ redirectTo: String?,
                _ codeChallengeMethod: Operation.CodeChallengeMethod?
            ) async throws -> Void

        /// `GET /callback`
        public var getCallback: @Sendable @concurrent () async throws -> Void

        /// `POST /callback`
        public var postCallback: @Sendable @concurrent () async throws -> Void

        /// `POST /factors`
        public var postFactors: @Sendable @concurrent (_ body: PostFactorsBody?) async throws -> PostFactorsResponse

        /// `DELETE /factors/{factorId}`
        public var deleteFactorsFactorId:
            @Sendable @concurrent (_ factorId: UUID) async throws -> DeleteFactorsFactorIdResponse

        /// `POST /factors/{factorId}/challenge`
        public var postFactorsFactorIdChallenge:
            @Sendable @concurrent (
                _ factorId: UUID,
                _ body: PostFactorsFactorIdChallengeBody?
            ) async throws -> PostFactorsFactorIdChallengeResponse

        /// `POST /factors/{factorId}/verify`
        public var postFactorsFactorIdVerify:
            @Sendable @concurrent (
                _ factorId: UUID,
                _ body: PostFactorsFactorIdVerifyBody?
            ) async throws -> AccessTokenResponseSchema

        /// `GET /health`
        public var getHealth: @Sendable @concurrent () async throws -> GetHealthResponse

        /// `POST /invite`
        public var postInvite: @Sendable @concurrent (_ body: PostInviteBody?) async throws -> UserSchema

        /// `POST /logout`
        public var postLogout: @Sendable @concurrent (_ scope: Operation.Scope?) async throws -> Void

        /// `POST /magiclink`
        public var postMagiclink: @Sendable @concurrent (_ body: PostMagiclinkBody?) async throws -> [String: JSONValue]

        /// `GET /oauth/authorizations/{authorization_id}`
        public var getOauthAuthorizationsAuthorizationId:
            @Sendable @concurrent (
                _ authorizationId: String
            ) async throws -> GetOauthAuthorizationsAuthorizationIdResponse

        /// `POST /oauth/authorizations/{authorization_id}/consent`
        public var postOauthAuthorizationsAuthorizationIdConsent:
            @Sendable @concurrent (
                _ authorizationId: String,
                _ body: PostOauthAuthorizationsAuthorizationIdConsentBody?
            ) async throws -> PostOauthAuthorizationsAuthorizationIdConsentResponse

        /// `GET /oauth/authorize`
        public var getOauthAuthorize:
            @Sendable @concurrent (
                _ responseType: Operation.ResponseType,
                _ clientId: String,
                _ redirectUri: String,
                _ scope: String?,
                _ state: String?,
                _ codeChallenge: String,
                _ codeChallengeMethod: Operation.GetOauthAuthorizeCodeChallengeMethod
            ) async throws -> Void

        /// `POST /oauth/clients/register`
        public var postOauthClientsRegister:
            @Sendable @concurrent (_ body: PostOauthClientsRegisterBody?) async throws -> OAuthClientSchema

        /// `POST /oauth/token`
        public var postOauthToken:
            @Sendable @concurrent (_ body: PostOauthTokenBody?) async throws -> PostOauthTokenResponse

        /// `POST /otp`
        public var postOtp: @Sendable @concurrent (_ body: PostOtpBody?) async throws -> PostOtpResponse

        /// `POST /reauthenticate`
        public var postReauthenticate: @Sendable @concurrent () async throws -> [String: JSONValue]

        /// `POST /recover`
        public var postRecover: @Sendable @concurrent (_ body: PostRecoverBody?) async throws -> [String: JSONValue]

        /// `POST /resend`
        public var postResend: @Sendable @concurrent (_ body: PostResendBody?) async throws -> PostResendResponse

        /// `POST /saml/acs`
        public var postSamlAcs:
            @Sendable @concurrent (
                _ relayState: Operation.RelayState?,
                _ samlArt: String?,
                _ samlResponse: String?
            ) async throws -> Void

        /// `GET /saml/metadata`
        public var getSamlMetadata: @Sendable @concurrent (_ download: Bool?) async throws -> Void

        /// `GET /settings`
        public var getSettings: @Sendable @concurrent () async throws -> GetSettingsResponse

        /// `POST /signup`
        public var postSignup: @Sendable @concurrent (_ body: PostSignupBody?) async throws -> PostSignupResponse

        /// `POST /sso`
        public var postSso: @Sendable @concurrent (_ body: PostSsoBody?) async throws -> PostSsoResponse

        /// `POST /token`
        public var postToken:
            @Sendable @concurrent (
                _ grantType: Operation.GrantType,
                _ body: PostTokenBody?
            ) async throws -> AccessTokenResponseSchema

        /// `GET /user`
        public var getUser: @Sendable @concurrent () async throws -> UserSchema

        /// `PUT /user`
        public var putUser: @Sendable @concurrent (_ body: PutUserBody?) async throws -> UserSchema

        /// `GET /user/identities/authorize`
        public var getUserIdentitiesAuthorize:
            @Sendable @concurrent (
                _ provider: String,
                _ scopes: String,
                _ redirectTo: String?,
                _ codeChallengeMethod: Operation.CodeChallengeMethod?
            ) async throws -> Void

        /// `DELETE /user/identities/{identityId}`
        public var deleteUserIdentitiesIdentityId:
            @Sendable @concurrent (_ identityId: UUID) async throws -> [String: JSONValue]

        /// `GET /user/oauth/grants`
        public var getUserOauthGrants: @Sendable @concurrent () async throws -> [GetUserOauthGrantsResponse]

        /// `DELETE /user/oauth/grants`
        public var deleteUserOauthGrants: @Sendable @concurrent (_ clientId: UUID) async throws -> Void

        /// `GET /verify`
        public var getVerify:
            @Sendable @concurrent (
                _ token: String,
                _ type: Operation.APIType,
                _ redirectTo: String?
            ) async throws -> Void

        /// `POST /verify`
        public var postVerify: @Sendable @concurrent (_ body: PostVerifyBody?) async throws -> AccessTokenResponseSchema

        /// `GET /authorize`
        ///
        /// - Parameters:
        ///   - inviteToken: Wire name: `invite_token`.
        ///   - redirectTo: Wire name: `redirect_to`.
        ///   - codeChallengeMethod: Wire name: `code_challenge_method`.
        @concurrent public func getAuthorize(
            provider: String,
            scopes: String,
            inviteToken: String? = nil,
            redirectTo: String? = nil,
            codeChallengeMethod: Operation.CodeChallengeMethod? = nil
        ) async throws {
            try await self.getAuthorize(provider, scopes, inviteToken, redirectTo, codeChallengeMethod)
        }

        /// `POST /factors`
        @concurrent public func postFactors(body: PostFactorsBody? = nil) async throws -> PostFactorsResponse {
            try await self.postFactors(body)
        }

        /// `DELETE /factors/{factorId}`
        @concurrent public func deleteFactorsFactorId(factorId: UUID) async throws -> DeleteFactorsFactorIdResponse {
            try await self.deleteFactorsFactorId(factorId)
        }

        /// `POST /factors/{factorId}/challenge`
        @concurrent public func postFactorsFactorIdChallenge(
            factorId: UUID,
            body: PostFactorsFactorIdChallengeBody? = nil
        ) async throws -> PostFactorsFactorIdChallengeResponse {
            try await self.postFactorsFactorIdChallenge(factorId, body)
        }

        /// `POST /factors/{factorId}/verify`
        @concurrent public func postFactorsFactorIdVerify(
            factorId: UUID,
            body: PostFactorsFactorIdVerifyBody? = nil
        ) async throws -> AccessTokenResponseSchema {
            try await self.postFactorsFactorIdVerify(factorId, body)
        }

        /// `POST /invite`
        @concurrent public func postInvite(body: PostInviteBody? = nil) async throws -> UserSchema {
            try await self.postInvite(body)
        }

        /// `POST /logout`
        @concurrent public func postLogout(scope: Operation.Scope? = nil) async throws {
            try await self.postLogout(scope)
        }

        /// `POST /magiclink`
        @concurrent public func postMagiclink(body: PostMagiclinkBody? = nil) async throws -> [String: JSONValue] {
            try await self.postMagiclink(body)
        }

        /// `GET /oauth/authorizations/{authorization_id}`
        ///
        /// - Parameter authorizationId: Wire name: `authorization_id`.
        @concurrent public func getOauthAuthorizationsAuthorizationId(
            authorizationId: String
        ) async throws -> GetOauthAuthorizationsAuthorizationIdResponse {
            try await self.getOauthAuthorizationsAuthorizationId(authorizationId)
        }

        /// `POST /oauth/authorizations/{authorization_id}/consent`
        ///
        /// - Parameter authorizationId: Wire name: `authorization_id`.
        @concurrent public func postOauthAuthorizationsAuthorizationIdConsent(
            authorizationId: String,
            body: PostOauthAuthorizationsAuthorizationIdConsentBody? = nil
        ) async throws -> PostOauthAuthorizationsAuthorizationIdConsentResponse {
            try await self.postOauthAuthorizationsAuthorizationIdConsent(authorizationId, body)
        }

        /// `GET /oauth/authorize`
        ///
        /// - Parameters:
        ///   - responseType: Wire name: `response_type`.
        ///   - clientId: Wire name: `client_id`.
        ///   - redirectUri: Wire name: `redirect_uri`.
        ///   - codeChallenge: Wire name: `code_challenge`.
        ///   - codeChallengeMethod: Wire name: `code_challenge_method`.
        @concurrent public func getOauthAuthorize(
            responseType: Operation.ResponseType,
            clientId: String,
            redirectUri: String,
            scope: String? = nil,
            state: String? = nil,
            codeChallenge: String,
            codeChallengeMethod: Operation.GetOauthAuthorizeCodeChallengeMethod
        ) async throws {
            try await self.getOauthAuthorize(
                responseType,
                clientId,
                redirectUri,
                scope,
                state,
                codeChallenge,
                codeChallengeMethod
            )
        }

        /// `POST /oauth/clients/register`
        @concurrent public func postOauthClientsRegister(
            body: PostOauthClientsRegisterBody? = nil
        ) async throws -> OAuthClientSchema {
            try await self.postOauthClientsRegister(body)
        }

        /// `POST /oauth/token`
        @concurrent public func postOauthToken(body: PostOauthTokenBody? = nil) async throws -> PostOauthTokenResponse {
            try await self.postOauthToken(body)
        }

        /// `POST /otp`
        @concurrent public func postOtp(body: PostOtpBody? = nil) async throws -> PostOtpResponse {
            try await self.postOtp(body)
        }

        /// `POST /recover`
        @concurrent public func postRecover(body: PostRecoverBody? = nil) async throws -> [String: JSONValue] {
            try await self.postRecover(body)
        }

        /// `POST /resend`
        @concurrent public func postResend(body: PostResendBody? = nil) async throws -> PostResendResponse {
            try await self.postResend(body)
        }

        /// `POST /saml/acs`
        ///
        /// - Parameters:
        ///   - relayState: Wire name: `RelayState`.
        ///   - samlArt: Wire name: `SAMLArt`.
        ///   - samlResponse: Wire name: `SAMLResponse`.
        @concurrent public func postSamlAcs(
            relayState: Operation.RelayState? = nil,
            samlArt: String? = nil,
            samlResponse: String? = nil
        ) async throws {
            try await self.postSamlAcs(relayState, samlArt, samlResponse)
        }

        /// `GET /saml/metadata`
        @concurrent public func getSamlMetadata(download: Bool? = nil) async throws {
            try await self.getSamlMetadata(download)
        }

        /// `POST /signup`
        @concurrent public func postSignup(body: PostSignupBody? = nil) async throws -> PostSignupResponse {
            try await self.postSignup(body)
        }

        /// `POST /sso`
        @concurrent public func postSso(body: PostSsoBody? = nil) async throws -> PostSsoResponse {
            try await self.postSso(body)
        }

        /// `POST /token`
        ///
        /// - Parameter grantType: Wire name: `grant_type`.
        @concurrent public func postToken(
            grantType: Operation.GrantType,
            body: PostTokenBody? = nil
        ) async throws -> AccessTokenResponseSchema {
            try await self.postToken(grantType, body)
        }

        /// `PUT /user`
        @concurrent public func putUser(body: PutUserBody? = nil) async throws -> UserSchema {
            try await self.putUser(body)
        }

        /// `GET /user/identities/authorize`
        ///
        /// - Parameters:
        ///   - redirectTo: Wire name: `redirect_to`.
        ///   - codeChallengeMethod: Wire name: `code_challenge_method`.
        @concurrent public func getUserIdentitiesAuthorize(
            provider: String,
            scopes: String,
            redirectTo: String? = nil,
            codeChallengeMethod: Operation.CodeChallengeMethod? = nil
        ) async throws {
            try await self.getUserIdentitiesAuthorize(provider, scopes, redirectTo, codeChallengeMethod)
        }

        /// `DELETE /user/identities/{identityId}`
        @concurrent public func deleteUserIdentitiesIdentityId(identityId: UUID) async throws -> [String: JSONValue] {
            try await self.deleteUserIdentitiesIdentityId(identityId)
        }

        /// `DELETE /user/oauth/grants`
        ///
        /// - Parameter clientId: Wire name: `client_id`.
        @concurrent public func deleteUserOauthGrants(clientId: UUID) async throws {
            try await self.deleteUserOauthGrants(clientId)
        }

        /// `GET /verify`
        ///
        /// - Parameter redirectTo: Wire name: `redirect_to`.
        @concurrent public func getVerify(
            token: String,
            type: Operation.APIType,
            redirectTo: String? = nil
        ) async throws {
            try await self.getVerify(token, type, redirectTo)
        }

        /// `POST /verify`
        @concurrent public func postVerify(body: PostVerifyBody? = nil) async throws -> AccessTokenResponseSchema {
            try await self.postVerify(body)
        }

        /// Every field traps, naming itself: replace the fields that are called.
        public static var unimplemented: Client {
            .wired(
                execute: { @concurrent operation in
                    unimplementedOperation(operation, of: "SupabaseAuthRESTAPI.Client")
                },
                decoder: { _ in JSONDecoder() }
            )
        }

        /// Every field calls `execute` with its operation and reads what comes back.
        ///
        /// - Parameters:
        ///   - execute: Sends an operation's request and gives the body of a successful response.
        ///   - decoder: Makes the decoder for an operation's JSON.
        public static func wired(
            execute: @escaping @Sendable @concurrent (Operation) async throws -> Data,
            decoder: @escaping @Sendable (Operation) -> JSONDecoder
        ) -> Client {
            let build = ClientBuilder<Operation>(execute: execute, decoder: decoder)
            return Client(
                getAuthorize: { @concurrent provider, scopes, inviteToken, redirectTo, codeChallengeMethod in
                    try await build.fire(
                        .getAuthorize(
                            provider: provider,
                            scopes: scopes,
                            inviteToken: inviteToken,
                            redirectTo: redirectTo,
                            codeChallengeMethod: codeChallengeMethod
                        )
                    )
                },
                getCallback: { @concurrent () in try await build.fire(.getCallback) },
                postCallback: { @concurrent () in try await build.fire(.postCallback) },
                postFactors: { @concurrent body in try await build.endpoint(.postFactors(body: body)) },
                deleteFactorsFactorId: { @concurrent factorId in
                    try await build.endpoint(.deleteFactorsFactorId(factorId: factorId))
                },
                postFactorsFactorIdChallenge: { @concurrent factorId, body in
                    try await build.endpoint(.postFactorsFactorIdChallenge(factorId: factorId, body: body))
                },
                postFactorsFactorIdVerify: { @concurrent factorId, body in
                    try await build.endpoint(.postFactorsFactorIdVerify(factorId: factorId, body: body))
                },
                getHealth: { @concurrent () in try await build.endpoint(.getHealth) },
                postInvite: { @concurrent body in try await build.endpoint(.postInvite(body: body)) },
                postLogout: { @concurrent scope in try await build.fire(.postLogout(scope: scope)) },
                postMagiclink: { @concurrent body in try await build.endpoint(.postMagiclink(body: body)) },
                getOauthAuthorizationsAuthorizationId: { @concurrent authorizationId in
                    try await build.endpoint(.getOauthAuthorizationsAuthorizationId(authorizationId: authorizationId))
                },
                postOauthAuthorizationsAuthorizationIdConsent: { @concurrent authorizationId, body in
                    try await build.endpoint(
                        .postOauthAuthorizationsAuthorizationIdConsent(authorizationId: authorizationId, body: body)
                    )
                },
                getOauthAuthorize: {
                    @concurrent
                    responseType, clientId, redirectUri, scope, state, codeChallenge, codeChallengeMethod in
                    try await build.fire(
                        .getOauthAuthorize(
                            responseType: responseType,
                            clientId: clientId,
                            redirectUri: redirectUri,
                            scope: scope,
                            state: state,
                            codeChallenge: codeChallenge,
                            codeChallengeMethod: codeChallengeMethod
                        )
                    )
                },
                postOauthClientsRegister: { @concurrent body in
                    try await build.endpoint(.postOauthClientsRegister(body: body))
                },
                postOauthToken: { @concurrent body in try await build.endpoint(.postOauthToken(body: body)) },
                postOtp: { @concurrent body in try await build.endpoint(.postOtp(body: body)) },
                postReauthenticate: { @concurrent () in try await build.endpoint(.postReauthenticate) },
                postRecover: { @concurrent body in try await build.endpoint(.postRecover(body: body)) },
                postResend: { @concurrent body in try await build.endpoint(.postResend(body: body)) },
                postSamlAcs: { @concurrent relayState, samlArt, samlResponse in
                    try await build.fire(
                        .postSamlAcs(relayState: relayState, samlArt: samlArt, samlResponse: samlResponse)
                    )
                },
                getSamlMetadata: { @concurrent download in try await build.fire(.getSamlMetadata(download: download)) },
                getSettings: { @concurrent () in try await build.endpoint(.getSettings) },
                postSignup: { @concurrent body in try await build.endpoint(.postSignup(body: body)) },
                postSso: { @concurrent body in try await build.endpoint(.postSso(body: body)) },
                postToken: { @concurrent grantType, body in
                    try await build.endpoint(.postToken(grantType: grantType, body: body))
                },
                getUser: { @concurrent () in try await build.endpoint(.getUser) },
                putUser: { @concurrent body in try await build.endpoint(.putUser(body: body)) },
                getUserIdentitiesAuthorize: { @concurrent provider, scopes, redirectTo, codeChallengeMethod in
                    try await build.fire(
                        .getUserIdentitiesAuthorize(
                            provider: provider,
                            scopes: scopes,
                            redirectTo: redirectTo,
                            codeChallengeMethod: codeChallengeMethod
                        )
                    )
                },
                deleteUserIdentitiesIdentityId: { @concurrent identityId in
                    try await build.endpoint(.deleteUserIdentitiesIdentityId(identityId: identityId))
                },
                getUserOauthGrants: { @concurrent () in try await build.endpoint(.getUserOauthGrants) },
                deleteUserOauthGrants: { @concurrent clientId in
                    try await build.fire(.deleteUserOauthGrants(clientId: clientId))
                },
                getVerify: { @concurrent token, type, redirectTo in
                    try await build.fire(.getVerify(token: token, type: type, redirectTo: redirectTo))
                },
                postVerify: { @concurrent body in try await build.endpoint(.postVerify(body: body)) }
            )
        }
    }

    // MARK: - Servers

    /// The document's first server, with its variables' defaults.
    public static let defaultBaseURL = URL(string: "https://abcdefghijklmnopqrst.supabase.co/auth/v1")!

    /// The document's first server; a value that would reach out of its place in the URL throws.
    public static func baseURL(project: String) throws -> URL {
        try ServerURL.make("https://{project}.supabase.co/auth/v1", ["project": project])
    }
}
