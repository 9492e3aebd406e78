import Foundation

/// The output streams of the process.
package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether the stream is a terminal.
    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all of `text` at once.
    package func write(_ text: String) throws(FileProblem) {
        guard SystemCall.write(Array(text.utf8), to: rawValue) else {
            throw FileProblem(path: "standard output", kind: .unwritable, reason: SystemCall.reason)
        }
    }

    /// Writes a line, and ignores a failure: for messages that are not the result of the work.
    package func say(_ line: String) {
        try? write(line + "\n")
    }

    /// Lets a reader that stops early, as `head` does, end the process silently by a signal, as it ends other tools.
    /// The parent process may have disabled this signal.
    package static func endQuietlyWhenClosed() { signal(SIGPIPE, SIG_DFL) }
}
