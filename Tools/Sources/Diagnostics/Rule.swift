/// What a diagnostic is an instance of: an id that never changes, and how heavy it is.
///
/// Each room lists the rules it raises in an `extension Rule`, one `static let` for each.
package struct Rule: Sendable {
    /// What a rule does to a run.
    package enum Level: Hashable, Sendable {
        /// Always an error.
        case error
        /// An error, unless the rule is allowed: then a warning.
        case refusal
        /// A warning: something was degraded.
        case warning
        /// Worth knowing.
        case note
    }

    /// The id printed in brackets, `room.what`; what `--allow` takes.
    package let id: String
    /// What the rule does to a run.
    package let level: Level
    /// One sentence for a list of all rules.
    package let summary: String

    /// What it means, what is lost, what to do, and an example.
    package let page: RulePage

    /// A rule with its id, level and summary, and the page that explains it.
    package init(id: String, level: Level, summary: String, page: RulePage = .unwritten) {
        self.id = id
        self.level = level
        self.summary = summary
        self.page = page
    }

    /// A rule whose summary and page are embedded in the program: the Markdown of `Pages/<id>.md`.
    package init(id: String, level: Level, page markdown: [UInt8]) {
        let page = RulePage.embedded(markdown, of: id)
        self.init(id: id, level: level, summary: page.summary, page: page)
    }

    /// The severity of a diagnostic of this rule, when the rule is not allowed.
    package var severity: Severity {
        switch level {
        case .error, .refusal: .error
        case .warning: .warning
        case .note: .note
        }
    }
}

/// A rule is its id: no two rules share one.
extension Rule: Hashable {
    package static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
