import Testing

/// A row of a table of names.
struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let name: String

    init(_ text: String, _ name: String) {
        self.text = text
        self.name = name
    }

    var testDescription: String { "\(text.debugDescription) → \(name)" }
}
