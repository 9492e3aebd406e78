/// A source line with a caret below one of its columns.
///
/// A tab stays a tab above the caret and before it, so that both lines are indented alike whatever the terminal's
/// tab width; a character that is two cells wide counts as one.
struct SourceExcerpt {
    /// The most scalars shown of a line.
    private static let width = 100

    /// Two lines, each ended by a line feed.
    let text: String

    /// The excerpt of `line` around a 1-based column; a column past the end puts the caret after the last character.
    init(of line: String, column: Int) {
        let scalars = line.unicodeScalars
        let caret = min(max(column - 1, 0), scalars.count)
        let isLong = scalars.count > Self.width
        let start = isLong ? max(0, min(caret - Self.width / 2, scalars.count - Self.width)) : 0
        let end = isLong ? start + Self.width : scalars.count

        let lower = scalars.index(scalars.startIndex, offsetBy: start)
        let upper = scalars.index(lower, offsetBy: end - start)
        let middle = scalars.index(lower, offsetBy: caret - start)
        var source = String.UnicodeScalarView(scalars[lower..<upper].map(\.safeOnTerminal))
        var indent = String.UnicodeScalarView(scalars[lower..<middle].map { $0 == "\t" ? "\t" : " " })
        if start > 0 {
            source.insert("…", at: source.startIndex)
            indent.insert(" ", at: indent.startIndex)
        }
        if end < scalars.count { source.append("…") }
        text = "\(String(source))\n\(String(indent))^\n"
    }
}
