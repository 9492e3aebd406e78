import Foundation

/// A program that ran to its end.
struct Subprocess {
    let status: Int32
    let output: String
    let errors: String

    /// Runs a program found on the path; its output goes through files, which never fill up.
    init(_ arguments: [String], in folder: URL? = nil) throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let files = ["out", "err"].map { scratch.appending(path: $0) }
        for file in files { _ = FileManager.default.createFile(atPath: file.path(), contents: nil) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    }
}
