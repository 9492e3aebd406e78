import APIModel
import Testing

/// A form of the output: its access level and its division into files.
struct OutputForm: Sendable, CustomTestStringConvertible {
    var access = AccessLevel.public
    var files = FileLayout.one

    var testDescription: String { "\(access), \(files)" }
}
