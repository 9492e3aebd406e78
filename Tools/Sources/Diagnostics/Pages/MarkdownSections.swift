/// The sections of a rule's page, which are taken in order.
struct MarkdownSections {
    private struct Section {
        let title: String
        /// The line of the heading.
        let line: Int
        var body: [Substring] = []
    }

    private var rest: ArraySlice<Section> = []
    private let lineCount: Int

    /// Divides a page at its headings. The first section has the title of the page.
    init(_ text: String, title: String) throws(RulePage.Problem) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        lineCount = lines.count
        guard lines.first == "# \(title)" else {
            throw RulePage.Problem(line: 1, message: "the heading is not \"# \(title)\"")
        }
        rest = [Section(title: title, line: 1)]
        var isCode = false
        for (index, line) in lines.enumerated().dropFirst() {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("## ") {
                rest.append(Section(title: String(line.dropFirst(3)), line: index + 1))
            } else {
                rest[rest.count - 1].body.append(line)
            }
        }
    }

    /// Whether the next section has this title.
    func isNext(_ title: String) -> Bool { rest.first?.title == title }

    /// The lines of the next section's only paragraph, joined by spaces.
    mutating func paragraph(_ title: String) throws(RulePage.Problem) -> String {
        let (lines, line) = try content(of: title)
        for (index, text) in lines.enumerated() where text.isEmpty || text.hasPrefix("```") || text.hasPrefix("#") {
            throw RulePage.Problem(line: line + index, message: "\"\(title)\" is not one paragraph")
        }
        return lines.joined(separator: " ")
    }

    /// The next section's only block of code.
    mutating func code(_ title: String, _ languages: [String]) throws(RulePage.Problem) -> RuleExample.Code {
        let (lines, line) = try content(of: title)
        let language = String(lines[0].dropFirst(3))
        guard lines[0].hasPrefix("```"), languages.contains(language) else {
            throw RulePage.Problem(
                line: line, message: "\"\(title)\" is no block of \(languages.joined(separator: " or "))")
        }
        let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
        guard fences == [0, lines.count - 1], lines[fences[1]] == "```" else {
            throw RulePage.Problem(line: line, message: "\"\(title)\" is not one block of code")
        }
        return RuleExample.Code(lines[1..<fences[1]].map { $0 + "\n" }.joined(), language: language)
    }

    /// Nothing is left.
    func end() throws(RulePage.Problem) {
        guard let section = rest.first else { return }
        throw RulePage.Problem(line: section.line, message: "the section \"\(section.title)\" does not belong here")
    }

    /// The lines of the next section without the empty ones around them, and the number of the first.
    private mutating func content(of title: String) throws(RulePage.Problem) -> (lines: [Substring], line: Int) {
        guard let section = rest.first, section.title == title else {
            let line = rest.first?.line ?? lineCount
            throw RulePage.Problem(line: line, message: "the section \"\(title)\" is missing here")
        }
        rest.removeFirst()
        guard let first = section.body.firstIndex(where: { !$0.isEmpty }),
            let last = section.body.lastIndex(where: { !$0.isEmpty })
        else { throw RulePage.Problem(line: section.line, message: "the section \"\(title)\" is empty") }
        return (Array(section.body[first...last]), section.line + 1 + first)
    }
}
