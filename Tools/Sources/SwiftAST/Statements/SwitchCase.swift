/// `case pattern, pattern: …` or `default: …`
package struct SwitchCase: Sendable {
    package var patterns: [Pattern]
    /// `where condition` after the last pattern.
    package var condition: Expression?
    package var body: [Statement]
    /// Keeps a single statement on the line of the pattern when it fits: for tables of facts.
    package var isCompact: Bool

    package init(
        _ patterns: [Pattern], where condition: Expression? = nil, compact isCompact: Bool = false, _ body: [Statement]
    ) {
        precondition(!patterns.isEmpty, "a case without patterns is made with `default`")
        self.patterns = patterns
        self.condition = condition
        self.isCompact = isCompact
        self.body = body
    }

    private init(defaultBody: [Statement], isCompact: Bool) {
        patterns = []
        body = defaultBody
        self.isCompact = isCompact
    }

    package static func `default`(compact isCompact: Bool = false, _ body: [Statement]) -> SwitchCase {
        SwitchCase(defaultBody: body, isCompact: isCompact)
    }
}
