/// What a diagnostic is an instance of: an id that never changes, and how heavy it is.
///
/// Each room lists the rules it raises in an `extension Rule`, one `static let` for each.
package struct Rule: Hashable, Sendable {
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

    /// A rule with its id, level and summary.
    package init(id: String, level: Level, summary: String) {
        self.id = id
        self.level = level
        self.summary = summary
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
