import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI
import Testing

/// The server checks the project's key itself, then the user's token.
@Suite("Supabase Auth over the wire", .serialized, .timeLimit(.minutes(2)))
struct SupabaseAuthTests {
    private let backend = Backend.supabaseAuth
    private let server: JudgedServer
    private let account: Account
    private let api: SupabaseAuthRESTAPI.Client
    private static let id = UUID(uuidString: "11111111-2222-3333-4444-555555555555")!
    private static let other = UUID(uuidString: "99999999-2222-3333-4444-555555555555")!

    init() throws {
        server = try JudgedServer(backend)
        account = Account()
        api = account.client(at: server.url("/auth/v1")).api
    }

    @Test("Every operation of the user is sound by every document")
    func operationsOfTheUser() async throws {
        try await account.signIn(api)
        let user = try await api.getUser()
        #expect(user.id == Self.id)
        #expect(user.createdAt == Date(timeIntervalSince1970: 1_777_638_600.123456))
        #expect(user.identities?.first?.identityData == ["sub": .string("11111111-2222-3333-4444-555555555555")])
        let changed = try await api.putUser(body: .init(data: ["colour": .string("gr\u{FC}n")]))
        #expect(changed.userMetadata == ["colour": .string("gr\u{FC}n")])

        let factor = try await api.postFactors(body: .init(factorType: .totp, friendlyName: "my \"phone\""))
        #expect(factor.totp?.secret == "s")
        let code = try await api.postFactorsFactorIdChallenge(factorId: Self.other, body: .init(channel: .sms))
        guard case .totpPhoneChallengeResponse(let totp) = code else {
            Issue.record("\(code)")
            return
        }
        #expect(totp.expiresAt == 1_700_000_300)
        let verified = try await api.postFactorsFactorIdVerify(
            factorId: Self.other, body: .init(challengeId: totp.id, code: "123456"))
        #expect(verified.accessToken == "access-2")
        #expect(try await api.deleteFactorsFactorId(factorId: Self.id).id == Self.id)

        #expect(
            try await api.getOauthAuthorizationsAuthorizationId(authorizationId: "a/b?c").authorizationId == "a/b?c")
        let consent = try await api.postOauthAuthorizationsAuthorizationIdConsent(
            authorizationId: "a/b", body: .init(action: .approve))
        #expect(consent.redirectUrl == "https://app.example.com/?code=1")
        #expect(try await api.getUserOauthGrants().first?.scopes == ["email"])
        try await api.deleteUserOauthGrants(clientId: Self.id)
        try await api.getUserIdentitiesAuthorize(provider: "github", scopes: "a b")
        #expect(try await api.deleteUserIdentitiesIdentityId(identityId: Self.id) == ["left": .integer(1)])
        _ = try await api.postReauthenticate()
        try await api.postLogout(scope: .others)

        let report = try await server.report()
        let id = "11111111-2222-3333-4444-555555555555"
        #expect(
            report.summaries == [
                "POST /auth/v1/token?grant_type=password -> 200",
                "GET /auth/v1/user -> 200",
                "PUT /auth/v1/user -> 200",
                "POST /auth/v1/factors -> 200",
                "POST /auth/v1/factors/99999999-2222-3333-4444-555555555555/challenge -> 200",
                "POST /auth/v1/factors/99999999-2222-3333-4444-555555555555/verify -> 200",
                "DELETE /auth/v1/factors/\(id) -> 200",
                "GET /auth/v1/oauth/authorizations/a%2Fb%3Fc -> 200",
                "POST /auth/v1/oauth/authorizations/a%2Fb/consent -> 200",
                "GET /auth/v1/user/oauth/grants -> 200",
                "DELETE /auth/v1/user/oauth/grants?client_id=\(id) -> 204",
                "GET /auth/v1/user/identities/authorize?provider=github&scopes=a%20b -> 302",
                "DELETE /auth/v1/user/identities/\(id) -> 200",
                "POST /auth/v1/reauthenticate -> 200",
                "POST /auth/v1/logout?scope=others -> 204",
            ])
        #expect(report.documents == backend.judged(15))
        #expect(report.faults == [])
        #expect(report.exchanges.allSatisfy { $0.headers["apikey"] == "anon-key" })
        #expect(report.exchanges.first?.headers["authorization"] == nil)
        #expect(report.exchanges.dropFirst().allSatisfy { $0.headers["authorization"] == "Bearer access-1" })
    }

    @Test("Every operation without a user is sound by every document")
    func operationsWithoutAUser() async throws {
        #expect(try await api.getHealth().name == "GoTrue")
        #expect(try await api.getSettings().external == ["github": true, "email": true])
        try await api.getSamlMetadata(download: true)
        #expect(try await api.postInvite(body: .init(email: "a+b@example.com")).id == Self.id)
        #expect(try await api.postMagiclink(body: .init(email: "a@example.com")) == [:])
        #expect(try await api.postOtp(body: .init(phone: "+49 30", channel: .whatsapp)).messageId == "m-1")
        #expect(try await api.postRecover(body: .init(email: "a@example.com")) == [:])
        #expect(try await api.postResend(body: .init(email: "a@example.com", type: .signup)).messageId == "m-1")
        #expect(try await api.postSso(body: .init(domain: "example.com")).url == "https://idp.example.com/sso?x=1")
        #expect(try await api.postVerify(body: .init(type: .magiclink, token: "t")).accessToken == "access-1")
        try await api.getVerify(token: "a+b", type: .signup, redirectTo: "https://app.example.com/?x=1&y=2")
        try await api.getAuthorize(provider: "github", scopes: "user:email read")
        try await api.getCallback()
        try await api.postCallback()
        try await api.postSamlAcs(relayState: .uri("https://app.example.com/"), samlResponse: "PHNhbWw+/w==")
        try await api.getOauthAuthorize(
            responseType: .code, clientId: "c", redirectUri: "https://app.example.com/cb", scope: "openid email",
            codeChallenge: "abc", codeChallengeMethod: .s256)
        let registered = try await api.postOauthClientsRegister(
            body: .init(clientName: "App", redirectUris: ["https://app.example.com/cb"], grantTypes: [.refreshToken]))
        #expect(registered.clientType == .confidential)
        let token = try await api.postOauthToken(body: .init(grantType: .authorizationCode, code: "a+b &=\u{FC}"))
        #expect(token.accessToken == "oauth-1")

        let report = try await server.report()
        #expect(
            report.exchanges.map(\.status)
                == [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 302, 302, 302, 302, 302, 302, 201, 200])
        #expect(report.documents == backend.judged(18))
        #expect(report.faults == [])
        let keyless = report.exchanges.filter { $0.headers["apikey"] == nil }.map(\.line).map { $0.prefix(24) }
        #expect(
            keyless == [
                "POST /auth/v1/callback H", "POST /auth/v1/saml/acs?R", "GET /auth/v1/oauth/autho",
                "POST /auth/v1/oauth/clie", "POST /auth/v1/oauth/toke",
            ])
        #expect(report.exchanges.allSatisfy { $0.headers["authorization"] == nil })
    }

    /// OpenAPI 3.0 ignores inline schemas beside a discriminator, but this document has only inline ones.
    @Test("A passkey's challenge is read, though by the documents none is sound")
    func passkey() async throws {
        try await account.signIn(api)
        let challenge = try await api.postFactorsFactorIdChallenge(factorId: Self.id)
        guard
            case .webAuthnChallengeResponse(let passkey) = challenge,
            case .request(let request) = passkey.webauthn
        else {
            Issue.record("\(challenge)")
            return
        }
        #expect(request.credentialOptions.publicKey.challenge == "Y2hhbGxlbmdl")
        #expect(request.credentialOptions.publicKey.userVerification == .preferred)

        let faults = try await server.report().faults
        #expect(faults.map(\.document) == backend.documents.map(\.name))
        #expect(
            faults.allSatisfy {
                $0.message == "response" && $0.fault.hasSuffix("is not valid under any of the given schemas")
            })
    }

    @Test("A wrong key of the project is refused, whole")
    func wrongKey() async throws {
        let stranger = account.client(at: server.url("/auth/v1"), apikey: "other-key").api
        let error = try await #require(throws: ResponseError.self) {
            try await stranger.postToken(grantType: .password, body: .init(password: "p", email: "a@example.com"))
        }
        #expect(error.status == 401)
        #expect(String(decoding: error.data, as: UTF8.self) == #"{"code":401,"msg":"Invalid API key"}"#)
        #expect(try await server.report().faults == [])
    }

    @Test("A request without the project's key is reported")
    func noKey() async throws {
        #expect(try await server.send("POST", "/auth/v1/recover", json: #"{"email":"a@example.com"}"#).status == 401)
        let faults = try await server.report().faults.filter { $0.message == "request" }
        #expect(
            faults
                == backend.faults(
                    "request",
                    "SecurityValidationError: Security not found. Schemes not valid for any requirement: [['APIKeyAuth']]"
                ))
    }

    @Test("A bad request is reported")
    func plantedRequest() async throws {
        try await server.send(
            "POST", "/auth/v1/otp", headers: ["apikey": "anon-key"], json: #"{"phone":"+49 30","channel":"pigeon"}"#)
        #expect(
            try await server.report().faults
                == backend.faults("request", "InvalidRequestBody: 'pigeon' is not one of ['sms', 'whatsapp']"))
    }

    @Test("A bad response is reported, and is no authorization")
    func plantedResponse() async throws {
        try await account.signIn(api)
        await #expect(throws: ResponseDecodingError.self) {
            try await api.getOauthAuthorizationsAuthorizationId(authorizationId: "misshapen")
        }
        #expect(
            try await server.report().faults
                == backend.faults("response", "InvalidData: 'a text' is not of type 'object'"))
    }
}
