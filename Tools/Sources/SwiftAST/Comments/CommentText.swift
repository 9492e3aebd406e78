/// Makes lines of any text that may stand in a line comment: no line break is left inside, nothing that cannot be seen.
enum CommentText {
    /// The lines as UTF-8, without trailing white space; empty ones at both ends left out, several in a row made one.
    static func lines(of text: String) -> [ArraySlice<UInt8>] {
        let bytes = cleaned(text)
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start <= bytes.endIndex {
            let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
            var line = bytes[start..<end]
            while line.last == space { line.removeLast() }
            if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
            start = end + 1
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")

    /// The text with `\n` for every line break, spaces for every white space, and without what is hidden.
    private static func cleaned(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        if bytes.allSatisfy({ (space...0x7E).contains($0) || $0 == newline }) { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result.append(newline)
            case "\t": result.append(contentsOf: [space, space, space, space])
            case " ", "\u{A0}", "\u{3000}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": result.append(space)
            case "\u{200D}", "\u{FE0E}", "\u{FE0F}": result.append(contentsOf: String(scalar).utf8)
            case _ where StringEscaping.isHidden(scalar): break
            default: result.append(contentsOf: String(scalar).utf8)
            }
            previous = scalar
        }
        return result
    }
}
