import CommandLineInterface
import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import Slice

extension CommandDescription {
    static let explain = CommandDescription(
        name: GeneratorCommand.explain.rawValue,
        summary: "explain a rule, or list all rules",
        discussion: [
            "A finding ends with its rule in brackets. The page of the rule says what is wrong, what is lost and what to do, "
                + "with an example; Documentation/rules.md contains all pages."
        ],
        operands: [
            Operand(
                .known("RULE", Rule.explained.map(\.id)), .optional, help: "the rule; without it, all rules are listed"
            )
        ],
        examples: [
            Example("declarative-openapi explain reference.unresolved", "explain one rule"),
            Example("declarative-openapi explain", "list all rules, one on each line"),
        ])
}

extension Rule {
    /// Every rule that a command of this program can raise.
    static let explained = Generator.rules + Rule.fileRules + Rule.sliceRules
}

/// Prints the page of a rule, or one line for each rule.
func explainRule(_ id: String?) throws -> ExitCode {
    try Stream.output.write(try RuleGuide.text(id, among: Rule.explained))
    return .success
}
