import Foundation
import Testing

@_spi(Generated) @testable import DeclarativeOpenAPIRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1))) struct URLSessionTransportTests {
    private let transport = URLSessionTransport(configuration: .ephemeral).transport

    @Test func aPlainCallArrivesAndIsAnswered() async throws {
        let server = try LoopbackServer { _ in .response(201, headers: ["X-Reply": "yes"], body: "made") }
        var request = URLRequest(url: server.url("/pets?limit=1"))
        request.httpMethod = "POST"
        request.setValue("secret", forHTTPHeaderField: "Authorization")
        request.httpBody = Data("{}".utf8)

        let (data, response) = try await transport(request)

        #expect(String(decoding: data, as: UTF8.self) == "made")
        #expect((response as? HTTPURLResponse)?.statusCode == 201)
        #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Reply") == "yes")
        #expect(server.requests.map(\.method) == ["POST"])
        #expect(server.requests.map(\.target) == ["/pets?limit=1"])
        #expect(server.requests.map(\.body) == ["{}"])
        #expect(server.requests.map { $0.headers["authorization"] } == ["secret"])
    }

    @Test func aNotFoundArrivesWhole() async throws {
        let server = try LoopbackServer { _ in .response(404, headers: ["X-Why": "gone"], body: "no such pet") }
        let execution = NetworkExecution<String>(
            request: { URLRequest(url: server.url($0)) }, transport: transport, successStatuses: { _ in [200] })

        let error = await #expect(throws: ResponseError.self) { try await execution.execute("/pets/42") }

        #expect(error?.status == 404)
        #expect(error?.data == Data("no such pet".utf8))
        #expect((error?.response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Why") == "gone")
    }

    @Test func aLargeBodyArrivesWhole() async throws {
        let body = String(repeating: "0123456789", count: 20_000)
        let server = try LoopbackServer { _ in .response(200, body: body) }
        let (data, _) = try await transport(URLRequest(url: server.url("/")))
        #expect(data == Data(body.utf8))
    }

    @Test func noOneListeningIsTheSessionsError() async throws {
        var server: LoopbackServer? = try LoopbackServer { _ in .never }
        let url = try #require(server?.url("/"))
        server = nil
        await #expect(throws: URLError.self) { try await transport(URLRequest(url: url)) }
    }

    @Test func cancellingIsACancellationError() async throws {
        let server = try LoopbackServer { _ in .never }
        let call = Task { try await transport(URLRequest(url: server.url("/slow"))) }
        for await _ in server.unanswered { break }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }

    @Test func aCancelledTaskSendsNothing() async throws {
        let server = try LoopbackServer { _ in .response(200) }
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await transport(URLRequest(url: server.url("/")))
        }
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(server.requests.isEmpty)
    }

    @Test func manyCallsAtOnceGetTheirOwnAnswers() async throws {
        let server = try LoopbackServer { .response(200, body: $0.target) }
        let answers = try await withThrowingTaskGroup(of: (String, String).self) { group in
            for number in 0..<50 {
                group.addTask {
                    let (data, _) = try await transport(URLRequest(url: server.url("/\(number)")))
                    return ("/\(number)", String(decoding: data, as: UTF8.self))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(answers.count == 50)
        #expect(answers.allSatisfy { $0.key == $0.value })
    }

    @Test func noRequestIsHeldAfterItsEnd() async throws {
        let server = try LoopbackServer { $0.target == "/never" ? .never : .response(200) }
        let session = TransportSession(configuration: .ephemeral, keepsCredentials: true)

        _ = try await session.data(for: URLRequest(url: server.url("/")))
        #expect(session.exchanges.isEmpty)

        let call = Task { try await session.data(for: URLRequest(url: server.url("/never"))) }
        for await _ in server.unanswered { break }
        #expect(!session.exchanges.isEmpty)
        call.cancel()
        _ = await call.result
        #expect(session.exchanges.isEmpty)
    }

    // On Linux a session lets go even when it is not invalidated; on Apple's platforms only then.
    @Test func aSessionLetsGoOfItsDelegateWhenTheTransportIsGone() async throws {
        let server = try LoopbackServer { _ in .response(200) }
        weak var delegate: ExchangeDelegate?
        do {
            let session = TransportSession(configuration: .ephemeral, keepsCredentials: true)
            delegate = session.exchanges
            _ = try await session.data(for: URLRequest(url: server.url("/")))
        }
        for _ in 0..<1_000_000 where delegate != nil { await Task.yield() }
        #expect(delegate == nil)
    }
}
