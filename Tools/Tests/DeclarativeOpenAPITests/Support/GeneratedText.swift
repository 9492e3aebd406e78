/// Generated source, with access to its sections and blocks.
struct GeneratedText {
    let text: String

    /// The text below `// MARK: - title`, without its indentation; empty if there is no such section.
    func section(_ title: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let mark = lines.firstIndex(of: "    // MARK: - \(title)") else { return "" }
        let end = lines[(mark + 1)...].firstIndex { $0.hasPrefix("    // MARK: - ") || $0 == "}" } ?? lines.endIndex
        return Self.flush(lines[(mark + 1)..<end])
    }

    /// All blocks whose first line has the given prefix, without their indentation.
    func blocks(_ start: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix(start) }.map { first in
            let indent = lines[first].prefix { $0 == " " }.count
            let rest = lines[(first + 1)...]
            let deeper = rest.prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > indent }
            guard !deeper.isEmpty, deeper.endIndex < lines.endIndex else { return Self.flush([lines[first]]) }
            let closing = lines[deeper.endIndex].drop { $0 == " " }
            let isClosed = closing.first.map { "})]".contains($0) } ?? false
            return Self.flush(lines[first..<(deeper.endIndex + (isClosed ? 1 : 0))])
        }
    }

    /// The lines without the first one's indentation, and without empty ones at both ends.
    private static func flush(_ lines: ArraySlice<Substring>) -> String {
        var lines = lines.drop(while: \.isEmpty)
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n")
    }
}
