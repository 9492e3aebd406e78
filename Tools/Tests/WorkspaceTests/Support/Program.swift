import Foundation

/// The result of a program.
struct Program {
    let code: Int32
    let output: String
    let errors: String

    /// Runs `executable`, with only the given environment, or with the one of the test if it is nil.
    static func run(
        _ executable: String, _ arguments: [String] = [], in folder: String? = nil,
        environment: [String: String]? = nil
    ) async throws -> Program {
        let files = try TemporaryFolder()
        try files.write("", to: "output")
        try files.write("", to: "errors")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        // Files instead of pipes, because a pipe can fill up while the other one is read.
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path("output")))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path("errors")))
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Program(
            code: process.terminationStatus, output: try files.text("output"), errors: try files.text("errors"))
    }

    /// The path of an executable of this package; it is built beside the tests.
    static func built(_ name: String) throws -> String {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        if let bundle = CommandLine.arguments.first(where: { $0.contains(".xctest/") }) {
            folder = URL(fileURLWithPath: bundle)
        }
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent(name).path
            if FileManager.default.isExecutableFile(atPath: candidate), !candidate.contains(".xctest/") {
                return candidate
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
