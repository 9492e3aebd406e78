/// A source line, and the white space that puts a caret below one of its columns.
///
/// A tab is a tab in both, so that the caret is right at every tab width. Below a character that is two cells wide
/// are two spaces, below one of no width is none.
struct SourceExcerpt {
    /// The maximum number of scalars shown of a line.
    static let width = 100

    /// The line without its break and without control characters.
    let source: String
    /// The white space before the caret.
    let indent: String

    /// The excerpt around the line's column. A column past the end puts the caret after the last character.
    init(of line: SourceLine) {
        let scalars = line.text.unicodeScalars
        let caret = min(max(line.column - 1, 0), scalars.count)
        let isLong = scalars.count > Self.width
        let start = isLong ? max(0, min(caret - Self.width / 2, scalars.count - Self.width)) : 0
        let end = isLong ? start + Self.width : scalars.count

        let lower = scalars.index(scalars.startIndex, offsetBy: start)
        let upper = scalars.index(lower, offsetBy: end - start)
        let middle = scalars.index(lower, offsetBy: caret - start)
        let isCutBefore = start > 0 || line.isCutBefore
        let isCutAfter = end < scalars.count || line.isCutAfter
        let shown = String(String.UnicodeScalarView(scalars[lower..<upper].map(\.safeOnTerminal)))
        source = (isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : "")
        indent = scalars[lower..<middle].reduce(into: isCutBefore ? " " : "") { indent, scalar in
            indent += scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.safeOnTerminal.terminalCells)
        }
    }
}
