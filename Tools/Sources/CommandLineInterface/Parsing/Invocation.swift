/// The meaning of a command line.
package enum Invocation: Sendable {
    /// Print this text.
    case show(String)
    /// Run the command of this name.
    case run(String, Arguments)
}

/// A command line that is not valid.
package struct Misuse: Error, Hashable, Sendable {
    /// One sentence without a full stop: the mistake, and a suggestion.
    package let sentence: String
    /// The command with the mistake; nil if it is unknown.
    package let command: String?

    package init(_ sentence: String, of command: String? = nil) {
        self.sentence = sentence
        self.command = command
    }
}
