/// A command called wrongly: one sentence, without the command's name and without a full stop.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
