import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import SupabaseAuthAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where an app keeps its tokens.
@MainActor private final class Session {
    var access: String?
    var refresh: String?
    var refreshing: Task<Void, any Error>?

    init(access: String?, refresh: String?) {
        self.access = access
        self.refresh = refresh
    }
}

/// A server with single-use refresh tokens: the access token `new` is good, every other is not.
private actor Server {
    var tokenStatus = 200
    private(set) var refreshes: [String] = []
    private(set) var users = 0
    private(set) var headers: [[String: String]] = []

    func refuseTokens(with status: Int) { tokenStatus = status }

    func answer(_ request: URLRequest) throws -> (Data, URLResponse) {
        headers.append(request.allHTTPHeaderFields ?? [:])
        let path = request.url?.path() ?? ""
        if path.hasSuffix("/token") {
            let body = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
            refreshes.append(body["refresh_token"] ?? "")
            return reply(request, tokenStatus, #"{"access_token":"new","refresh_token":"r2"}"#)
        }
        users += 1
        let isGood = request.value(forHTTPHeaderField: "Authorization") == "Bearer new"
        return reply(request, isGood ? 200 : 401, "{}")
    }

    private func reply(_ request: URLRequest, _ status: Int, _ body: String) -> (Data, URLResponse) {
        (Data(body.utf8), HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!)
    }
}

@Suite("Refreshing the user's token")
struct RefreshTests {
    private static let base = URL(string: "https://project.test/auth/v1")!

    private func client(_ session: Session, _ server: Server) -> SupabaseAuthClient {
        SupabaseAuthClient(
            baseURL: Self.base, apikey: "key",
            accessToken: .init(get: { session.access }, set: { session.access = $0 }),
            refreshToken: .init(get: { session.refresh }, set: { session.refresh = $0 }),
            refreshTask: .init(get: { session.refreshing }, set: { session.refreshing = $0 }),
            transport: { request in try await server.answer(request) })
    }

    @Test("200 calls with an expired token share one refresh, and each is sent once more")
    func shared() async throws {
        let session = await Session(access: "old", refresh: "r1")
        let server = Server()
        let api = client(session, server).api
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { _ = try await api.getUser() } }
            try await group.waitForAll()
        }
        #expect(await server.refreshes == ["r1"])
        #expect(await server.users <= 400)
        #expect(await session.access == "new")
        #expect(await session.refresh == "r2")
        #expect(await session.refreshing == nil)
    }

    @Test("a refusal of the refresh token signs out")
    func signedOut() async throws {
        let session = await Session(access: "old", refresh: "r1")
        let server = Server()
        await server.refuseTokens(with: 400)
        await #expect(throws: SupabaseAuthClient.SignedOut()) { try await client(session, server).api.getUser() }
        #expect(await session.access == nil)
        #expect(await session.refresh == nil)
        #expect(await server.users == 1)
    }

    @Test("a passing fault leaves the tokens, and the next call tries again")
    func passing() async throws {
        let session = await Session(access: "old", refresh: "r1")
        let server = Server()
        await server.refuseTokens(with: 503)
        let api = client(session, server).api
        do {
            _ = try await api.getUser()
            Issue.record("the fault was swallowed")
        } catch let error as ResponseError {
            #expect(error.status == 503)
        }
        #expect(await session.refresh == "r1")
        await server.refuseTokens(with: 200)
        _ = try await api.getUser()
        #expect(await session.access == "new")
    }

    @Test("the refresh itself carries the key and no token")
    func headers() async throws {
        let session = await Session(access: "old", refresh: "r1")
        let server = Server()
        _ = try await client(session, server).api.getUser()
        let sent = await server.headers.map { $0["Authorization"] }
        #expect(sent == ["Bearer old", nil, "Bearer new"])
        #expect(
            await server.headers.allSatisfy { $0.contains { $0.key.lowercased() == "apikey" && $0.value == "key" } })
        #expect(!SupabaseAuthRESTAPI.Security.needsUserAuth(.postToken(grantType: .refreshToken, body: nil)))
    }

    @Test("signed out, an operation of the user fails before anything is sent")
    func missing() async {
        let session = await Session(access: nil, refresh: nil)
        let server = Server()
        await #expect(throws: SupabaseAuthRESTAPI.MissingUserAuth(operation: "GET /user")) {
            try await client(session, server).api.getUser()
        }
        #expect(await server.headers.isEmpty)
    }

    @Test("the wiring is short enough to read at once")
    func wiringLength() throws {
        let wiring = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/SupabaseAuthAPI/SupabaseAuthWiring.swift")
        #expect(try String(contentsOf: wiring, encoding: .utf8).split(separator: "\n").count < 120)
    }
}
