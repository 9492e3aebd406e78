/// A source line, or the part of a long one around a column.
package struct SourceLine: Hashable, Sendable {
    /// The number of scalars that a part keeps before and after the column.
    package static let reach = SourceExcerpt.width

    /// The text, without its line break.
    package let text: String
    /// The column in the text, counted in Unicode scalars from 1; it may be past the end.
    package let column: Int
    /// Whether the line continues before the text.
    package let isCutBefore: Bool
    /// Whether the line continues after the text.
    package let isCutAfter: Bool

    /// A part of a line, and a column in it.
    package init(part text: String, column: Int, isCutBefore: Bool, isCutAfter: Bool) {
        self.text = text
        self.column = column
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }

    /// A whole line, and a column in it.
    package init(whole text: String, column: Int) {
        self.init(part: text, column: column, isCutBefore: false, isCutAfter: false)
    }
}
