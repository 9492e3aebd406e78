/// The rule that a finding reports a violation of: a stable id, a level and a page that explains it.
///
/// Each target lists the rules that it reports in an `extension Rule`, one `static let` for each.
package struct Rule: Sendable {
    /// The effect of a rule's findings on a run.
    package enum Level: Hashable, Sendable {
        /// An error, even if the rule is allowed.
        case error
        /// An error, or a warning if the rule is allowed.
        case refusal
        /// A warning: the output says less than the document.
        case warning
        /// Information that needs no action.
        case note
    }

    /// The id in brackets at the end of a finding, `subject.fault`, and the argument of `--allow`.
    package let id: String
    /// The effect on a run.
    package let level: Level
    private let text: Text

    /// The explanation, or the Markdown that it is read from when it is asked for: a run reads none.
    private enum Text: Sendable {
        case page(summary: String, RulePage)
        case markdown([UInt8])
    }

    /// One sentence for the list of all rules.
    package var summary: String {
        switch text {
        case .page(let summary, _): summary
        case .markdown: page.summary
        }
    }

    /// The explanation: meaning, loss, remedy and an example.
    package var page: RulePage {
        switch text {
        case .page(_, let page): page
        case .markdown(let markdown): .embedded(markdown, of: id)
        }
    }

    /// A rule with its id, level and summary, and the page that explains it.
    package init(id: String, level: Level, summary: String, page: RulePage = .unwritten) {
        self.id = id
        self.level = level
        text = .page(summary: summary, page)
    }

    /// A rule whose summary and page are embedded in the program: the Markdown of `Pages/<id>.md`.
    package init(id: String, level: Level, page markdown: [UInt8]) {
        self.id = id
        self.level = level
        text = .markdown(markdown)
    }

    /// The severity of the rule's findings, if the rule is neither allowed nor denied.
    package var severity: Severity {
        switch level {
        case .error, .refusal: .error
        case .warning: .warning
        case .note: .note
        }
    }
}

/// Rules are equal if their ids are: no two rules share one.
extension Rule: Hashable {
    package static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
