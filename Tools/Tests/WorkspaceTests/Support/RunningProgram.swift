import Foundation

/// A program that runs until it gets a signal, with its lines on standard error.
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

    /// Waits for the next line that ends with `end`, and returns the lines up to it; returns the lines so far if the
    /// output ends.
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

    /// Sends a signal, and returns the exit code, or the negative number of the signal that ended the program.
    func end(_ signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
