extension Printer {
    /// `//` lines. An empty text is one empty comment line.
    mutating func printComment(_ text: String) {
        let lines = CommentText.lines(of: text)
        printCommentLines(lines.isEmpty ? [[]] : lines, "//")
    }

    /// A title on one line.
    mutating func printMark(_ title: String) {
        write("// MARK: - ")
        write(Array(CommentText.lines(of: title).joined(separator: [CommentText.space]))[...])
    }

    /// `///` lines, each ended.
    mutating func print(_ documentation: DocComment) {
        let text = CommentText.lines(of: documentation.text)
        let parameters = documentation.parameters
            .map { (name: $0.name, lines: CommentText.lines(of: $0.text)) }
            .filter { !$0.lines.isEmpty }
        if !text.isEmpty {
            printCommentLines(text, "///")
            newline()
        }
        guard !parameters.isEmpty else { return }
        if !text.isEmpty {
            write("///")
            newline()
        }
        if parameters.count > 1 {
            write("/// - Parameters:")
            newline()
        }
        for parameter in parameters {
            let start = parameters.count > 1 ? "  - " : "- Parameter "
            let first = Array((start + parameter.name.text + ": ").utf8) + parameter.lines[0]
            printCommentLines(
                [first[...]] + parameter.lines.dropFirst(), "///", hanging: parameters.count > 1 ? 4 : 2)
            newline()
        }
    }

    private mutating func printCommentLines(_ lines: [ArraySlice<UInt8>], _ mark: StaticString, hanging: Int = 0) {
        let wrapped = CommentWrapping(lines, columns: room - mark.utf8CodeUnitCount - 1, hanging: hanging)
        var isFirst = true
        for line in wrapped.lines {
            if !isFirst { newline() }
            isFirst = false
            write(mark)
            if !line.text.isEmpty { writeSpaced(line.text, margin: line.margin + 1) }
        }
    }
}
