import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI
import Testing

/// The wiring itself.
@Suite struct WiringTests {
    @Test("the table of closures is stored, so that reading it makes nothing")
    func apiIsMadeOnce() {
        // A property that is computed has no place in its value.
        #expect(MemoryLayout<SupabaseAuthClient>.offset(of: \.api) != nil)
    }

    @Test("the key and the token are sent where the document asks for them, and nowhere else")
    func headers() async throws {
        let server = AuthServer()
        let session = await Session()
        let api = session.client(of: server).api
        _ = try await api.getUser()
        _ = try await api.getHealth()
        #expect(await server.log == ["GET user a0", "POST token - r0", "GET user a1", "GET health -"])
        #expect(await server.apikeys == ["key"])
    }

    @Test("signed out, an operation of the user fails before anything is sent")
    func missing() async {
        let session = await Session(access: nil, refresh: nil)
        let server = AuthServer()
        await #expect(throws: SupabaseAuthRESTAPI.MissingUserAuth(operation: "GET /user")) {
            try await session.client(of: server).api.getUser()
        }
        #expect(await server.log == [])
    }

    @Test("it is short enough to read at once")
    func length() throws {
        let wiring = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/SupabaseAuthAPI/SupabaseAuthWiring.swift")
        #expect(try String(contentsOf: wiring, encoding: .utf8).components(separatedBy: "\n").count <= 120)
    }
}
