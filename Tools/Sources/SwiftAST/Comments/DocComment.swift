/// Text for the reader of the generated code. Any text will do: it is written as `///` lines that it cannot leave.
package struct DocComment: Sendable {
    package var text: String
    package var parameters: [(name: Identifier, text: String)]

    /// - Parameters:
    ///   - text: Markdown as it came. Lines are kept; a long line of prose is wrapped.
    ///   - parameters: Listed after the text, those with an empty text left out.
    package init(_ text: String, parameters: [(name: Identifier, text: String)] = []) {
        self.text = text
        self.parameters = parameters.filter { !$0.text.isEmpty }
    }
}
