extension String {
    /// The text as one word of bash or zsh; a quote inside it ends the quotation for one escaped quote.
    var quotedForShell: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// A name that a shell function may have: `declarative_openapi`.
    var asShellName: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
}

extension [String] {
    /// The lines, each a level deeper; an empty one stays empty.
    var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } }
}
