import Foundation
import SupabaseAuthAPI
import Testing

/// Many calls and one refresh.
@Suite(.timeLimit(.minutes(1))) struct SharedRefreshTests {
    @Test("50 calls with an expired token share one refresh, and each is sent once more with the new token")
    func fiftyCallsShareOneRefresh() async throws {
        let gate = Gate()
        let server = AuthServer(beforeReply: { await gate.pass() })
        let session = await Session()
        let api = session.client(of: server).api

        let calls = (0..<50).map { _ in Task { try await api.getUser() } }
        await session.looks(50)
        await gate.open()
        for call in calls { #expect(try await call.value == SupabaseAuthRESTAPI.UserSchema()) }

        #expect(await server.count(of: "POST token - r0") == 1)
        #expect(await server.count(of: "GET user a0") == 50)
        #expect(await server.count(of: "GET user a1") == 50)
        #expect(await server.log.count == 101)
        #expect(await session.pair == ["a1", "r1"])
        #expect(await !session.isRefreshing)
    }

    @Test("200 calls whose refusals come in any order never start a second refresh")
    func callsInAnyOrder() async throws {
        let server = AuthServer()
        let session = await Session()
        let api = session.client(of: server).api
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { _ = try await api.getUser() } }
            try await group.waitForAll()
        }
        #expect(await server.log.count { $0.hasPrefix("POST") } == 1)
        #expect(await server.log.count <= 401)
    }

    @Test("a timer, a refused call and the app's return spend the refresh token once, stored before anyone goes on")
    func everyTriggerSharesTheRefresh() async throws {
        let gate = Gate()
        let session = await Session()
        let stored = Recorder<[String?]>()
        let server = AuthServer(
            beforeReply: { await gate.pass() },
            beforeUser: { if $0 == "a1" { stored.record(await session.pair) } })
        let client = session.client(of: server)

        let timer = Task { try await client.refresh() }
        let call = Task { try await client.api.getUser() }
        let comeBack = Task { try await client.refresh() }
        await session.looks(3)
        // The server has rotated by then, and what is stored is still the old pair: nobody may go on.
        #expect(await session.pair == ["a0", "r0"])
        await gate.open()
        try await timer.value
        try await comeBack.value
        _ = try await call.value

        #expect(stored.values == [["a1", "r1"]])
        #expect(await server.log.filter { $0.hasPrefix("POST") } == ["POST token - r0"])
        // The session is still good, and the next refresh spends the next token.
        try await client.refresh()
        _ = try await client.api.getUser()
        #expect(await server.log.filter { $0.hasPrefix("POST") } == ["POST token - r0", "POST token - r1"])
        #expect(await !server.isRevoked)
        #expect(await session.pair == ["a2", "r2"])
    }

    @Test("the cancelled call that began the refresh takes nobody with it, nor a call that joins afterwards")
    func aCancelledWaiter() async throws {
        let gate = Gate()
        let session = await Session()
        let server = AuthServer(beforeReply: { await gate.pass() })
        let api = session.client(of: server).api

        let first = Task { try await api.getUser() }
        await gate.arrivals(1)
        let joined = (2...3).map { _ in Task { try await api.getUser() } }
        await session.looks(3)
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        // It has gone, and the refresh has not.
        #expect(await session.isRefreshing)
        let fourth = Task { try await api.getUser() }
        await session.looks(4)
        await gate.open()

        for call in joined + [fourth] { #expect(try await call.value == SupabaseAuthRESTAPI.UserSchema()) }
        #expect(await server.count(of: "POST token - r0") == 1)
        #expect(await server.log.count { $0.hasPrefix("POST") } == 1)
        #expect(await !session.isRefreshing)
    }

    @Test("the refresh itself ends its being under way, though nobody waits for it any more")
    func allWaitersCancelled() async throws {
        let gate = Gate()
        let session = await Session()
        let server = AuthServer(beforeReply: { await gate.pass() })
        let client = session.client(of: server)
        let call = Task { try await client.api.getUser() }
        await gate.arrivals(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        let refresh = try #require(await session.underWay)
        await gate.open()
        try await refresh.value
        #expect(await !session.isRefreshing)
        #expect(await session.pair == ["a1", "r1"])
    }
}
