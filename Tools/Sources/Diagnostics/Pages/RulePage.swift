/// The explanation of a rule: `explain` prints it, and `Documentation/rules.md` is made of it.
///
/// A reference type, so that a finding carries its rule's page for the price of a pointer.
package final class RulePage: Sendable {
    /// The cause of a finding.
    package enum Cause: Sendable {
        /// An input that a test runs.
        case example(RuleExample)
        /// One line of sentences, where an input alone cannot show the cause.
        case words(String)
    }

    /// The rule in one sentence.
    package let summary: String
    /// The meaning of a finding of the rule, in a few sentences.
    package let meaning: String
    /// The loss in the output, in one sentence.
    package let loss: String
    /// The remedy, in one sentence.
    package let remedy: String
    package let cause: Cause

    /// A page; each text is one line of sentences that end with a full stop.
    package init(
        summary: String = "", means meaning: String, lost loss: String, remedy: String, cause: Cause
    ) {
        self.summary = summary
        self.meaning = meaning
        self.loss = loss
        self.remedy = remedy
        self.cause = cause
    }

    /// The page of a rule that has none; a test names the rules that have it.
    package static let unwritten = RulePage(means: "", lost: "", remedy: "", cause: .words(""))

    /// Whether the rule has a page of its own.
    package var isWritten: Bool { self !== Self.unwritten }
}
