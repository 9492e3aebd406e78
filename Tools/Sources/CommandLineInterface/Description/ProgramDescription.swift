/// The description of a program: its commands, and the facts that hold for all of them.
package struct ProgramDescription: Sendable {
    /// The executable's name.
    package let name: String
    /// The command that a person types to call it: `./workspace`.
    package let invocation: String
    /// The purpose, in the imperative and without a full stop.
    package let summary: String
    /// Paragraphs; each is one long line.
    package let discussion: [String]
    /// The command that runs if the first word is not a command; nil if a command must be named.
    package let defaultCommand: String?
    package let commands: [CommandDescription]
    package let examples: [Example]
    package let exits: [ExitStatus]
    /// The environment variables that the program reads.
    package let environment: [Variable]

    /// An environment variable.
    package struct Variable: Hashable, Sendable {
        package let name: String
        /// A sentence without a full stop.
        package let meaning: String

        package init(_ name: String, _ meaning: String) {
            self.name = name
            self.meaning = meaning
        }
    }

    /// - Parameter commands: The commands in the order of the help; the ones that every program has are appended.
    package init(
        name: String, invocation: String? = nil, summary: String, discussion: [String] = [],
        defaultCommand: String? = nil, commands: [CommandDescription], examples: [Example], exits: [ExitStatus],
        environment: [Variable] = []
    ) {
        self.name = name
        self.invocation = invocation ?? name
        self.summary = summary
        self.discussion = discussion
        self.defaultCommand = defaultCommand
        self.commands = commands + Self.ownCommands(of: invocation ?? name, named: name, helping: commands.map(\.name))
        self.examples = examples
        self.exits = exits
        self.environment = environment
    }

    func command(_ name: String) -> CommandDescription? { commands.first { $0.name == name } }

    /// The full usage line of a command; the name of the default command is in brackets.
    func usage(of command: CommandDescription) -> String {
        guard command.name == defaultCommand else { return "\(invocation) \(command.usage)" }
        return "\(invocation) [\(command.name)]\(command.usage.dropFirst(command.name.count))"
    }
}
