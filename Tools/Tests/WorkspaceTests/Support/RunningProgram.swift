import Foundation

/// A program that runs until it is told to end, and says on standard error what it has done.
final class RunningProgram {
    private let process = Process()
    private let errors = Pipe()
    private var unread = ""

    init(_ executable: String, _ arguments: [String], in folder: String) throws {
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        try errors.fileHandleForWriting.close()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Waits for the next line that ends with `end`, and gives all that was said up to it; what was said when nothing more comes.
    func said(upTo end: String) throws -> String {
        var said = ""
        while true {
            while let newline = unread.firstIndex(of: "\n") {
                let line = unread[...newline]
                unread.removeSubrange(...newline)
                said += line
                if line.hasSuffix(end + "\n") { return said }
            }
            guard let bytes = try errors.fileHandleForReading.read(upToCount: 1), !bytes.isEmpty else {
                return said + unread
            }
            unread += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Sends a signal, and tells the exit code, or the signal below zero.
    func end(_ signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
