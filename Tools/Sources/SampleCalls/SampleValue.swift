import SwiftAST

/// A made-up value: how it is written in Swift, and the text that it becomes in a URL.
struct SampleValue {
    let expression: Expression
    /// nil where the value is no part of a URL.
    let text: String?

    init(_ expression: Expression, text: String? = nil) {
        self.expression = expression
        self.text = text
    }
}
