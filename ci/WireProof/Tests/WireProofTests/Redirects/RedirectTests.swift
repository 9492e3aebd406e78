import BinanceAPI
import DeclarativeOpenAPIRuntime
import Foundation
import MuseumAPI
import SupabaseAuthAPI
import Testing

/// Two servers on two ports: one redirects requests to the other, which validates them.
@Suite("Redirects", .serialized, .timeLimit(.minutes(2)))
struct RedirectTests {
    private static let museum = "/_mock/docs/openapi/museum-api"
    private static let auth = "/auth/v1"

    /// The header fields of these clients that a request may carry to another origin.
    private static let harmless: Set<String> = [
        "accept", "accept-encoding", "accept-language", "connection", "host", "user-agent",
    ]

    @Test("The Museum's credentials do not go to another origin", arguments: [302, 307])
    func museumAway(status: Int) async throws {
        let other = try JudgedServer(.museum)
        let server = try JudgedServer(.museum, elsewhere: other)
        let api = MuseumClient(baseURL: server.away(status, Self.museum), username: "zoë", password: "pass:wörd").api
        let error = try await #require(throws: ResponseError.self) { try await api.getMuseumHours(limit: 1) }
        #expect(error.status == 401)

        let sent = try #require(try await server.report().exchanges.first)
        #expect(sent.headers["authorization"] == "Basic em/DqzpwYXNzOnfDtnJk")
        let arrived = try await other.report().exchanges
        #expect(arrived.map(\.summary) == ["GET \(Self.museum)/museum-hours?limit=1 -> 401"])
        #expect(arrived.map { Set($0.headers.keys).subtracting(Self.harmless) } == [[]])
    }

    @Test("The Museum's credentials stay with a request that stays", arguments: [302, 307])
    func museumHome(status: Int) async throws {
        let server = try JudgedServer(.museum)
        let api = MuseumClient(baseURL: server.home(status, Self.museum), username: "zoë", password: "pass:wörd").api
        #expect(try await api.getMuseumHours(limit: 1).count == 1)
        let report = try await server.report()
        #expect(
            report.summaries == [
                "GET /-/home/\(status)\(Self.museum)/museum-hours?limit=1 -> \(status)",
                "GET \(Self.museum)/museum-hours?limit=1 -> 200",
            ])
        #expect(report.faults == [])
    }

    @Test("Neither Supabase's key nor a token goes to another origin", arguments: [302, 307])
    func supabaseAway(status: Int) async throws {
        let other = try JudgedServer(.supabaseAuth)
        let server = try JudgedServer(.supabaseAuth, elsewhere: other)
        let account = Account()
        let signedIn = account.client(at: server.url(Self.auth)).api
        try await account.signIn(signedIn)
        let request = try await account.client(at: server.away(status, Self.auth)).request(.getUser)
        let (_, response) = try await URLSessionTransport(configuration: .ephemeral).transport(request)
        #expect(response.url == other.url("\(Self.auth)/user"))

        let sent = try #require(try await server.report().exchanges.last)
        #expect(sent.headers["apikey"] == "anon-key")
        #expect(sent.headers["authorization"] == "Bearer access-1")
        let arrived = try await other.report().exchanges
        #expect(arrived.map(\.summary) == ["GET \(Self.auth)/user -> 401"])
        #expect(arrived.map { Set($0.headers.keys).subtracting(Self.harmless) } == [[]])
    }

    @Test("Nor does a refresh token, which is in a body")
    func refreshAway() async throws {
        let other = try JudgedServer(.supabaseAuth)
        let server = try JudgedServer(.supabaseAuth, elsewhere: other)
        let account = Account()
        try await account.signIn(account.client(at: server.url(Self.auth)).api)
        let error = try await #require(throws: ResponseError.self) {
            try await account.client(at: server.away(307, Self.auth)).refresh()
        }
        #expect(error.status == 307)
        #expect(await account.tokens == ["access-1", "refresh-1"])
        #expect(try await other.report().summaries == [])
    }

    @Test("Supabase's key and token stay with a request that stays, and a body with a 307")
    func supabaseHome() async throws {
        let server = try JudgedServer(.supabaseAuth)
        let account = Account()
        let api = account.client(at: server.home(307, Self.auth)).api
        try await account.signIn(api)
        #expect(try await api.getUser().email == "zoë@example.com")
        let report = try await server.report()
        #expect(report.exchanges.map(\.status) == [307, 200, 307, 200])
        #expect(report.exchanges.map { $0.headers["apikey"] } == ["anon-key", "anon-key", "anon-key", "anon-key"])
        #expect(report.faults == [])
    }

    @Test("Binance's key does not go to another origin", arguments: [302, 307])
    func binanceAway(status: Int) async throws {
        let other = try JudgedServer(.binance)
        let server = try JudgedServer(.binance, elsewhere: other)
        let api = BinanceClient(baseURL: server.away(status, ""), apiKey: "key-1", secretKey: "test-secret-0001").api
        let error = try await #require(throws: ResponseError.self) { try await api.getSapiV1AccountStatus() }
        #expect(error.status == 401)

        let sent = try #require(try await server.report().exchanges.first)
        #expect(sent.headers["x-mbx-apikey"] == "key-1")
        let arrived = try await other.report().exchanges
        #expect(arrived.map(\.status) == [401])
        #expect(arrived.map { Set($0.headers.keys).subtracting(Self.harmless) } == [[]])
    }

    @Test("Binance's key stays with a request that stays, and the signature stands", arguments: [302, 307])
    func binanceHome(status: Int) async throws {
        let server = try JudgedServer(.binance)
        let api = BinanceClient(baseURL: server.home(status, ""), apiKey: "key-1", secretKey: "test-secret-0001").api
        _ = try await api.getSapiV1AccountStatus(recvWindow: 5000)
        let report = try await server.report()
        #expect(report.exchanges.map(\.status) == [status, 200])
        #expect(report.counts == ["signed": 1])
        #expect(report.faults == [])
    }
}
