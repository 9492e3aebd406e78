/// All that is said about a program: its commands, and what holds for every one of them.
package struct ProgramDescription: Sendable {
    /// The executable's name.
    package let name: String
    /// How a person calls it: `./workspace`.
    package let invocation: String
    /// What it is for, as an order, without a full stop.
    package let summary: String
    /// Paragraphs, each one long line.
    package let discussion: [String]
    /// The command that is meant when the first word names none; nil when one has to be named.
    package let defaultCommand: String?
    package let commands: [CommandDescription]
    package let examples: [Example]
    package let exits: [ExitStatus]
    /// What is read from the environment: variable, and what it does.
    package let environment: [Variable]

    /// A variable of the environment.
    package struct Variable: Hashable, Sendable {
        package let name: String
        /// A sentence without a full stop.
        package let meaning: String

        package init(_ name: String, _ meaning: String) {
            self.name = name
            self.meaning = meaning
        }
    }

    /// - Parameter commands: In the order of the help; those that every program has are added behind them.
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

    /// The whole usage line of a command; the name of the one that is meant by default stands in brackets.
    func usage(of command: CommandDescription) -> String {
        guard command.name == defaultCommand else { return "\(invocation) \(command.usage)" }
        return "\(invocation) [\(command.name)]\(command.usage.dropFirst(command.name.count))"
    }
}
