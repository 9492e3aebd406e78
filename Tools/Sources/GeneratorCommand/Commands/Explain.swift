import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import Slice

extension CommandDescription {
    static let explain = CommandDescription(
        name: GeneratorCommand.explain.rawValue,
        summary: "say what a rule means, or list the rules",
        discussion: [
            "The rule of a finding stands in brackets at its end. Its page says what is wrong, what is lost and what to do, "
                + "with an example; all pages together are Documentation/rules.md."
        ],
        operands: [
            Operand(
                .known("RULE", Rule.explained.map(\.id)), .optional, help: "the rule; without it all of them are listed"
            )
        ],
        examples: [
            Example("declarative-openapi explain reference.unresolved", "all about one rule"),
            Example("declarative-openapi explain", "every rule, a line for each"),
        ])
}

extension Rule {
    /// Every rule that a command of this program can raise.
    static let explained = Generator.rules + Rule.allFiles + Rule.allSlice
}

/// Prints the page of a rule, or a line for each of them.
func explainRule(_ id: String?) throws -> ExitCode {
    guard let id else {
        let width = Rule.explained.map(\.id.count).max() ?? 0
        let lines = Rule.explained.map { rule in
            rule.id.padding(to: width + 2) + rule.level.name.padding(to: 9) + rule.summary
        }
        try Stream.output.write(lines.map { $0 + "\n" }.joined())
        return .success
    }
    guard let rule = Rule.explained.first(where: { $0.id == id }) else {
        throw UsageError("there is no rule \(id)\(NearestSpelling.hint(for: id, among: Rule.explained.map(\.id)))")
    }
    try Stream.output.write(RulePage.text(for: rule))
    return .success
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
