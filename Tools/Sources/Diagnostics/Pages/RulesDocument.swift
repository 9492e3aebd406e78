/// The pages of all rules as one Markdown document: a table, and a section for each rule, by id.
package enum RulesDocument {
    /// The document, ended by a line feed.
    package static func markdown(for rules: [Rule]) -> String {
        let rules = rules.sorted { $0.id < $1.id }
        return head + rules.map(row).joined() + rules.map(section).joined()
    }

    private static let head = """
        # Rules

        Every finding names its rule in brackets at the end of its line. This page is made from the rules themselves;
        `declarative-openapi explain RULE` prints the same.

        - An **error** fails the run, and nothing is written.
        - A **refusal** does, too, unless its rule is allowed: then it is a warning, and the rest is generated.
        - A **warning** says what was generated as less than the document says. It fails a run with `--strict`.
        - A **note** is worth knowing, and changes nothing.

        `--allow RULE` and `--deny RULE`, or `allow` and `deny` in a `backend.yaml`, change that for one rule: a denied
        warning or note is an error.

        | rule | level | what it is |
        |---|---|---|

        """

    private static func row(_ rule: Rule) -> String {
        "| [`\(rule.id)`](#\(anchor(rule.id))) | \(rule.level.name) | \(cell(rule.summary)) |\n"
    }

    private static func section(_ rule: Rule) -> String {
        let page = rule.page
        var text = "\n## \(rule.id)\n\n"
        text += "*\(rule.level.name).* \(page.meaning)\n\n"
        text += "**Lost:** \(page.loss)\n\n**To do:** \(page.remedy)\n"
        for (title, block) in page.parts {
            text += block.text(
                paragraph: { "\n**\(title):** \($0)\n" },
                code: { "\n\(title):\n\n```\($0.language)\n\($0.text)```\n" })
        }
        return text
    }

    /// The anchor that Markdown readers give a heading: its letters, digits and hyphens.
    private static func anchor(_ id: String) -> String { id.filter { $0 != "." } }

    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
