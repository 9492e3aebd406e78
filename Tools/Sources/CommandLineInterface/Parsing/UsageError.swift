/// A mistake in a command line: one sentence, without the name of the command and without a full stop.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
