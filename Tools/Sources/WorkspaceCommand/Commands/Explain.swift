import CommandLineInterface
import Workspace

extension CommandDescription {
    static let explain = CommandDescription(
        name: WorkspaceCommand.explain.rawValue, summary: "say what a rule means, or list the rules",
        discussion: [
            "The rule of a finding stands in brackets at its end. Its page says what is wrong, what is lost and what to do, "
                + "with an example; all pages together are Documentation/rules.md."
        ],
        operands: [
            Operand(
                .known("RULE", Explain.rules.map(\.id)), .optional, help: "the rule; without it all of them are listed")
        ],
        examples: [
            Example("./workspace explain drift.edited", "all about one rule"),
            Example("./workspace explain", "every rule, a line for each"),
        ])
}
