extension String {
    /// The text as one word of bash or zsh. A quote in the text closes the quotation, is escaped, and opens it again.
    var quotedForShell: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The text as the name of a shell function: `declarative_openapi`.
    var asShellName: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
}

extension [String] {
    /// The lines, indented by one level; an empty line stays empty.
    var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } }
}
