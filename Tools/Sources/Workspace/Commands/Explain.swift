import CommandLineInterface
import DeclarativeOpenAPI
import Diagnostics
import FileAccess

/// Explains the rules of all findings that `./workspace` prints.
package enum Explain {
    /// Every rule that a command can raise.
    package static let rules = Generator.rules + Rule.fileRules + Rule.workspaceRules

    /// The page of a rule, or one line for each rule.
    package static func run(_ id: String?) throws(UsageError) -> Outcome {
        var outcome = Outcome()
        outcome.lines = try RuleGuide.text(id, among: rules).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
        return outcome
    }
}
