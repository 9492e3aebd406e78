/// A command line as a person types it, with its effect.
package struct Example: Hashable, Sendable {
    package let command: String
    /// A phrase without a full stop.
    package let meaning: String

    package init(_ command: String, _ meaning: String) {
        self.command = command
        self.meaning = meaning
    }
}
