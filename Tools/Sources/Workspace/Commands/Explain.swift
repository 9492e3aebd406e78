import CommandLineInterface
import DeclarativeOpenAPI
import Diagnostics
import FileAccess

/// Says what the rules mean whose findings a workspace prints.
package enum Explain {
    /// Every rule that a command can raise.
    package static let rules = Generator.rules + Rule.allFiles + Rule.workspaceRules

    /// The page of a rule, or a line for each of them.
    package static func run(_ id: String?) throws(UsageError) -> Outcome {
        var outcome = Outcome()
        outcome.lines = try RuleGuide.text(id, among: rules).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
        return outcome
    }
}
