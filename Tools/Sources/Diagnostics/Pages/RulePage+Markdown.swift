/// The Markdown of a rule's page, `Pages/<rule id>.md` in the target that raises the rule:
///
///     # schema.empty-enum            the rule's id; then the rule in one sentence
///     ## Meaning                     a paragraph
///     ## Lost                        a paragraph
///     ## Remedy                      a paragraph
///
/// The cause follows, either in words or as an example that a test runs:
///
///     ## When                        a paragraph
///
///     ## Example                     yaml or json: a document; or ## Configuration: a backend.yaml
///     ## Settings                    yaml, may be absent: lines of a backend.yaml that the run takes
///     ## Slice                       sh, may be absent: the command that slices the document
///     ## Findings                    text: the lines that the run prints
///     ## Repaired                    yaml or json, may be absent: the input without the fault
///
/// A paragraph may have several lines. A block of code stands between fences; its language follows the first one.
extension RulePage {
    /// A line of a page that does not have the required form.
    package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        package let line: Int
        package let message: String

        package var description: String { "\(line): \(message)" }
    }

    /// Reads a page.
    package convenience init(markdown text: String, of id: String) throws(Problem) {
        var sections = try MarkdownSections(text, title: id)
        self.init(
            summary: try sections.paragraph(id), means: try sections.paragraph("Meaning"),
            lost: try sections.paragraph("Lost"),
            remedy: try sections.paragraph("Remedy"), cause: try Self.cause(&sections))
        try sections.end()
    }

    /// The page that is embedded in the program. A malformed page is replaced by none, because a run can do without it; a
    /// test reads every page and names the malformed line.
    static func embedded(_ markdown: [UInt8], of id: String) -> RulePage {
        (try? RulePage(markdown: String(decoding: markdown, as: UTF8.self), of: id)) ?? .unwritten
    }

    private static func cause(_ sections: inout MarkdownSections) throws(Problem) -> Cause {
        if sections.isNext("When") { return .words(try sections.paragraph("When")) }
        let isConfiguration = sections.isNext("Configuration")
        let input = try sections.code(isConfiguration ? "Configuration" : "Example", ["yaml", "json"])
        let settings = sections.isNext("Settings") ? try sections.code("Settings", ["yaml"]) : nil
        let slice = sections.isNext("Slice") ? try sections.code("Slice", ["sh"]) : nil
        let findings = try sections.code("Findings", ["text"])
        let repaired = sections.isNext("Repaired") ? try sections.code("Repaired", ["yaml", "json"]) : nil
        let use = slice.map { RuleExample.Use.slice(command: String($0.text.dropLast())) }
        return .example(
            RuleExample(
                input, use: use ?? (isConfiguration ? .configure : .generate), settings: settings,
                findings: findings.text, repaired: repaired))
    }
}
