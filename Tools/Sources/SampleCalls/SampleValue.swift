import SwiftAST

/// A made-up value: its Swift expression, and its text in a URL.
struct SampleValue {
    let expression: Expression
    /// nil if the value cannot be part of a URL.
    let text: String?

    init(_ expression: Expression, text: String? = nil) {
        self.expression = expression
        self.text = text
    }
}
