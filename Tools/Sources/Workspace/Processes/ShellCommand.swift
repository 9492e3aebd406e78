import Foundation

/// A program with arguments. The shell runs it, so that it belongs to the caller's process group and ends with it.
struct ShellCommand: Hashable, Sendable {
    let words: [String]
    /// Variables that are added to the environment.
    var environment: [String: String] = [:]

    init(_ words: [String], environment: [String: String] = [:]) {
        self.words = words
        self.environment = environment
    }

    /// The command line for the shell, without input, and with standard error in the output.
    var line: String {
        let assignments = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\(Self.quoted($0.value))" }
        return (assignments + words.map(Self.quoted)).joined(separator: " ") + " </dev/null 2>&1"
    }

    /// Runs the command and passes on each line at once; returns the exit code, or 128 plus the number of the signal.
    func run(onLine: (String) -> Void) -> Int32 {
        fflush(nil)
        guard let pipe = popen(line, "r") else { return 127 }
        var buffer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(fileno(pipe), &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { break }
            buffer += chunk[..<count]
            while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: buffer[..<end], as: UTF8.self))
                buffer.removeSubrange(...end)
            }
        }
        if !buffer.isEmpty { onLine(String(decoding: buffer, as: UTF8.self)) }
        let status = pclose(pipe)
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
