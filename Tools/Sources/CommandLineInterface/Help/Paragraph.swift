/// Text broken into lines between words.
enum Paragraph {
    /// The width of a line of help.
    static let width = 80

    /// Lines of at most `width` columns, each after `indent`; a longer word gets a line of its own.
    static func lines(_ text: String, indent: Int = 0) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { String(repeating: " ", count: indent) + $0 }
    }
}

extension String {
    /// `write the source` → `Write the source.`
    var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
