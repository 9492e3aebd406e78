import Foundation
import Testing

@_spi(Generated) @testable import DeclarativeOpenAPIRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1))) struct RedirectTests {
    private let transport = URLSessionTransport(configuration: .ephemeral).transport

    /// A request that bears a credential in every place a scheme may put one.
    private func credentialed(_ url: URL, method: String = "GET", body: String? = nil) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
        request.setValue("Basic secret", forHTTPHeaderField: "Proxy-Authorization")
        request.setValue("sid=secret", forHTTPHeaderField: "Cookie")
        request.setValue("secret", forHTTPHeaderField: "X-My-Key")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func withinAnOriginAllHeadersStay(status: Int) async throws {
        let server = try LoopbackServer {
            $0.target == "/old" ? .response(status, headers: ["Location": "/new"]) : .response(200, body: "new")
        }
        let (data, response) = try await transport(credentialed(server.url("/old")))

        #expect(String(decoding: data, as: UTF8.self) == "new")
        #expect(response.url == server.url("/new"))
        let last = try #require(server.requests.last)
        #expect(server.requests.map(\.target) == ["/old", "/new"])
        #expect(last.headers["authorization"] == "Bearer secret")
        #expect(last.headers["cookie"] == "sid=secret")
        #expect(last.headers["x-my-key"] == "secret")
        #expect(last.headers["accept"] == "application/json")
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func toAnotherOriginNoCredentialPasses(status: Int) async throws {
        let other = try LoopbackServer { _ in .response(200, body: "other") }
        let target = other.url("/there").absoluteString
        let server = try LoopbackServer { _ in
            .response(status, headers: ["Location": target, "Set-Cookie": "jar=secret; Path=/"])
        }
        let (data, _) = try await transport(credentialed(server.url("/here")))

        #expect(String(decoding: data, as: UTF8.self) == "other")
        let request = try #require(other.requests.first)
        #expect(other.requests.count == 1)
        #expect(request.headers["accept"] == "application/json")
        #expect(request.headers.values.filter { $0.contains("secret") } == [])
    }

    @Test func headersOfTheConfigurationStayWithinTheOriginToo() async throws {
        let other = try LoopbackServer { _ in .response(200) }
        let target = other.url("/there").absoluteString
        let server = try LoopbackServer { _ in .response(302, headers: ["Location": target]) }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-App-Key": "secret", "Accept": "text/plain"]
        let transport = URLSessionTransport(configuration: configuration).transport

        _ = try await transport(URLRequest(url: server.url("/here")))

        #expect(server.requests.map { $0.headers["x-app-key"] } == ["secret"])
        #expect(other.requests.map { $0.headers["x-app-key"] } == [nil])
        #expect(other.requests.map { $0.headers["accept"] } == ["text/plain"])
    }

    @Test func credentialsDoNotComeBackOnTheWayBack() async throws {
        let home = MutableURL()
        let other = try LoopbackServer { _ in .response(302, headers: ["Location": home.value]) }
        let away = other.url("/away").absoluteString
        let server = try LoopbackServer {
            $0.target == "/start" ? .response(302, headers: ["Location": away]) : .response(200)
        }
        home.value = server.url("/end").absoluteString

        _ = try await transport(credentialed(server.url("/start")))

        #expect(server.requests.map(\.target) == ["/start", "/end"])
        #expect(server.requests.last?.headers["authorization"] == nil)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func aRequestWithABodyNeverGoesToAnotherOrigin(status: Int) async throws {
        let other = try LoopbackServer { _ in .response(401) }
        let target = other.url("/there").absoluteString
        let server = try LoopbackServer { _ in .response(status, headers: ["Location": target]) }

        let (_, response) = try await transport(credentialed(server.url("/here"), method: "POST", body: "token"))

        #expect((response as? HTTPURLResponse)?.statusCode == status)
        #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Location") == target)
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: [
        (301, "POST", "GET", ""), (302, "POST", "GET", ""), (303, "POST", "GET", ""), (303, "PUT", "GET", ""),
        (302, "PUT", "PUT", "text"), (307, "POST", "POST", "text"), (308, "PATCH", "PATCH", "text"),
    ])
    func methodAndBodyFollowTheStatus(status: Int, method: String, nextMethod: String, nextBody: String) async throws {
        let server = try LoopbackServer {
            $0.target == "/old" ? .response(status, headers: ["Location": "/new"]) : .response(200)
        }
        var request = credentialed(server.url("/old"), method: method, body: "text")
        request.setValue("text/plain", forHTTPHeaderField: "Content-Type")

        _ = try await transport(request)

        let next = try #require(server.requests.last)
        #expect(next.method == nextMethod)
        #expect(next.body == nextBody)
        #expect(next.headers["content-type"] == (nextBody.isEmpty ? nil : "text/plain"))
    }

    @Test func anEndlessRedirectEnds() async throws {
        let server = try LoopbackServer { _ in .response(302, headers: ["Location": "/again"]) }
        let error = await #expect(throws: URLError.self) { try await transport(URLRequest(url: server.url("/"))) }
        #expect(error?.code == .httpTooManyRedirects)
        #expect(server.requests.count == 21)
    }

    @Test func aRedirectToNowhereIsTheResult() async throws {
        let server = try LoopbackServer { request in
            request.target == "/none" ? .response(302) : .response(302, headers: ["Location": "ftp://127.0.0.1/x"])
        }
        for path in ["/none", "/ftp"] {
            let (_, response) = try await transport(URLRequest(url: server.url(path)))
            #expect((response as? HTTPURLResponse)?.statusCode == 302)
        }
    }

    @Test(arguments: [
        ("http://a.example/x", "http://A.example:80/y", true), ("http://a.example", "https://a.example", false),
        ("http://a.example", "http://a.example:8080", false), ("https://a.example", "https://b.a.example", false),
        ("https://a.example", "https://a.example:443", true),
    ])
    func anOriginIsSchemeHostAndPort(first: String, second: String, same: Bool) throws {
        let first = try #require(URL(string: first).flatMap(Origin.init))
        let second = try #require(URL(string: second).flatMap(Origin.init))
        #expect((first == second) == same)
    }
}

/// A URL that is known only once both servers run.
private final class MutableURL: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = ""
    var value: String {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
