import APIModel
import Testing

/// A form of the output: who may use it, and how it lies in files.
struct OutputForm: Sendable, CustomTestStringConvertible {
    var access = AccessLevel.public
    var files = FileLayout.one

    var testDescription: String { "\(access), \(files)" }
}
