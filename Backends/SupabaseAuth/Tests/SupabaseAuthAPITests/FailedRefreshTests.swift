import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A refresh that does not succeed: the calls that wait for it, and the tokens.
@Suite(.timeLimit(.minutes(1))) struct FailedRefreshTests {
    @Test("a refused refresh gives five calls one error and no retry; later calls fail fast until a sign-in")
    func refusedRefresh() async throws {
        let gate = Gate()
        let server = AuthServer(replies: [.status(400)], beforeReply: { await gate.pass() })
        let session = await Session()
        let api = session.client(of: server).api

        let calls = (0..<5).map { _ in Task { try await api.getUser() } }
        await session.looks(5)
        await gate.open()
        for call in calls { await #expect(throws: SupabaseAuthClient.SignedOut()) { try await call.value } }
        #expect(await server.count(of: "GET user a0") == 5)
        #expect(await server.count(of: "POST token - r0") == 1)
        #expect(await server.log.count == 6)
        #expect(await session.pair == [nil, nil])

        await #expect(throws: SupabaseAuthRESTAPI.MissingUserAuth(operation: "GET /user")) { try await api.getUser() }
        await #expect(throws: SupabaseAuthClient.SignedOut()) { try await session.client(of: server).refresh() }
        #expect(await server.log.count == 6)

        await session.signIn(access: "a0", refresh: "r0")
        _ = try await api.getUser()
        #expect(await session.pair == ["a1", "r1"])
    }

    @Test("a call refused after the session has ended is told so, and does not refresh")
    func lateRefusal() async throws {
        let gate = Gate()
        let session = await Session()
        let isFirst = Recorder<String>()
        let server = AuthServer(
            replies: [.status(403)],
            beforeUser: {
                isFirst.record($0)
                if isFirst.values.count == 1 { await gate.pass() }
            })
        let api = session.client(of: server).api
        let late = Task { try await api.getUser() }
        await gate.arrivals(1)
        await #expect(throws: SupabaseAuthClient.SignedOut()) { try await api.getUser() }
        await gate.open()
        await #expect(throws: SupabaseAuthClient.SignedOut()) { try await late.value }
        #expect(await server.log == ["GET user a0", "GET user a0", "POST token - r0"])
    }

    @Test("a refresh that is refused like its call: two requests, no bearer token in the second, no further refresh")
    func refreshIsNotGated() async throws {
        let server = AuthServer(replies: [.status(401)])
        let session = await Session()
        let api = session.client(of: server).api
        await #expect(throws: SupabaseAuthClient.SignedOut()) { try await api.getUser() }
        #expect(await server.log == ["GET user a0", "POST token - r0"])
        #expect(await server.apikeys == ["key"])
        #expect(!SupabaseAuthRESTAPI.Security.needsUserAuth(.postToken(grantType: .refreshToken, body: nil)))
    }

    @Test("a second refusal is final: for each call two requests, the second with the new token, and one refresh")
    func secondRefusal() async throws {
        let server = AuthServer(refusesUsers: true)
        let session = await Session()
        let api = session.client(of: server).api
        for _ in 0..<2 {
            let error = await #expect(throws: ResponseError.self) { try await api.getUser() }
            #expect(error?.status == 401)
        }
        #expect(
            await server.log == [
                "GET user a0", "POST token - r0", "GET user a1", "GET user a1", "POST token - r1", "GET user a2",
            ])
    }

    @Test("a time-out and a 503 are thrown as they are and keep the refresh token, which the third call spends")
    func passingFaults() async throws {
        let server = AuthServer(replies: [.fault(.timedOut), .status(503)])
        let session = await Session()
        let api = session.client(of: server).api

        let timeout = await #expect(throws: URLError.self) { try await api.getUser() }
        #expect(timeout?.code == .timedOut)
        #expect(await session.pair == ["a0", "r0"])
        let unavailable = await #expect(throws: ResponseError.self) { try await api.getUser() }
        #expect(unavailable?.status == 503)
        #expect(await session.pair == ["a0", "r0"])
        #expect(try await api.getUser() == SupabaseAuthRESTAPI.UserSchema())
        #expect(await session.pair == ["a1", "r1"])
        #expect(
            await server.log == [
                "GET user a0", "POST token - r0", "GET user a0", "POST token - r0", "GET user a0", "POST token - r0",
                "GET user a1",
            ])
    }

    @Test("a success without an access token is an error, and signs nobody out")
    func emptySuccess() async throws {
        let server = AuthServer(replies: [.body("{}")])
        let session = await Session()
        await #expect(throws: DecodingError.self) { try await session.client(of: server).refresh() }
        #expect(await session.pair == ["a0", "r0"])
    }

    @Test("a server that keeps the refresh token sends none, and it stays")
    func keptRefreshToken() async throws {
        let server = AuthServer(replies: [.accessTokenAlone])
        let session = await Session()
        try await session.client(of: server).refresh()
        #expect(await session.pair == ["a1", "r0"])
    }

    @Test("a refusal at /token that is no refresh of ours stays the refusal it is")
    func otherRefusals() async throws {
        let server = AuthServer(replies: [.status(401)])
        let session = await Session(access: nil, refresh: nil)
        let api = session.client(of: server).api
        let error = await #expect(throws: ResponseError.self) {
            try await api.postToken(grantType: .password, body: .init(password: "wrong"))
        }
        #expect(error?.status == 401)
    }
}
