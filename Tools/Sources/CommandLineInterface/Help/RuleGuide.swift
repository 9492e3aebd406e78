import Diagnostics

/// The output of `explain`.
package enum RuleGuide {
    /// The page of a rule, or one line for each rule; each line ends with a line feed.
    ///
    /// - Throws: ``UsageError`` for a rule that does not exist.
    package static func text(_ id: String?, among rules: [Rule]) throws(UsageError) -> String {
        guard let id else { return list(of: rules) }
        guard let rule = rules.first(where: { $0.id == id }) else {
            throw UsageError("there is no rule \(id)\(NearestSpelling.hint(for: id, among: rules.map(\.id)))")
        }
        return RulePage.text(for: rule)
    }

    private static func list(of rules: [Rule]) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            padded(rule.id, to: width + 2) + padded(rule.level.name, to: 9) + rule.summary + "\n"
        }.joined()
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
