import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server's access tokens expire, each refresh token can be used once, and the server counts refreshes.
///
/// The tests call `GET /user/oauth/grants`, because the document lists status 401 for it.
@Suite("Refreshing Supabase's tokens over the wire", .serialized, .timeLimit(.minutes(2)))
struct SupabaseRefreshTests {
    private let backend = Backend.supabaseAuth
    private let server: JudgedServer
    private let account: Account
    private let client: SupabaseAuthClient

    init() async throws {
        server = try JudgedServer(backend)
        account = Account()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 200
        client = account.client(at: server.url("/auth/v1"), configuration: configuration)
        try await account.signIn(client.api)
    }

    @Test("200 calls at once with an expired token: one refresh, every call succeeds, no token is spent twice")
    func shared() async throws {
        try await server.wish("expire")
        let api = client.api
        let sizes = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { try await api.getUserOauthGrants().count } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes == Array(repeating: 1, count: 200))
        #expect(await account.tokens == ["access-2", "refresh-2"])

        let report = try await server.report()
        #expect(report.counts["refreshed"] == 1)
        #expect(report.counts["spentTwice"] == 0)
        #expect(report.counts["userCalls"] == 200)
        let refreshes = report.summaries.filter { $0 == "POST /auth/v1/token?grant_type=refresh_token -> 200" }
        #expect(refreshes.count == 1)
        let unauthorized = try #require(report.counts["unauthorized"])
        #expect((2...200).contains(unauthorized), "with one there is nothing to share")
        #expect(report.documents == backend.judged(2 + 200 + unauthorized))
        #expect(report.faults == [])
    }

    @Test("Each expiry is one more refresh, with the token of the one before")
    func rotation() async throws {
        for round in 2...4 {
            try await server.wish("expire")
            _ = try await client.api.getUserOauthGrants()
            #expect(await account.tokens == ["access-\(round)", "refresh-\(round)"])
        }
        let report = try await server.report()
        #expect(report.counts == ["refreshed": 3, "spentTwice": 0, "unauthorized": 3, "userCalls": 3])
        #expect(report.faults == [])
    }

    @Test("A refresh token that is refused signs out")
    func refused() async throws {
        try await server.wish("revoke")
        await #expect(throws: SupabaseAuthClient.SignedOut.self) { try await client.api.getUserOauthGrants() }
        #expect(await account.tokens == [nil, nil])
        let report = try await server.report()
        #expect(
            report.summaries == [
                "POST /auth/v1/token?grant_type=password -> 200",
                "GET /auth/v1/user/oauth/grants -> 401",
                "POST /auth/v1/token?grant_type=refresh_token -> 400",
            ])
        #expect(report.faults == [])
    }

    @Test("A passing fault leaves the tokens, and the next call refreshes")
    func passingFault() async throws {
        try await server.wish("expire")
        try await server.wish("outage")
        let error = try await #require(throws: ResponseError.self) { try await client.api.getUserOauthGrants() }
        #expect(error.status == 503)
        #expect(await account.tokens == ["access-1", "refresh-1"])

        try await server.wish("recovery")
        #expect(try await client.api.getUserOauthGrants().count == 1)
        #expect(await account.tokens == ["access-2", "refresh-2"])
        let report = try await server.report()
        #expect(report.counts == ["refreshed": 1, "spentTwice": 0, "unauthorized": 2, "userCalls": 1])
        #expect(report.faults == backend.faults("response", "ResponseNotFound: Unknown response http status: 503"))
    }

    @Test("The server takes a token that is spent twice for stolen")
    func spentTwice() async throws {
        for status in [200, 400] {
            let answer = try await server.send(
                "POST", "/auth/v1/token?grant_type=refresh_token", headers: ["apikey": "anon-key"],
                json: #"{"refresh_token":"refresh-1"}"#)
            #expect(answer.status == status)
        }
        #expect(try await server.report().counts["spentTwice"] == 1)
        await #expect(throws: SupabaseAuthClient.SignedOut.self) { try await client.api.getUserOauthGrants() }
    }
}
