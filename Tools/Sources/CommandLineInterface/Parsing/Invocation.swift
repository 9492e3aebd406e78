/// What a command line asks for.
package enum Invocation: Sendable {
    /// To print this text.
    case show(String)
    /// To run the command of this name.
    case run(String, Arguments)
}

/// A command line that asks for nothing that there is.
package struct Misuse: Error, Hashable, Sendable {
    /// One sentence without a full stop: what is wrong, and what may have been meant.
    package let sentence: String
    /// The command that was called wrongly; nil when it is not known which.
    package let command: String?

    package init(_ sentence: String, of command: String? = nil) {
        self.sentence = sentence
        self.command = command
    }
}
