/// A line of a source, or the part of a long one that surrounds a column.
package struct SourceLine: Hashable, Sendable {
    /// How many scalars before and after a column are enough of a line.
    package static let reach = SourceExcerpt.width

    /// The text, without its line break.
    package let text: String
    /// A place in the text, in Unicode scalars counted from 1; it may lie after the last one.
    package let column: Int
    /// Whether the line has more before the text.
    package let isCutBefore: Bool
    /// Whether the line has more after the text.
    package let isCutAfter: Bool

    /// A part of a line, and a place in it.
    package init(part text: String, column: Int, isCutBefore: Bool, isCutAfter: Bool) {
        self.text = text
        self.column = column
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
    }

    /// A whole line, and a place in it.
    package init(whole text: String, column: Int) {
        self.init(part: text, column: column, isCutBefore: false, isCutAfter: false)
    }
}
