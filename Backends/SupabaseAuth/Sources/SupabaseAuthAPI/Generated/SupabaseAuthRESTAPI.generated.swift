// Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
// options, and generate again.
// Left out: operations that need AdminAuth.

@_spi(Generated) public import DeclarativeOpenAPIRuntime
@_spi(Generated) public import DeclarativeRequests
public import Foundation

/// Supabase Auth REST API
public nonisolated enum SupabaseAuthRESTAPI {
    private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime

    // MARK: - Schemas

    public nonisolated struct AccessTokenResponseSchema: LargeObjectModel {
        /// Wire name: `access_token`.
        public var accessToken: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `refresh_token`.
        public var refreshToken: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `token_type`.
        public var tokenType: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `expires_in`.
        public var expiresIn: Int? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `expires_at`.
        public var expiresAt: Int? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `weak_password`.
        public var weakPassword: WeakPassword? { get { _storage[5] } _modify { yield &_storage[5] } }

        public var user: UserSchema? { get { _storage[6] } _modify { yield &_storage[6] } }

        public init(
            accessToken: String? = nil,
            refreshToken: String? = nil,
            tokenType: String? = nil,
            expiresIn: Int? = nil,
            expiresAt: Int? = nil,
            weakPassword: WeakPassword? = nil,
            user: UserSchema? = nil
        ) {
            _storage = ObjectStorage(
                Self.members,
                accessToken,
                refreshToken,
                tokenType,
                expiresIn,
                expiresAt,
                weakPassword,
                user
            )
        }

        private var _storage: ObjectStorage

        public nonisolated struct WeakPassword: ObjectModel {
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

                public static let known: KnownValues<Self> = [.length, .characters, .pwned]

                public var rawValue: String {
                    switch self {
                    case .length: return "length"
                    case .characters: return "characters"
                    case .pwned: return "pwned"
                    case .unknown(let value): return value
                    }
                }
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "reasons": [Reasons]?.self,
                "message": String?.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "access_token": String?.self,
            "refresh_token": String?.self,
            "token_type": String?.self,
            "expires_in": Int?.self,
            "expires_at": Int?.self,
            "weak_password": WeakPassword?.self,
            "user": UserSchema?.self,
        ]
    }

    public nonisolated struct CredentialCreationOptions: LargeObjectModel {
        public var rp: Rp { get { _storage[0] } _modify { yield &_storage[0] } }

        public var user: User { get { _storage[1] } _modify { yield &_storage[1] } }

        public var challenge: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var pubKeyCredParams: [PubKeyCredParams] { get { _storage[3] } _modify { yield &_storage[3] } }

        public var timeout: Int? { get { _storage[4] } _modify { yield &_storage[4] } }

        public var excludeCredentials: [PublicKeyCredentialDescriptor]? {
            get { _storage[5] }
            _modify { yield &_storage[5] }
        }

        public var authenticatorSelection: AuthenticatorSelection? {
            get { _storage[6] }
            _modify { yield &_storage[6] }
        }

        public var attestation: Attestation? { get { _storage[7] } _modify { yield &_storage[7] } }

        public var attestationFormats: [String]? { get { _storage[8] } _modify { yield &_storage[8] } }

        public var hints: [Hints]? { get { _storage[9] } _modify { yield &_storage[9] } }

        public var extensions: [String: JSONValue]? { get { _storage[10] } _modify { yield &_storage[10] } }

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
            _storage = ObjectStorage(
                Self.members, rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials,
                authenticatorSelection, attestation, attestationFormats, hints, extensions
            )
        }

        private var _storage: ObjectStorage

        public nonisolated struct Rp: ObjectModel {
            public var id: String
            public var name: String

            public init(id: String, name: String) {
                self.id = id
                self.name = name
            }

            @_spi(Generated) public static let members: ObjectMembers = ["id": String.self, "name": String.self]
        }

        public nonisolated struct User: ObjectModel {
            public var id: String
            public var name: String
            public var displayName: String

            public init(id: String, name: String, displayName: String) {
                self.id = id
                self.name = name
                self.displayName = displayName
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "id": String.self,
                "name": String.self,
                "displayName": String.self,
            ]
        }

        public nonisolated struct PubKeyCredParams: ObjectModel {
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

                public static let known: KnownValues<Self> = [.publicKey]

                public var rawValue: String {
                    switch self {
                    case .publicKey: return "public-key"
                    case .unknown(let value): return value
                    }
                }
            }

            @_spi(Generated) public static let members: ObjectMembers = ["type": APIType.self, "alg": Int.self]
        }

        public nonisolated struct AuthenticatorSelection: LargeObjectModel {
            public var authenticatorAttachment: AuthenticatorAttachment? {
                get { _storage[0] }
                _modify { yield &_storage[0] }
            }

            public var requireResidentKey: Bool? { get { _storage[1] } _modify { yield &_storage[1] } }

            public var residentKey: ResidentKey? { get { _storage[2] } _modify { yield &_storage[2] } }

            public var userVerification: UserVerification? { get { _storage[3] } _modify { yield &_storage[3] } }

            public init(
                authenticatorAttachment: AuthenticatorAttachment? = nil,
                requireResidentKey: Bool? = nil,
                residentKey: ResidentKey? = nil,
                userVerification: UserVerification? = nil
            ) {
                _storage = ObjectStorage(
                    Self.members,
                    authenticatorAttachment,
                    requireResidentKey,
                    residentKey,
                    userVerification
                )
            }

            private var _storage: ObjectStorage

            public nonisolated enum AuthenticatorAttachment: OpenEnum, RequestValue {
                case platform

                /// Wire name: `cross-platform`.
                case crossPlatform

                /// A value that the document does not list; it is written back as it is.
                case unknown(String)

                public static let known: KnownValues<Self> = [.platform, .crossPlatform]

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

                public static let known: KnownValues<Self> = [.required, .preferred, .discouraged]

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

                public static let known: KnownValues<Self> = [.required, .preferred, .discouraged]

                public var rawValue: String {
                    switch self {
                    case .required: return "required"
                    case .preferred: return "preferred"
                    case .discouraged: return "discouraged"
                    case .unknown(let value): return value
                    }
                }
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "authenticatorAttachment": AuthenticatorAttachment?.self,
                "requireResidentKey": Bool?.self,
                "residentKey": ResidentKey?.self,
                "userVerification": UserVerification?.self,
            ]
        }

        public nonisolated enum Attestation: OpenEnum, RequestValue {
            /// Wire name: `none`.
            case noneValue

            case indirect
            case direct
            case enterprise

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public static let known: KnownValues<Self> = [.noneValue, .indirect, .direct, .enterprise]

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

            public static let known: KnownValues<Self> = [.securityKey, .clientDevice, .hybrid]

            public var rawValue: String {
                switch self {
                case .securityKey: return "security-key"
                case .clientDevice: return "client-device"
                case .hybrid: return "hybrid"
                case .unknown(let value): return value
                }
            }
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "rp": Rp.self,
            "user": User.self,
            "challenge": String.self,
            "pubKeyCredParams": [PubKeyCredParams].self,
            "timeout": Int?.self,
            "excludeCredentials": [PublicKeyCredentialDescriptor]?.self,
            "authenticatorSelection": AuthenticatorSelection?.self,
            "attestation": Attestation?.self,
            "attestationFormats": [String]?.self,
            "hints": [Hints]?.self,
            "extensions": [String: JSONValue]?.self,
        ]
    }

    public nonisolated struct CredentialRequestOptions: LargeObjectModel {
        public var challenge: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var timeout: Int? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var rpId: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var allowCredentials: [PublicKeyCredentialDescriptor]? {
            get { _storage[3] }
            _modify { yield &_storage[3] }
        }

        public var userVerification: UserVerification? { get { _storage[4] } _modify { yield &_storage[4] } }

        public var hints: [Hints]? { get { _storage[5] } _modify { yield &_storage[5] } }

        public var extensions: [String: JSONValue]? { get { _storage[6] } _modify { yield &_storage[6] } }

        public init(
            challenge: String,
            timeout: Int? = nil,
            rpId: String? = nil,
            allowCredentials: [PublicKeyCredentialDescriptor]? = nil,
            userVerification: UserVerification? = nil,
            hints: [Hints]? = nil,
            extensions: [String: JSONValue]? = nil
        ) {
            _storage = ObjectStorage(
                Self.members,
                challenge,
                timeout,
                rpId,
                allowCredentials,
                userVerification,
                hints,
                extensions
            )
        }

        private var _storage: ObjectStorage

        public nonisolated enum UserVerification: OpenEnum, RequestValue {
            case required
            case preferred
            case discouraged

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public static let known: KnownValues<Self> = [.required, .preferred, .discouraged]

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

            public static let known: KnownValues<Self> = [.securityKey, .clientDevice, .hybrid]

            public var rawValue: String {
                switch self {
                case .securityKey: return "security-key"
                case .clientDevice: return "client-device"
                case .hybrid: return "hybrid"
                case .unknown(let value): return value
                }
            }
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "challenge": String.self,
            "timeout": Int?.self,
            "rpId": String?.self,
            "allowCredentials": [PublicKeyCredentialDescriptor]?.self,
            "userVerification": UserVerification?.self,
            "hints": [Hints]?.self,
            "extensions": [String: JSONValue]?.self,
        ]
    }

    public nonisolated struct CustomOAuthProviderSchema: LargeObjectModel {
        public var id: UUID { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `provider_type`.
        public var providerType: ProviderType { get { _storage[1] } _modify { yield &_storage[1] } }

        public var identifier: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var name: String { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `client_id`.
        public var clientId: String { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `acceptable_client_ids`.
        public var acceptableClientIds: [String]? { get { _storage[5] } _modify { yield &_storage[5] } }

        public var scopes: [String]? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Default: `true`.
        ///
        /// Wire name: `pkce_enabled`.
        public var pkceEnabled: Bool? { get { _storage[7] } _modify { yield &_storage[7] } }

        /// Wire name: `attribute_mapping`.
        public var attributeMapping: [String: JSONValue]? { get { _storage[8] } _modify { yield &_storage[8] } }

        /// Wire name: `custom_claims_allowlist`.
        public var customClaimsAllowlist: [String]? { get { _storage[9] } _modify { yield &_storage[9] } }

        /// Wire name: `authorization_params`.
        public var authorizationParams: [String: String]? { get { _storage[10] } _modify { yield &_storage[10] } }

        /// Default: `true`.
        public var enabled: Bool? { get { _storage[11] } _modify { yield &_storage[11] } }

        /// Default: `false`.
        ///
        /// Wire name: `email_optional`.
        public var emailOptional: Bool? { get { _storage[12] } _modify { yield &_storage[12] } }

        public var issuer: String? { get { _storage[13] } _modify { yield &_storage[13] } }

        /// Wire name: `discovery_url`.
        public var discoveryUrl: String? { get { _storage[14] } _modify { yield &_storage[14] } }

        /// Default: `false`.
        ///
        /// Wire name: `skip_nonce_check`.
        public var skipNonceCheck: Bool? { get { _storage[15] } _modify { yield &_storage[15] } }

        /// Wire name: `authorization_url`.
        public var authorizationUrl: String? { get { _storage[16] } _modify { yield &_storage[16] } }

        /// Wire name: `token_url`.
        public var tokenUrl: String? { get { _storage[17] } _modify { yield &_storage[17] } }

        /// Wire name: `userinfo_url`.
        public var userinfoUrl: String? { get { _storage[18] } _modify { yield &_storage[18] } }

        /// Wire name: `jwks_uri`.
        public var jwksUri: String? { get { _storage[19] } _modify { yield &_storage[19] } }

        /// Wire name: `created_at`.
        public var createdAt: Date? { get { _storage[20] } _modify { yield &_storage[20] } }

        /// Wire name: `updated_at`.
        public var updatedAt: Date? { get { _storage[21] } _modify { yield &_storage[21] } }

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
            _storage = ObjectStorage(
                Self.members, id, providerType, identifier, name, clientId, acceptableClientIds, scopes, pkceEnabled,
                attributeMapping, customClaimsAllowlist, authorizationParams, enabled, emailOptional, issuer,
                discoveryUrl, skipNonceCheck, authorizationUrl, tokenUrl, userinfoUrl, jwksUri, createdAt, updatedAt
            )
        }

        private var _storage: ObjectStorage

        public nonisolated enum ProviderType: String, Codable, Hashable, RequestValue, Sendable {
            case oauth2 = "oauth2"
            case oidc = "oidc"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": UUIDString.self,
            "provider_type": ProviderType.self,
            "identifier": String.self,
            "name": String.self,
            "client_id": String.self,
            "acceptable_client_ids": [String]?.self,
            "scopes": [String]?.self,
            "pkce_enabled": Bool?.self,
            "attribute_mapping": [String: JSONValue]?.self,
            "custom_claims_allowlist": [String]?.self,
            "authorization_params": [String: String]?.self,
            "enabled": Bool?.self,
            "email_optional": Bool?.self,
            "issuer": String?.self,
            "discovery_url": String?.self,
            "skip_nonce_check": Bool?.self,
            "authorization_url": String?.self,
            "token_url": String?.self,
            "userinfo_url": String?.self,
            "jwks_uri": String?.self,
            "created_at": RFC3339Date?.self,
            "updated_at": RFC3339Date?.self,
        ]
    }

    public nonisolated struct DeleteFactorsFactorIdResponse: ObjectModel {
        public var id: UUID?

        public init(id: UUID? = nil) {
            self.id = id
        }

        @_spi(Generated) public static let members: ObjectMembers = ["id": UUIDString?.self]
    }

    public nonisolated struct ErrorSchema: LargeObjectModel {
        public var error: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `error_description`.
        public var errorDescription: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var code: Int? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var msg: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `error_code`.
        public var errorCode: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `weak_password`.
        public var weakPassword: WeakPassword? { get { _storage[5] } _modify { yield &_storage[5] } }

        public init(
            error: String? = nil,
            errorDescription: String? = nil,
            code: Int? = nil,
            msg: String? = nil,
            errorCode: String? = nil,
            weakPassword: WeakPassword? = nil
        ) {
            _storage = ObjectStorage(Self.members, error, errorDescription, code, msg, errorCode, weakPassword)
        }

        private var _storage: ObjectStorage

        public nonisolated struct WeakPassword: ObjectModel {
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

                public static let known: KnownValues<Self> = [.length, .characters, .pwned]

                public var rawValue: String {
                    switch self {
                    case .length: return "length"
                    case .characters: return "characters"
                    case .pwned: return "pwned"
                    case .unknown(let value): return value
                    }
                }
            }

            @_spi(Generated) public static let members: ObjectMembers = ["reasons": [Reasons]?.self]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "error": String?.self,
            "error_description": String?.self,
            "code": Int?.self,
            "msg": String?.self,
            "error_code": String?.self,
            "weak_password": WeakPassword?.self,
        ]
    }

    public nonisolated struct GetHealthResponse: ObjectModel {
        public var version: String?
        public var name: String?
        public var description: String?

        public init(version: String? = nil, name: String? = nil, description: String? = nil) {
            self.version = version
            self.name = name
            self.description = description
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "version": String?.self,
            "name": String?.self,
            "description": String?.self,
        ]
    }

    public nonisolated struct GetOauthAuthorizationsAuthorizationIdResponse: LargeObjectModel {
        /// Wire name: `authorization_id`.
        public var authorizationId: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `redirect_uri`.
        public var redirectUri: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var client: APIClient? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var user: User? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var scope: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        public init(
            authorizationId: String? = nil,
            redirectUri: String? = nil,
            client: APIClient? = nil,
            user: User? = nil,
            scope: String? = nil
        ) {
            _storage = ObjectStorage(Self.members, authorizationId, redirectUri, client, user, scope)
        }

        private var _storage: ObjectStorage

        public nonisolated struct APIClient: LargeObjectModel {
            public var id: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

            public var name: String? { get { _storage[1] } _modify { yield &_storage[1] } }

            public var uri: String? { get { _storage[2] } _modify { yield &_storage[2] } }

            /// Wire name: `logo_uri`.
            public var logoUri: String? { get { _storage[3] } _modify { yield &_storage[3] } }

            public init(id: UUID? = nil, name: String? = nil, uri: String? = nil, logoUri: String? = nil) {
                _storage = ObjectStorage(Self.members, id, name, uri, logoUri)
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "id": UUIDString?.self,
                "name": String?.self,
                "uri": String?.self,
                "logo_uri": String?.self,
            ]
        }

        public nonisolated struct User: ObjectModel {
            public var id: UUID?
            public var email: String?

            public init(id: UUID? = nil, email: String? = nil) {
                self.id = id
                self.email = email
            }

            @_spi(Generated) public static let members: ObjectMembers = ["id": UUIDString?.self, "email": String?.self]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "authorization_id": String?.self,
            "redirect_uri": String?.self,
            "client": APIClient?.self,
            "user": User?.self,
            "scope": String?.self,
        ]
    }

    public nonisolated struct GetSettingsResponse: ObjectModel {
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

        @_spi(Generated) public static let members: ObjectMembers = [
            "disable_signup": Bool?.self,
            "mailer_autoconfirm": Bool?.self,
            "phone_autoconfirm": Bool?.self,
            "sms_provider": String?.self,
            "saml_enabled": Bool?.self,
            "external": [String: Bool]?.self,
        ]
    }

    public nonisolated struct GetUserOauthGrantsResponse: ObjectModel {
        public var client: APIClient?
        public var scopes: [String]?

        /// Wire name: `granted_at`.
        public var grantedAt: Date?

        public init(client: APIClient? = nil, scopes: [String]? = nil, grantedAt: Date? = nil) {
            self.client = client
            self.scopes = scopes
            self.grantedAt = grantedAt
        }

        public nonisolated struct APIClient: LargeObjectModel {
            public var id: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

            public var name: String? { get { _storage[1] } _modify { yield &_storage[1] } }

            public var uri: String? { get { _storage[2] } _modify { yield &_storage[2] } }

            /// Wire name: `logo_uri`.
            public var logoUri: String? { get { _storage[3] } _modify { yield &_storage[3] } }

            public init(id: UUID? = nil, name: String? = nil, uri: String? = nil, logoUri: String? = nil) {
                _storage = ObjectStorage(Self.members, id, name, uri, logoUri)
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "id": UUIDString?.self,
                "name": String?.self,
                "uri": String?.self,
                "logo_uri": String?.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "client": APIClient?.self,
            "scopes": [String]?.self,
            "granted_at": RFC3339Date?.self,
        ]
    }

    public nonisolated struct GoTrueSecurity: ObjectModel {
        /// Wire name: `captcha_token`.
        public var captchaToken: String?

        public init(captchaToken: String? = nil) {
            self.captchaToken = captchaToken
        }

        @_spi(Generated) public static let members: ObjectMembers = ["captcha_token": String?.self]
    }

    public nonisolated struct IdentitySchema: LargeObjectModel {
        /// Wire name: `identity_id`.
        public var identityId: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var id: UUID? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `user_id`.
        public var userId: UUID? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `identity_data`.
        public var identityData: [String: JSONValue]? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var provider: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `last_sign_in_at`.
        public var lastSignInAt: Date? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `created_at`.
        public var createdAt: Date? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `updated_at`.
        public var updatedAt: Date? { get { _storage[7] } _modify { yield &_storage[7] } }

        public var email: String? { get { _storage[8] } _modify { yield &_storage[8] } }

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
            _storage = ObjectStorage(
                Self.members, identityId, id, userId, identityData, provider, lastSignInAt, createdAt, updatedAt, email
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "identity_id": UUIDString?.self,
            "id": UUIDString?.self,
            "user_id": UUIDString?.self,
            "identity_data": [String: JSONValue]?.self,
            "provider": String?.self,
            "last_sign_in_at": RFC3339Date?.self,
            "created_at": RFC3339Date?.self,
            "updated_at": RFC3339Date?.self,
            "email": String?.self,
        ]
    }

    public nonisolated struct MFAFactorSchema: LargeObjectModel {
        public var id: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var status: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `friendly_name`.
        public var friendlyName: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `factor_type`.
        public var factorType: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `webauthn_credential`.
        public var webauthnCredential: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        public var phone: String? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `created_at`.
        public var createdAt: Date? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `updated_at`.
        public var updatedAt: Date? { get { _storage[7] } _modify { yield &_storage[7] } }

        /// Wire name: `last_challenged_at`.
        public var lastChallengedAt: Date? { get { _storage[8] } _modify { yield &_storage[8] } }

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
            _storage = ObjectStorage(
                Self.members, id, status, friendlyName, factorType, webauthnCredential, phone, createdAt, updatedAt,
                lastChallengedAt
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": UUIDString?.self,
            "status": String?.self,
            "friendly_name": String?.self,
            "factor_type": String?.self,
            "webauthn_credential": String?.self,
            "phone": String?.self,
            "created_at": RFC3339Date?.self,
            "updated_at": RFC3339Date?.self,
            "last_challenged_at": RFC3339Date?.self,
        ]
    }

    public nonisolated struct OAuthClientSchema: LargeObjectModel {
        /// Wire name: `client_id`.
        public var clientId: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `client_name`.
        public var clientName: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `client_secret`.
        public var clientSecret: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `client_type`.
        public var clientType: ClientType? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `token_endpoint_auth_method`.
        public var tokenEndpointAuthMethod: TokenEndpointAuthMethod? {
            get { _storage[4] }
            _modify { yield &_storage[4] }
        }

        /// Wire name: `registration_type`.
        public var registrationType: RegistrationType? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `client_uri`.
        public var clientUri: String? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `logo_uri`.
        public var logoUri: String? { get { _storage[7] } _modify { yield &_storage[7] } }

        /// Wire name: `redirect_uris`.
        public var redirectUris: [String]? { get { _storage[8] } _modify { yield &_storage[8] } }

        /// Wire name: `grant_types`.
        public var grantTypes: [GrantTypes]? { get { _storage[9] } _modify { yield &_storage[9] } }

        /// Wire name: `response_types`.
        public var responseTypes: [ResponseTypes]? { get { _storage[10] } _modify { yield &_storage[10] } }

        public var scope: String? { get { _storage[11] } _modify { yield &_storage[11] } }

        /// Wire name: `created_at`.
        public var createdAt: Date? { get { _storage[12] } _modify { yield &_storage[12] } }

        /// Wire name: `updated_at`.
        public var updatedAt: Date? { get { _storage[13] } _modify { yield &_storage[13] } }

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
            _storage = ObjectStorage(
                Self.members, clientId, clientName, clientSecret, clientType, tokenEndpointAuthMethod, registrationType,
                clientUri, logoUri, redirectUris, grantTypes, responseTypes, scope, createdAt, updatedAt
            )
        }

        private var _storage: ObjectStorage

        public nonisolated enum ClientType: OpenEnum, RequestValue {
            case `public`
            case confidential

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public static let known: KnownValues<Self> = [.public, .confidential]

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

            public static let known: KnownValues<Self> = [.noneValue, .clientSecretBasic, .clientSecretPost]

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

            public static let known: KnownValues<Self> = [.dynamic, .manual]

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

            public static let known: KnownValues<Self> = [.authorizationCode, .refreshToken]

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

            public static let known: KnownValues<Self> = [.code]

            public var rawValue: String {
                switch self {
                case .code: return "code"
                case .unknown(let value): return value
                }
            }
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "client_id": String?.self,
            "client_name": String?.self,
            "client_secret": String?.self,
            "client_type": ClientType?.self,
            "token_endpoint_auth_method": TokenEndpointAuthMethod?.self,
            "registration_type": RegistrationType?.self,
            "client_uri": String?.self,
            "logo_uri": String?.self,
            "redirect_uris": [String]?.self,
            "grant_types": [GrantTypes]?.self,
            "response_types": [ResponseTypes]?.self,
            "scope": String?.self,
            "created_at": RFC3339Date?.self,
            "updated_at": RFC3339Date?.self,
        ]
    }

    public nonisolated struct PostFactorsBody: ObjectModel {
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

        @_spi(Generated) public static let members: ObjectMembers = [
            "factor_type": FactorType.self,
            "friendly_name": String?.self,
            "issuer": String?.self,
            "phone": String?.self,
        ]
    }

    public nonisolated struct PostFactorsFactorIdChallengeBody: ObjectModel {
        public var channel: Channel?

        public init(channel: Channel? = nil) {
            self.channel = channel
        }

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }

        @_spi(Generated) public static let members: ObjectMembers = ["channel": Channel?.self]
    }

    public nonisolated enum PostFactorsFactorIdChallengeResponse: UnionModel {
        case totpPhoneChallengeResponse(TOTPPhoneChallengeResponse)
        case webAuthnChallengeResponse(WebAuthnChallengeResponse)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            switch shape.tag("type") {
            case "totp", "phone":
                self = .totpPhoneChallengeResponse(try decoder.branch(TOTPPhoneChallengeResponse.self))
            case "webauthn": self = .webAuthnChallengeResponse(try decoder.branch(WebAuthnChallengeResponse.self))
            default: self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .totpPhoneChallengeResponse(let value): return UnionBranch(0, value)
            case .webAuthnChallengeResponse(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated struct PostFactorsFactorIdVerifyBody: ObjectModel {
        /// Wire name: `challenge_id`.
        public var challengeId: UUID

        public var code: String?
        public var webauthn: Webauthn?

        public init(challengeId: UUID, code: String? = nil, webauthn: Webauthn? = nil) {
            self.challengeId = challengeId
            self.code = code
            self.webauthn = webauthn
        }

        public nonisolated struct Webauthn: ObjectModel {
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

            @_spi(Generated) public static let members: ObjectMembers = [
                "type": APIType.self,
                "credential_response": [String: JSONValue].self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "challenge_id": UUIDString.self,
            "code": String?.self,
            "webauthn": Webauthn?.self,
        ]
    }

    public nonisolated struct PostFactorsResponse: LargeObjectModel {
        public var id: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var type: APIType? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var totp: Totp? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var phone: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        public init(id: String? = nil, type: APIType? = nil, totp: Totp? = nil, phone: String? = nil) {
            _storage = ObjectStorage(Self.members, id, type, totp, phone)
        }

        private var _storage: ObjectStorage

        public nonisolated enum APIType: OpenEnum, RequestValue {
            case totp
            case phone
            case webauthn

            /// A value that the document does not list; it is written back as it is.
            case unknown(String)

            public static let known: KnownValues<Self> = [.totp, .phone, .webauthn]

            public var rawValue: String {
                switch self {
                case .totp: return "totp"
                case .phone: return "phone"
                case .webauthn: return "webauthn"
                case .unknown(let value): return value
                }
            }
        }

        public nonisolated struct Totp: ObjectModel {
            /// Wire name: `qr_code`.
            public var qrCode: String?

            public var secret: String?
            public var uri: String?

            public init(qrCode: String? = nil, secret: String? = nil, uri: String? = nil) {
                self.qrCode = qrCode
                self.secret = secret
                self.uri = uri
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "qr_code": String?.self,
                "secret": String?.self,
                "uri": String?.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": String?.self,
            "type": APIType?.self,
            "totp": Totp?.self,
            "phone": String?.self,
        ]
    }

    public nonisolated struct PostInviteBody: ObjectModel {
        public var email: String
        public var data: [String: JSONValue]?

        public init(email: String, data: [String: JSONValue]? = nil) {
            self.email = email
            self.data = data
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": String.self,
            "data": [String: JSONValue]?.self,
        ]
    }

    public nonisolated struct PostMagiclinkBody: ObjectModel {
        public var email: String
        public var data: [String: JSONValue]?

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity?

        public init(email: String, data: [String: JSONValue]? = nil, gotrueMetaSecurity: GoTrueSecurity? = nil) {
            self.email = email
            self.data = data
            self.gotrueMetaSecurity = gotrueMetaSecurity
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": String.self,
            "data": [String: JSONValue]?.self,
            "gotrue_meta_security": GoTrueSecurity?.self,
        ]
    }

    public nonisolated struct PostOauthAuthorizationsAuthorizationIdConsentBody: ObjectModel {
        public var action: Action

        public init(action: Action) {
            self.action = action
        }

        public nonisolated enum Action: String, Codable, Hashable, RequestValue, Sendable {
            case approve = "approve"
            case deny = "deny"
        }

        @_spi(Generated) public static let members: ObjectMembers = ["action": Action.self]
    }

    public nonisolated struct PostOauthAuthorizationsAuthorizationIdConsentResponse: ObjectModel {
        /// Wire name: `redirect_url`.
        public var redirectUrl: String?

        public init(redirectUrl: String? = nil) {
            self.redirectUrl = redirectUrl
        }

        @_spi(Generated) public static let members: ObjectMembers = ["redirect_url": String?.self]
    }

    public nonisolated struct PostOauthClientsRegisterBody: LargeObjectModel {
        /// Wire name: `client_name`.
        public var clientName: String { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `client_uri`.
        public var clientUri: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `logo_uri`.
        public var logoUri: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `redirect_uris`.
        public var redirectUris: [String] { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `client_type`.
        public var clientType: ClientType? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `token_endpoint_auth_method`.
        public var tokenEndpointAuthMethod: TokenEndpointAuthMethod? {
            get { _storage[5] }
            _modify { yield &_storage[5] }
        }

        /// Wire name: `grant_types`.
        public var grantTypes: [GrantTypes]? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `response_types`.
        public var responseTypes: [ResponseTypes]? { get { _storage[7] } _modify { yield &_storage[7] } }

        public var scope: String? { get { _storage[8] } _modify { yield &_storage[8] } }

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
            _storage = ObjectStorage(
                Self.members, clientName, clientUri, logoUri, redirectUris, clientType, tokenEndpointAuthMethod,
                grantTypes, responseTypes, scope
            )
        }

        private var _storage: ObjectStorage

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

        @_spi(Generated) public static let members: ObjectMembers = [
            "client_name": String.self,
            "client_uri": String?.self,
            "logo_uri": String?.self,
            "redirect_uris": [String].self,
            "client_type": ClientType?.self,
            "token_endpoint_auth_method": TokenEndpointAuthMethod?.self,
            "grant_types": [GrantTypes]?.self,
            "response_types": [ResponseTypes]?.self,
            "scope": String?.self,
        ]
    }

    public nonisolated struct PostOauthTokenBody: LargeObjectModel {
        /// Wire name: `grant_type`.
        public var grantType: GrantType { get { _storage[0] } _modify { yield &_storage[0] } }

        public var code: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `redirect_uri`.
        public var redirectUri: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `code_verifier`.
        public var codeVerifier: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `refresh_token`.
        public var refreshToken: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `client_id`.
        public var clientId: String? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `client_secret`.
        public var clientSecret: String? { get { _storage[6] } _modify { yield &_storage[6] } }

        public init(
            grantType: GrantType,
            code: String? = nil,
            redirectUri: String? = nil,
            codeVerifier: String? = nil,
            refreshToken: String? = nil,
            clientId: String? = nil,
            clientSecret: String? = nil
        ) {
            _storage = ObjectStorage(
                Self.members,
                grantType,
                code,
                redirectUri,
                codeVerifier,
                refreshToken,
                clientId,
                clientSecret
            )
        }

        private var _storage: ObjectStorage

        public nonisolated enum GrantType: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `authorization_code`.
            case authorizationCode = "authorization_code"

            /// Wire name: `refresh_token`.
            case refreshToken = "refresh_token"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "grant_type": GrantType.self,
            "code": String?.self,
            "redirect_uri": String?.self,
            "code_verifier": String?.self,
            "refresh_token": String?.self,
            "client_id": String?.self,
            "client_secret": String?.self,
        ]
    }

    public nonisolated struct PostOauthTokenResponse: LargeObjectModel {
        /// Wire name: `access_token`.
        public var accessToken: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `token_type`.
        public var tokenType: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `expires_in`.
        public var expiresIn: Int? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `refresh_token`.
        public var refreshToken: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var scope: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        public init(
            accessToken: String? = nil,
            tokenType: String? = nil,
            expiresIn: Int? = nil,
            refreshToken: String? = nil,
            scope: String? = nil
        ) {
            _storage = ObjectStorage(Self.members, accessToken, tokenType, expiresIn, refreshToken, scope)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "access_token": String?.self,
            "token_type": String?.self,
            "expires_in": Int?.self,
            "refresh_token": String?.self,
            "scope": String?.self,
        ]
    }

    public nonisolated struct PostOtpBody: LargeObjectModel {
        public var email: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var phone: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var channel: Channel? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `create_user`.
        public var createUser: Bool? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var data: [String: JSONValue]? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `code_challenge`.
        public var codeChallenge: String? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity? { get { _storage[7] } _modify { yield &_storage[7] } }

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
            _storage = ObjectStorage(
                Self.members, email, phone, channel, createUser, data, codeChallengeMethod, codeChallenge,
                gotrueMetaSecurity
            )
        }

        private var _storage: ObjectStorage

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case s256 = "s256"
            case plain = "plain"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": String?.self,
            "phone": String?.self,
            "channel": Channel?.self,
            "create_user": Bool?.self,
            "data": [String: JSONValue]?.self,
            "code_challenge_method": CodeChallengeMethod?.self,
            "code_challenge": String?.self,
            "gotrue_meta_security": GoTrueSecurity?.self,
        ]
    }

    public nonisolated struct PostOtpResponse: ObjectModel {
        /// Wire name: `message_id`.
        public var messageId: String?

        public init(messageId: String? = nil) {
            self.messageId = messageId
        }

        @_spi(Generated) public static let members: ObjectMembers = ["message_id": String?.self]
    }

    public nonisolated struct PostRecoverBody: LargeObjectModel {
        public var email: String { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `code_challenge`.
        public var codeChallenge: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity? { get { _storage[3] } _modify { yield &_storage[3] } }

        public init(
            email: String,
            codeChallenge: String? = nil,
            codeChallengeMethod: CodeChallengeMethod? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            _storage = ObjectStorage(Self.members, email, codeChallenge, codeChallengeMethod, gotrueMetaSecurity)
        }

        private var _storage: ObjectStorage

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case plain = "plain"
            case s256 = "s256"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": String.self,
            "code_challenge": String?.self,
            "code_challenge_method": CodeChallengeMethod?.self,
            "gotrue_meta_security": GoTrueSecurity?.self,
        ]
    }

    public nonisolated struct PostResendBody: LargeObjectModel {
        public var email: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var phone: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var type: APIType? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity? { get { _storage[3] } _modify { yield &_storage[3] } }

        public init(
            email: String? = nil,
            phone: String? = nil,
            type: APIType? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            _storage = ObjectStorage(Self.members, email, phone, type, gotrueMetaSecurity)
        }

        private var _storage: ObjectStorage

        public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
            case signup = "signup"

            /// Wire name: `email_change`.
            case emailChange = "email_change"

            case sms = "sms"

            /// Wire name: `phone_change`.
            case phoneChange = "phone_change"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": String?.self,
            "phone": String?.self,
            "type": APIType?.self,
            "gotrue_meta_security": GoTrueSecurity?.self,
        ]
    }

    public nonisolated struct PostResendResponse: ObjectModel {
        /// Wire name: `message_id`.
        public var messageId: String?

        public init(messageId: String? = nil) {
            self.messageId = messageId
        }

        @_spi(Generated) public static let members: ObjectMembers = ["message_id": String?.self]
    }

    public nonisolated struct PostSignupBody: LargeObjectModel {
        public var email: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var phone: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var channel: Channel? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var password: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var data: [String: JSONValue]? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `code_challenge`.
        public var codeChallenge: String? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity? { get { _storage[7] } _modify { yield &_storage[7] } }

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
            _storage = ObjectStorage(
                Self.members, email, phone, channel, password, data, codeChallenge, codeChallengeMethod,
                gotrueMetaSecurity
            )
        }

        private var _storage: ObjectStorage

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case plain = "plain"
            case s256 = "s256"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": String?.self,
            "phone": String?.self,
            "channel": Channel?.self,
            "password": String?.self,
            "data": [String: JSONValue]?.self,
            "code_challenge": String?.self,
            "code_challenge_method": CodeChallengeMethod?.self,
            "gotrue_meta_security": GoTrueSecurity?.self,
        ]
    }

    public nonisolated enum PostSignupResponse: UnionModel {
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
            ), let value = try? decoder.branch(UserSchema.self) {
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
            ), let value = try? decoder.branch(AccessTokenResponseSchema.self) {
                self = .accessTokenResponseSchema(value)
            } else if shape.is(.object), let value = try? decoder.branch(UserSchema.self) {
                self = .userSchema(value)
            } else if shape.is(.object), let value = try? decoder.branch(AccessTokenResponseSchema.self) {
                self = .accessTokenResponseSchema(value)
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .userSchema(let value): return UnionBranch(0, value)
            case .accessTokenResponseSchema(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated struct PostSsoBody: LargeObjectModel {
        public var domain: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        /// Wire name: `provider_id`.
        public var providerId: UUID? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `redirect_to`.
        public var redirectTo: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        /// Wire name: `skip_http_redirect`.
        public var skipHttpRedirect: Bool? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `code_challenge`.
        public var codeChallenge: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `code_challenge_method`.
        public var codeChallengeMethod: CodeChallengeMethod? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity? { get { _storage[6] } _modify { yield &_storage[6] } }

        public init(
            domain: String? = nil,
            providerId: UUID? = nil,
            redirectTo: String? = nil,
            skipHttpRedirect: Bool? = nil,
            codeChallenge: String? = nil,
            codeChallengeMethod: CodeChallengeMethod? = nil,
            gotrueMetaSecurity: GoTrueSecurity? = nil
        ) {
            _storage = ObjectStorage(
                Self.members,
                domain,
                providerId,
                redirectTo,
                skipHttpRedirect,
                codeChallenge,
                codeChallengeMethod,
                gotrueMetaSecurity
            )
        }

        private var _storage: ObjectStorage

        public nonisolated enum CodeChallengeMethod: String, Codable, Hashable, RequestValue, Sendable {
            case plain = "plain"
            case s256 = "s256"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "domain": String?.self,
            "provider_id": UUIDString?.self,
            "redirect_to": String?.self,
            "skip_http_redirect": Bool?.self,
            "code_challenge": String?.self,
            "code_challenge_method": CodeChallengeMethod?.self,
            "gotrue_meta_security": GoTrueSecurity?.self,
        ]
    }

    public nonisolated struct PostSsoResponse: ObjectModel {
        public var url: String?

        public init(url: String? = nil) {
            self.url = url
        }

        @_spi(Generated) public static let members: ObjectMembers = ["url": String?.self]
    }

    public nonisolated struct PostTokenBody: LargeObjectModel {
        /// Wire name: `refresh_token`.
        public var refreshToken: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var password: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var email: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var phone: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `id_token`.
        public var idToken: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `access_token`.
        public var accessToken: String? { get { _storage[5] } _modify { yield &_storage[5] } }

        public var nonce: String? { get { _storage[6] } _modify { yield &_storage[6] } }

        public var provider: Provider? { get { _storage[7] } _modify { yield &_storage[7] } }

        /// Wire name: `client_id`.
        public var clientId: String? { get { _storage[8] } _modify { yield &_storage[8] } }

        public var issuer: String? { get { _storage[9] } _modify { yield &_storage[9] } }

        /// Wire name: `gotrue_meta_security`.
        public var gotrueMetaSecurity: GoTrueSecurity? { get { _storage[10] } _modify { yield &_storage[10] } }

        /// Wire name: `auth_code`.
        public var authCode: UUID? { get { _storage[11] } _modify { yield &_storage[11] } }

        /// Wire name: `code_verifier`.
        public var codeVerifier: String? { get { _storage[12] } _modify { yield &_storage[12] } }

        public var message: String? { get { _storage[13] } _modify { yield &_storage[13] } }

        public var signature: String? { get { _storage[14] } _modify { yield &_storage[14] } }

        public var chain: Chain? { get { _storage[15] } _modify { yield &_storage[15] } }

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
            _storage = ObjectStorage(
                Self.members, refreshToken, password, email, phone, idToken, accessToken, nonce, provider, clientId,
                issuer, gotrueMetaSecurity, authCode, codeVerifier, message, signature, chain
            )
        }

        private var _storage: ObjectStorage

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

        @_spi(Generated) public static let members: ObjectMembers = [
            "refresh_token": String?.self,
            "password": String?.self,
            "email": String?.self,
            "phone": String?.self,
            "id_token": String?.self,
            "access_token": String?.self,
            "nonce": String?.self,
            "provider": Provider?.self,
            "client_id": String?.self,
            "issuer": String?.self,
            "gotrue_meta_security": GoTrueSecurity?.self,
            "auth_code": UUIDString?.self,
            "code_verifier": String?.self,
            "message": String?.self,
            "signature": String?.self,
            "chain": Chain?.self,
        ]
    }

    public nonisolated struct PostVerifyBody: LargeObjectModel {
        public var type: APIType? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var token: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        /// Wire name: `token_hash`.
        public var tokenHash: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var email: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var phone: String? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `redirect_to`.
        public var redirectTo: String? { get { _storage[5] } _modify { yield &_storage[5] } }

        public init(
            type: APIType? = nil,
            token: String? = nil,
            tokenHash: String? = nil,
            email: String? = nil,
            phone: String? = nil,
            redirectTo: String? = nil
        ) {
            _storage = ObjectStorage(Self.members, type, token, tokenHash, email, phone, redirectTo)
        }

        private var _storage: ObjectStorage

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

        @_spi(Generated) public static let members: ObjectMembers = [
            "type": APIType?.self,
            "token": String?.self,
            "token_hash": String?.self,
            "email": String?.self,
            "phone": String?.self,
            "redirect_to": String?.self,
        ]
    }

    public nonisolated struct PublicKeyCredentialDescriptor: ObjectModel {
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

            public static let known: KnownValues<Self> = [.publicKey]

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

            public static let known: KnownValues<Self> = [.usb, .nfc, .ble, .internal, .hybrid]

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

        @_spi(Generated) public static let members: ObjectMembers = [
            "type": APIType.self,
            "id": String.self,
            "transports": [Transports]?.self,
        ]
    }

    public nonisolated struct PutUserBody: LargeObjectModel {
        public var email: String? { get { _storage[0] } _modify { yield &_storage[0] } }

        public var phone: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var password: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var nonce: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        public var data: [String: JSONValue]? { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `app_metadata`.
        public var appMetadata: [String: JSONValue]? { get { _storage[5] } _modify { yield &_storage[5] } }

        public var channel: Channel? { get { _storage[6] } _modify { yield &_storage[6] } }

        public init(
            email: String? = nil,
            phone: String? = nil,
            password: String? = nil,
            nonce: String? = nil,
            data: [String: JSONValue]? = nil,
            appMetadata: [String: JSONValue]? = nil,
            channel: Channel? = nil
        ) {
            _storage = ObjectStorage(Self.members, email, phone, password, nonce, data, appMetadata, channel)
        }

        private var _storage: ObjectStorage

        public nonisolated enum Channel: String, Codable, Hashable, RequestValue, Sendable {
            case sms = "sms"
            case whatsapp = "whatsapp"
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "email": String?.self,
            "phone": String?.self,
            "password": String?.self,
            "nonce": String?.self,
            "data": [String: JSONValue]?.self,
            "app_metadata": [String: JSONValue]?.self,
            "channel": Channel?.self,
        ]
    }

    public nonisolated struct RateLimitResponse: ObjectModel {
        public var code: Int?
        public var msg: String?

        public init(code: Int? = nil, msg: String? = nil) {
            self.code = code
            self.msg = msg
        }

        @_spi(Generated) public static let members: ObjectMembers = ["code": Int?.self, "msg": String?.self]
    }

    /// Client Error
    public typealias ResponseForbiddenResponse = JSONValue

    /// Client Error
    public typealias ResponseUnauthorizedResponse = JSONValue

    public nonisolated struct SAMLAttributeMappingSchema: ObjectModel {
        public var keys: [String: Keys]?

        public init(keys: [String: Keys]? = nil) {
            self.keys = keys
        }

        public nonisolated struct Keys: ObjectModel {
            public var name: String?
            public var names: [String]?
            public var `default`: Default?

            public init(name: String? = nil, names: [String]? = nil, `default`: Default? = nil) {
                self.name = name
                self.names = names
                self.default = `default`
            }

            public nonisolated enum Default: UnionModel {
                case string(String)
                case number(Double)
                case boolean(Bool)
                case object([String: JSONValue])

                public init(from decoder: any Decoder) throws {
                    let shape = JSONShape(decoder)
                    if let value = try? decoder.branch(String.self) {
                        self = .string(value)
                    } else if let value = try? decoder.branch(Double.self) {
                        self = .number(value)
                    } else if let value = try? decoder.branch(Bool.self) {
                        self = .boolean(value)
                    } else if shape.is(.object) {
                        self = .object(try decoder.branch([String: JSONValue].self))
                    } else {
                        throw DecodingError.unmatched(Self.self, at: decoder)
                    }
                }

                @_spi(Generated) public var branch: UnionBranch {
                    switch self {
                    case .string(let value): return UnionBranch(0, value)
                    case .number(let value): return UnionBranch(1, value)
                    case .boolean(let value): return UnionBranch(2, value)
                    case .object(let value): return UnionBranch(3, value)
                    }
                }
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "name": String?.self,
                "names": [String]?.self,
                "default": Default?.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["keys": [String: Keys]?.self]
    }

    public nonisolated struct SSOProviderSchema: ObjectModel {
        public var id: UUID?

        /// Wire name: `sso_domains`.
        public var ssoDomains: [SsoDomains]?

        public var saml: Saml?

        public init(id: UUID? = nil, ssoDomains: [SsoDomains]? = nil, saml: Saml? = nil) {
            self.id = id
            self.ssoDomains = ssoDomains
            self.saml = saml
        }

        public nonisolated struct SsoDomains: ObjectModel {
            public var domain: String?

            public init(domain: String? = nil) {
                self.domain = domain
            }

            @_spi(Generated) public static let members: ObjectMembers = ["domain": String?.self]
        }

        public nonisolated struct Saml: LargeObjectModel {
            /// Wire name: `entity_id`.
            public var entityId: String? { get { _storage[0] } _modify { yield &_storage[0] } }

            /// Wire name: `metadata_xml`.
            public var metadataXml: String? { get { _storage[1] } _modify { yield &_storage[1] } }

            /// Wire name: `metadata_url`.
            public var metadataUrl: String? { get { _storage[2] } _modify { yield &_storage[2] } }

            /// Wire name: `attribute_mapping`.
            public var attributeMapping: SAMLAttributeMappingSchema? {
                get { _storage[3] }
                _modify { yield &_storage[3] }
            }

            public init(
                entityId: String? = nil,
                metadataXml: String? = nil,
                metadataUrl: String? = nil,
                attributeMapping: SAMLAttributeMappingSchema? = nil
            ) {
                _storage = ObjectStorage(Self.members, entityId, metadataXml, metadataUrl, attributeMapping)
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "entity_id": String?.self,
                "metadata_xml": String?.self,
                "metadata_url": String?.self,
                "attribute_mapping": SAMLAttributeMappingSchema?.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": UUIDString?.self,
            "sso_domains": [SsoDomains]?.self,
            "saml": Saml?.self,
        ]
    }

    public nonisolated struct TOTPPhoneChallengeResponse: ObjectModel {
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

            public static let known: KnownValues<Self> = [.totp, .phone]

            public var rawValue: String {
                switch self {
                case .totp: return "totp"
                case .phone: return "phone"
                case .unknown(let value): return value
                }
            }
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": UUIDString.self,
            "type": APIType.self,
            "expires_at": Int.self,
        ]
    }

    public nonisolated struct UserSchema: LargeObjectModel {
        public var id: UUID? { get { _storage[0] } _modify { yield &_storage[0] } }

        /// - Warning: Deprecated.
        public var aud: String? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var role: String? { get { _storage[2] } _modify { yield &_storage[2] } }

        public var email: String? { get { _storage[3] } _modify { yield &_storage[3] } }

        /// Wire name: `email_confirmed_at`.
        public var emailConfirmedAt: Date? { get { _storage[4] } _modify { yield &_storage[4] } }

        public var phone: String? { get { _storage[5] } _modify { yield &_storage[5] } }

        /// Wire name: `phone_confirmed_at`.
        public var phoneConfirmedAt: Date? { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `confirmation_sent_at`.
        public var confirmationSentAt: Date? { get { _storage[7] } _modify { yield &_storage[7] } }

        /// Wire name: `confirmed_at`.
        public var confirmedAt: Date? { get { _storage[8] } _modify { yield &_storage[8] } }

        /// Wire name: `recovery_sent_at`.
        public var recoverySentAt: Date? { get { _storage[9] } _modify { yield &_storage[9] } }

        /// Wire name: `new_email`.
        public var newEmail: String? { get { _storage[10] } _modify { yield &_storage[10] } }

        /// Wire name: `email_change_sent_at`.
        public var emailChangeSentAt: Date? { get { _storage[11] } _modify { yield &_storage[11] } }

        /// Wire name: `new_phone`.
        public var newPhone: String? { get { _storage[12] } _modify { yield &_storage[12] } }

        /// Wire name: `phone_change_sent_at`.
        public var phoneChangeSentAt: Date? { get { _storage[13] } _modify { yield &_storage[13] } }

        /// Wire name: `reauthentication_sent_at`.
        public var reauthenticationSentAt: Date? { get { _storage[14] } _modify { yield &_storage[14] } }

        /// Wire name: `last_sign_in_at`.
        public var lastSignInAt: Date? { get { _storage[15] } _modify { yield &_storage[15] } }

        /// Wire name: `app_metadata`.
        public var appMetadata: [String: JSONValue]? { get { _storage[16] } _modify { yield &_storage[16] } }

        /// Wire name: `user_metadata`.
        public var userMetadata: [String: JSONValue]? { get { _storage[17] } _modify { yield &_storage[17] } }

        public var factors: [MFAFactorSchema]? { get { _storage[18] } _modify { yield &_storage[18] } }

        public var identities: [IdentitySchema]? { get { _storage[19] } _modify { yield &_storage[19] } }

        /// Wire name: `banned_until`.
        public var bannedUntil: Date? { get { _storage[20] } _modify { yield &_storage[20] } }

        /// Wire name: `created_at`.
        public var createdAt: Date? { get { _storage[21] } _modify { yield &_storage[21] } }

        /// Wire name: `updated_at`.
        public var updatedAt: Date? { get { _storage[22] } _modify { yield &_storage[22] } }

        /// Wire name: `deleted_at`.
        public var deletedAt: Date? { get { _storage[23] } _modify { yield &_storage[23] } }

        /// Wire name: `is_anonymous`.
        public var isAnonymous: Bool? { get { _storage[24] } _modify { yield &_storage[24] } }

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
            _storage = ObjectStorage(
                Self.members, id, aud, role, email, emailConfirmedAt, phone, phoneConfirmedAt, confirmationSentAt,
                confirmedAt, recoverySentAt, newEmail, emailChangeSentAt, newPhone, phoneChangeSentAt,
                reauthenticationSentAt, lastSignInAt, appMetadata, userMetadata, factors, identities, bannedUntil,
                createdAt, updatedAt, deletedAt, isAnonymous
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": UUIDString?.self,
            "aud": String?.self,
            "role": String?.self,
            "email": String?.self,
            "email_confirmed_at": RFC3339Date?.self,
            "phone": String?.self,
            "phone_confirmed_at": RFC3339Date?.self,
            "confirmation_sent_at": RFC3339Date?.self,
            "confirmed_at": RFC3339Date?.self,
            "recovery_sent_at": RFC3339Date?.self,
            "new_email": String?.self,
            "email_change_sent_at": RFC3339Date?.self,
            "new_phone": String?.self,
            "phone_change_sent_at": RFC3339Date?.self,
            "reauthentication_sent_at": RFC3339Date?.self,
            "last_sign_in_at": RFC3339Date?.self,
            "app_metadata": [String: JSONValue]?.self,
            "user_metadata": [String: JSONValue]?.self,
            "factors": [MFAFactorSchema]?.self,
            "identities": [IdentitySchema]?.self,
            "banned_until": RFC3339Date?.self,
            "created_at": RFC3339Date?.self,
            "updated_at": RFC3339Date?.self,
            "deleted_at": RFC3339Date?.self,
            "is_anonymous": Bool?.self,
        ]
    }

    public nonisolated struct WebAuthnChallengeResponse: LargeObjectModel {
        public var id: UUID { get { _storage[0] } _modify { yield &_storage[0] } }

        public var type: String {
            "webauthn"
        }

        /// Wire name: `expires_at`.
        public var expiresAt: Int? { get { _storage[1] } _modify { yield &_storage[1] } }

        public var webauthn: Webauthn { get { _storage[2] } _modify { yield &_storage[2] } }

        public init(id: UUID, expiresAt: Int? = nil, webauthn: Webauthn) {
            _storage = ObjectStorage(Self.members, id, expiresAt, webauthn)
        }

        private var _storage: ObjectStorage

        public nonisolated enum Webauthn: UnionModel {
            case create(Create)
            case request(Request)

            /// A value that the document does not foresee; it is written back as it is.
            case unknown(JSONValue)

            public nonisolated struct Create: ObjectModel {
                public var type: String {
                    "create"
                }

                /// Wire name: `credential_options`.
                public var credentialOptions: CredentialOptions

                public init(credentialOptions: CredentialOptions) {
                    self.credentialOptions = credentialOptions
                }

                public nonisolated struct CredentialOptions: ObjectModel {
                    public var publicKey: CredentialCreationOptions

                    public init(publicKey: CredentialCreationOptions) {
                        self.publicKey = publicKey
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "publicKey": CredentialCreationOptions.self,
                    ]
                }

                @_spi(Generated) public static let members = ObjectMembers(
                    ["credential_options": CredentialOptions.self],
                    constants: ["type": "create"]
                )
            }

            public nonisolated struct Request: ObjectModel {
                public var type: String {
                    "request"
                }

                /// Wire name: `credential_options`.
                public var credentialOptions: CredentialOptions

                public init(credentialOptions: CredentialOptions) {
                    self.credentialOptions = credentialOptions
                }

                public nonisolated struct CredentialOptions: ObjectModel {
                    public var publicKey: CredentialRequestOptions

                    public init(publicKey: CredentialRequestOptions) {
                        self.publicKey = publicKey
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "publicKey": CredentialRequestOptions.self,
                    ]
                }

                @_spi(Generated) public static let members = ObjectMembers(
                    ["credential_options": CredentialOptions.self],
                    constants: ["type": "request"]
                )
            }

            public init(from decoder: any Decoder) throws {
                let shape = JSONShape(decoder)
                switch shape.tag("type") {
                case "create": self = .create(try decoder.branch(Create.self))
                case "request": self = .request(try decoder.branch(Request.self))
                default: self = .unknown(try JSONValue(from: decoder))
                }
            }

            @_spi(Generated) public var branch: UnionBranch {
                switch self {
                case .create(let value): return UnionBranch(0, value)
                case .request(let value): return UnionBranch(1, value)
                case .unknown(let value): return UnionBranch(2, value)
                }
            }
        }

        @_spi(Generated) public static let members = ObjectMembers(
            ["id": UUIDString.self, "expires_at": Int?.self, "webauthn": Webauthn.self],
            constants: ["type": "webauthn"]
        )
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

        public nonisolated enum RelayState: UnionModel {
            case uuid(UUID)
            case uri(String)

            public init(from decoder: any Decoder) throws {
                let shape = JSONShape(decoder)
                if shape.is(.string), let value = try? decoder.branch(UUIDString.self) {
                    self = .uuid(value.uuid)
                } else if shape.is(.string), let value = try? decoder.branch(String.self) {
                    self = .uri(value)
                } else {
                    throw DecodingError.unmatched(Self.self, at: decoder)
                }
            }

            @_spi(Generated) public var branch: UnionBranch {
                switch self {
                case .uuid(let value): return UnionBranch(0, UUIDString(value))
                case .uri(let value): return UnionBranch(1, value)
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
