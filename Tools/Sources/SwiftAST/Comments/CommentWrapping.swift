/// Breaks the long lines of a comment between words. Code blocks, tables and headings keep their lines.
struct CommentWrapping {
    /// A line to be written behind the comment mark.
    struct Line {
        var margin: Int
        var text: ArraySlice<UInt8>
    }

    private(set) var lines: [Line] = []
    private let columns: Int
    private let hanging: Int

    /// - Parameters:
    ///   - columns: The width of a line behind the mark.
    ///   - hanging: How far the lines after the first go in.
    init(_ text: [ArraySlice<UInt8>], columns: Int, hanging: Int = 0) {
        self.columns = max(columns, 20)
        self.hanging = hanging
        var isFenced = false
        for line in text {
            let content = line.drop { $0 == CommentText.space }
            let isFence = content.starts(with: "```".utf8) || content.starts(with: "~~~".utf8)
            if isFence { isFenced.toggle() }
            let margin = lines.isEmpty || line.isEmpty ? 0 : hanging
            let keeps = isFenced || isFence || (hanging == 0 && content.startIndex - line.startIndex >= 4)
            if keeps || margin + line.count <= columns || content.first == UInt8(ascii: "|")
                || content.first == UInt8(ascii: "#")
            {
                lines.append(Line(margin: margin, text: line))
            } else {
                wrap(content, margin: margin + content.startIndex - line.startIndex)
            }
        }
    }

    private mutating func wrap(_ text: ArraySlice<UInt8>, margin: Int) {
        var line = Line(margin: margin, text: text[text.startIndex..<text.startIndex])
        var width = margin
        var index = text.startIndex
        while index < text.endIndex {
            let start = text[index...].firstIndex { $0 != CommentText.space } ?? text.endIndex
            let end = text[start...].firstIndex(of: CommentText.space) ?? text.endIndex
            let word = text[start..<end]
            let added = (start - index) + word.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
            if width + added > columns, !line.text.isEmpty, !CommentWrapping.startsBlock(word) {
                lines.append(line)
                line = Line(margin: hanging > 0 ? hanging : margin, text: word)
                width = line.margin + added - (start - index)
            } else {
                line.text = text[line.text.startIndex..<end]
                width += added
            }
            index = end
        }
        lines.append(line)
    }

    /// Words that would begin a list, a heading or a quotation at the start of a line.
    private static func startsBlock(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, let last = word.last else { return false }
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: ">"),
            UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: "`"), UInt8(ascii: "~"):
            return true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return last == UInt8(ascii: ".") || last == UInt8(ascii: ")")
        default:
            return false
        }
    }
}
