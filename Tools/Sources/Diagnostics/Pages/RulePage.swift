/// What a person is told who asks about a rule: `explain` prints it, and the documentation is made of it.
///
/// A reference type, so that a finding carries its rule's page for the price of a pointer.
package final class RulePage: Sendable {
    /// What the rule says of what it is raised for, in a few sentences.
    package let meaning: String
    /// What the output is without, in one sentence.
    package let loss: String
    /// What to do about it, in one sentence.
    package let remedy: String
    /// What raises the rule.
    package let example: RuleExample

    /// A page; each text is one line of sentences that end with a full stop.
    package init(means meaning: String, lost loss: String, remedy: String, example: RuleExample) {
        self.meaning = meaning
        self.loss = loss
        self.remedy = remedy
        self.example = example
    }

    /// Stands in for a page that no one has written; a test names the rules that have it.
    package static let unwritten = RulePage(means: "", lost: "", remedy: "", example: .words(""))

    /// Whether someone has written it.
    package var isWritten: Bool { self !== Self.unwritten }
}
