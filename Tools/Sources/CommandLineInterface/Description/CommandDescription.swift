/// The description of one command. Parsing, help, suggestions, completion and the manual are made from it.
package struct CommandDescription: Sendable {
    package let name: String
    /// The purpose, in the imperative and without a full stop: `write the Swift source of a document`.
    package let summary: String
    /// Paragraphs; each is one long line.
    package let discussion: [String]
    package let operands: [Operand]
    package let groups: [FlagGroup]
    package let examples: [Example]
    package let exits: [ExitStatus]

    package init(
        name: String, summary: String, discussion: [String] = [], operands: [Operand] = [], groups: [FlagGroup] = [],
        examples: [Example] = [], exits: [ExitStatus] = [ExitStatus(.success, "done")]
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        self.groups = groups
        self.examples = examples
        self.exits = exits + [ExitStatus(.usage, "wrong usage")]
    }

    /// Every flag, `--help` last.
    var flags: [Flag] { groups.flatMap(\.flags) + [.help] }

    /// The flags under their headings; `--help` closes the last group.
    var shownGroups: [FlagGroup] {
        guard let last = groups.last else { return [FlagGroup("Flags", [.help])] }
        return groups.dropLast() + [FlagGroup(last.title, last.flags + [.help])]
    }

    /// `new NAME --spec FILE [FLAG…]`, without the program.
    var usage: String {
        let required = groups.flatMap(\.flags).filter(\.isRequired).map(\.usage)
        let others = groups.flatMap(\.flags).contains { !$0.isRequired } ? ["[FLAG…]"] : []
        return ([name] + operands.map(\.usage) + required + others).joined(separator: " ")
    }
}
