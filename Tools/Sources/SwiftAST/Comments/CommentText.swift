/// Makes lines of any text that may stand in a line comment: no line break is left inside, nothing that cannot be seen.
enum CommentText {
    /// The lines without trailing white space, empty ones at both ends left out, several in a row made one.
    static func lines(of text: String) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        func ended() {
            while let last = line.last, last == " " { line.removeLast() }
            if !line.isEmpty || !(lines.last ?? "").isEmpty { lines.append(String(line)) }
            line = String.UnicodeScalarView()
        }
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": ended()
            case "\t": line.append(contentsOf: "    ".unicodeScalars)
            case "\u{A0}", "\u{3000}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": line.append(" ")
            case "\u{200D}", "\u{FE0E}", "\u{FE0F}": line.append(scalar)
            case _ where StringEscaping.isHidden(scalar) && scalar != " ": break
            default: line.append(scalar)
            }
            previous = scalar
        }
        ended()
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// Breaks long lines of prose between words; code blocks, tables and headings keep their lines.
    static func wrapped(_ lines: [String], columns: Int, hanging: String = "") -> [String] {
        var result: [String] = []
        var isFenced = false
        for (index, line) in lines.enumerated() {
            let line = index > 0 && !line.isEmpty ? hanging + line : line
            let content = line.drop { $0 == " " }
            if content.hasPrefix("```") || content.hasPrefix("~~~") { isFenced.toggle() }
            let isProse = !isFenced && !content.hasPrefix("|") && !content.hasPrefix("#") && !isCode(line, hanging)
            if isProse, line.utf8.count > columns {
                wrap(line, columns: max(columns, 20), hanging: hanging, into: &result)
            } else {
                result.append(line)
            }
        }
        return result
    }

    private static func isCode(_ line: String, _ hanging: String) -> Bool {
        hanging.isEmpty && line.hasPrefix("    ")
    }

    private static func wrap(_ line: String, columns: Int, hanging: String, into result: inout [String]) {
        let margin = String(repeating: " ", count: line.prefix { $0 == " " }.count)
        var current = ""
        var width = 0
        for word in line.split(separator: " ") {
            let wordWidth = word.unicodeScalars.count
            if current.isEmpty {
                current = margin + word
                width = margin.utf8.count + wordWidth
            } else if width + 1 + wordWidth > columns, !startsBlock(word) {
                result.append(current)
                current = (hanging.isEmpty ? margin : hanging) + word
                width = (hanging.isEmpty ? margin : hanging).utf8.count + wordWidth
            } else {
                current += " " + word
                width += 1 + wordWidth
            }
        }
        if !current.isEmpty { result.append(current) }
    }

    /// Words that would begin a list, a heading or a quotation at the start of a line.
    private static func startsBlock(_ word: Substring) -> Bool {
        guard let first = word.utf8.first else { return false }
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: ">"),
            UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: "`"), UInt8(ascii: "~"):
            return true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            return word.hasSuffix(".") || word.hasSuffix(")")
        default:
            return false
        }
    }
}
