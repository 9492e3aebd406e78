import CommandLineInterface
import Workspace

extension CommandDescription {
    static let explain = CommandDescription(
        name: WorkspaceCommand.explain.rawValue, summary: "explain a rule, or list all rules",
        discussion: [
            "A finding ends with its rule in brackets. The page of the rule says what is wrong, what is lost and what to do, "
                + "with an example; Documentation/rules.md contains all pages."
        ],
        operands: [
            Operand(
                .known("RULE", Explain.rules.map(\.id)), .optional, help: "the rule; without it, all rules are listed")
        ],
        examples: [
            Example("./workspace explain drift.edited", "explain one rule"),
            Example("./workspace explain", "list all rules, one on each line"),
        ])
}
