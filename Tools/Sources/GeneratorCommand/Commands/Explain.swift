import CommandLineInterface
import DeclarativeOpenAPI
import Diagnostics
import FileAccess
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

/// Prints the page of a rule, or one line for each rule.
func explainRule(_ id: String?) throws -> ExitCode {
    try Stream.output.write(try RuleGuide.text(id, among: Rule.explained))
    return .success
}
