import DeclarativeOpenAPIRuntime
import DeclarativeRequests
import Foundation
import SupabaseAuthAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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

    @Test("a credential that no header takes fails before anything is sent, by the names of operation and scheme")
    func unusableCredentials() async {
        let server = AuthServer()
        let session = await Session(access: "jeton-é")
        let error = await #expect(throws: UnusableCredential.self) {
            try await session.client(of: server).api.getUser()
        }
        #expect(error?.operation == "GET /user")
        #expect(error?.scheme == "UserAuth")
        #expect("\(error?.description ?? "")".contains("jeton") == false)
        #expect(await server.log == [])
    }

    @Test(
        "a base URL without a scheme, or with a query, fails before anything is sent",
        arguments: [
            ("project.test/auth/v1", RequestError.BaseURLFault.missingScheme),
            ("https://project.test/auth/v1?tenant=1", .hasQuery),
        ])
    func unusableBases(base: String, fault: RequestError.BaseURLFault) async throws {
        let server = AuthServer()
        let client = SupabaseAuthClient(
            baseURL: try #require(URL(string: base)), apikey: "key", accessToken: .constant("a0"),
            refreshToken: .constant("r0"), refreshTask: .constant(nil), transport: { try await server.answer($0) })
        do {
            _ = try await client.api.getUser()
            Issue.record("\(base) was taken")
        } catch RequestError.invalidBaseURL(let text, let found) {
            #expect(text == base)
            #expect(found == fault)
        }
        #expect(await server.log == [])
    }

    @Test("a failure is read by its status, and what the document does not list stays whole")
    func failures() throws {
        func failure(_ status: Int, _ body: String) throws -> SupabaseAuthRESTAPI.Failures.PostToken {
            let url = try #require(URL(string: "https://project.test/auth/v1/token"))
            let response = try #require(
                HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil))
            return SupabaseAuthRESTAPI.Failures.PostToken(ResponseError(data: Data(body.utf8), response: response))
        }
        let refused = #"{"error":"invalid_grant","error_description":"Invalid Refresh Token"}"#
        if case .badRequest(let problem) = try failure(400, refused) {
            #expect(problem.error == "invalid_grant")
            #expect(problem.errorDescription == "Invalid Refresh Token")
        } else {
            Issue.record("400 is not read")
        }
        if case .tooManyRequests(let limit) = try failure(429, #"{"code":429,"msg":"Slow down"}"#) {
            #expect(limit.msg == "Slow down")
        } else {
            Issue.record("429 is not read")
        }
        if case .undocumented(let error) = try failure(418, "teapot") {
            #expect(error.data == Data("teapot".utf8))
        } else {
            Issue.record("418 is taken for a documented failure")
        }
    }

    @Test("it is short enough to read at once")
    func length() throws {
        let wiring = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/SupabaseAuthAPI/SupabaseAuthWiring.swift")
        #expect(try String(contentsOf: wiring, encoding: .utf8).components(separatedBy: "\n").count <= 120)
    }
}
