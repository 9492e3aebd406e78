import Foundation
import Testing

/// The compiler and the formatter, which check printed source.
enum Toolchain {
    /// The output of `swiftc -typecheck` for the source, in Swift 6 mode; empty if there is no error or warning.
    static func typecheck(_ source: String) throws -> String {
        try withFile(source) { try run("swiftc", ["-typecheck", "-swift-version", "6", $0]) }
    }

    /// The output of the program.
    static func output(of source: String) throws -> String {
        try withFile(source) { file in
            let program = file + ".out"
            defer { try? FileManager.default.removeItem(atPath: program) }
            let complaint = try run("swiftc", ["-swift-version", "6", "-parse-as-library", "-o", program, file])
            return try complaint + run(program, [])
        }
    }

    /// The output of `swift format lint` for the source, with the project's own configuration.
    static func lint(_ source: String) throws -> String {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let configuration = root.appending(path: ".swift-format").path
        return try withFile(source) {
            try run("swift", ["format", "lint", "--strict", "--configuration", configuration, $0])
        }
    }

    private static func withFile(_ source: String, _ body: (String) throws -> String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "Printed-\(UUID().uuidString).swift")
        try Data(source.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }

    private static func run(_ tool: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return process.terminationStatus != 0 && text.isEmpty ? "exit \(process.terminationStatus)" : text
    }
}
