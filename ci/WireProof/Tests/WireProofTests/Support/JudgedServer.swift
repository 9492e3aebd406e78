import DeclarativeOpenAPIRuntime
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A validating server on a loopback port. It stops when this value is released, or after two minutes.
final class JudgedServer: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let port: Int

    /// Starts the server of a backend, which validates every message against each of the backend's documents.
    ///
    /// - Parameter other: The target of redirects below `away`.
    init(_ backend: Backend, elsewhere other: JudgedServer? = nil) throws {
        let output = Pipe()
        process.executableURL = Checkout.python
        process.arguments =
            [Checkout.server.path, "--api", backend.api]
            + backend.documents.flatMap { ["--document", "\($0.name)=\($0.file.path)"] }
            + (other.map { ["--elsewhere", $0.origin] } ?? [])
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw DidNotStart() }
        self.port = port
    }

    /// The server exited before it printed a port; its output has the reason.
    struct DidNotStart: Error {}

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    private var origin: String { "http://127.0.0.1:\(port)" }

    /// The URL of a path on this server; the path starts with a slash.
    func url(_ path: String) -> URL { URL(string: origin + path)! }

    /// The URL below which each request is redirected to the same path on the other server.
    func away(_ status: Int, _ path: String) -> URL { url("/-/away/\(status)\(path)") }

    /// The URL below which each request is redirected to the same path on this server.
    func home(_ status: Int, _ path: String) -> URL { url("/-/home/\(status)\(path)") }

    /// The record of all requests until now.
    func report() async throws -> Report {
        try JSONDecoder().decode(Report.self, from: await send("GET", "/-/report").body)
    }

    /// Asks the server for something that is not part of the API, by a name from its file in `ci/servers`.
    func wish(_ name: String) async throws {
        guard try await send("POST", "/-/wish/\(name)").status == 204 else { throw URLError(.badServerResponse) }
    }

    /// Sends a request that no client would send. The path starts with a slash; a body is JSON.
    @discardableResult
    func send(
        _ method: String, _ path: String, headers: [String: String] = [:], json: String? = nil
    ) async throws -> (status: Int, body: Data) {
        var request = URLRequest(url: url(path))
        request.httpMethod = method
        request.httpBody = json.map { Data($0.utf8) }
        request.allHTTPHeaderFields = headers
        if json != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        let (data, response) = try await Self.transport(request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return (response.statusCode, data)
    }

    private static let transport = URLSessionTransport(configuration: .ephemeral).transport
}
