import Foundation

/// The process's streams.
package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether a person is looking.
    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all of `text` at once.
    package func write(_ text: String) throws(FileProblem) {
        guard SystemCall.write(Array(text.utf8), to: rawValue) else {
            throw FileProblem(path: "standard output", kind: .unwritable, reason: SystemCall.reason)
        }
    }

    /// Writes a line, and carries on when that fails: for what is said beside the work.
    package func say(_ line: String) {
        try? write(line + "\n")
    }

    /// A reader that goes away, as `head` does, ends the process the way it ends other tools: by a signal, without a word.
    /// Whoever started the process may have chosen otherwise for all it starts.
    package static func endQuietlyWhenClosed() { signal(SIGPIPE, SIG_DFL) }
}
