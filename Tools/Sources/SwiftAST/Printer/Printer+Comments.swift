extension Printer {
    /// `//` lines. An empty text is one empty comment line.
    mutating func printComment(_ text: String) {
        printCommentLines(text, "//")
    }

    /// `///` lines, each ended.
    mutating func print(_ documentation: DocComment) {
        let parameters = documentation.parameters.filter { !CommentText.lines(of: $0.text).isEmpty }
        let hasText = !CommentText.lines(of: documentation.text).isEmpty
        if hasText {
            printCommentLines(documentation.text, "///")
            newline()
        }
        guard !parameters.isEmpty else { return }
        if hasText {
            write("///")
            newline()
        }
        if parameters.count > 1 {
            write("/// - Parameters:")
            newline()
        }
        for parameter in parameters {
            let start = parameters.count > 1 ? "  - " : "- Parameter "
            let text = CommentText.lines(of: parameter.text).joined(separator: "\n")
            printCommentLines(
                start + parameter.name.text + ": " + text, "///", hanging: parameters.count > 1 ? "    " : "  ")
            newline()
        }
    }

    private mutating func printCommentLines(_ text: String, _ mark: StaticString, hanging: String = "") {
        var isFirst = true
        for line in CommentText.wrapped(CommentText.lines(of: text), columns: room - 4, hanging: hanging) {
            if !isFirst { newline() }
            isFirst = false
            write(mark)
            if !line.isEmpty {
                write(" ")
                write(line)
            }
        }
        if isFirst { write(mark) }
    }
}
