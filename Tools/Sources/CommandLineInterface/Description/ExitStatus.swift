/// An exit code and its meaning.
package struct ExitStatus: Hashable, Sendable {
    package let code: Int32
    /// A phrase without a full stop.
    package let meaning: String

    package init(_ code: Int32, _ meaning: String) {
        self.code = code
        self.meaning = meaning
    }

    package init(_ code: ExitCode, _ meaning: String) {
        self.init(code.rawValue, meaning)
    }
}
