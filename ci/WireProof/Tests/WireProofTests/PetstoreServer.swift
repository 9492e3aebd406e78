import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A judged Petstore on a loopback port of its own. It stops when this value goes, and by itself after two minutes.
final class PetstoreServer {
    private let process = Process()
    private let input = Pipe()
    private let port: Int

    /// Starts a server that puts every message to each of these documents.
    init(judgedBy documents: KeyValuePairs<String, URL>) throws {
        let output = Pipe()
        process.executableURL = Checkout.python
        process.arguments =
            [Checkout.server.path] + documents.flatMap { ["--document", "\($0.key)=\($0.value.path)"] }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.port = port
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Where the API is, below the base path that the document names.
    var baseURL: URL { URL(string: "http://127.0.0.1:\(port)/v1")! }

    /// What was judged until now.
    func report() async throws -> Report {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:\(port)/report")!)
        return try JSONDecoder().decode(Report.self, from: data)
    }
}
