import Foundation
import Testing

@_spi(Generated) @testable import DeclarativeOpenAPIRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1))) struct ChallengeTests {
    private let transport = URLSessionTransport(configuration: .ephemeral).transport

    @Test(arguments: [
        "Basic realm=\"museum\"", "Basic realm=\"museum\", charset=\"UTF-8\"", "Bearer error=\"invalid_token\"",
        "Digest realm=\"museum\", nonce=\"1\"", "Basic",
    ])
    func aChallengeIsTheResult(challenge: String) async throws {
        let server = try LoopbackServer { _ in
            .response(401, headers: ["WWW-Authenticate": challenge, "X-Why": "unknown"], body: "who are you?")
        }
        for authorization in [nil, "Basic dTpw"] {
            var request = URLRequest(url: server.url("/"))
            request.setValue(authorization, forHTTPHeaderField: "Authorization")
            let (data, response) = try await transport(request)
            #expect(String(decoding: data, as: UTF8.self) == "who are you?")
            #expect((response as? HTTPURLResponse)?.statusCode == 401)
            #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Why") == "unknown")
        }
        #expect(server.requests.map { $0.headers["authorization"] } == [nil, "Basic dTpw"])
    }

    @Test func aChallengeWithoutABodyIsTheResult() async throws {
        let server = try LoopbackServer { _ in .response(401, headers: ["WWW-Authenticate": "Basic realm=\"x\""]) }
        let (data, response) = try await transport(URLRequest(url: server.url("/")))
        #expect(data == Data())
        #expect((response as? HTTPURLResponse)?.statusCode == 401)
        #expect(server.requests.count == 1)
    }

    @Test func manyChallengesAtOnceEnd() async throws {
        let server = try LoopbackServer {
            .response(401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], body: $0.target)
        }
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let (data, _) = try await transport(URLRequest(url: server.url("/\(number)")))
                    return String(decoding: data, as: UTF8.self)
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(answers.count == 50)
        #expect(server.requests.count == 50)
    }
}
