extension ProgramDescription {
    /// The output of `help`: the commands, and how to get more help.
    package var overview: String {
        var lines = usageLines + [""] + Paragraph.lines(summary.asSentence)
        for paragraph in discussion { lines += [""] + Paragraph.lines(paragraph) }
        var table = HelpTable(aligning: commands.map(\.name))
        for command in commands { table.add(command.name, command.summary + remark(on: command)) }
        lines += ["", "Commands:"] + table.lines
        lines += exampleLines(examples) + exitLines(exits)
        lines += ["", "See \(invocation) \(Self.helpName) COMMAND for the help of one command."]
        return lines.map { $0 + "\n" }.joined()
    }

    private var usageLines: [String] {
        guard let standard = defaultCommand.flatMap(command) else {
            return ["Usage: \(invocation) COMMAND [ARGUMENT…]"]
        }
        return ["Usage: \(usage(of: standard))", "       \(invocation) COMMAND [ARGUMENT…]"]
    }

    private func remark(on command: CommandDescription) -> String {
        command.name == defaultCommand ? " (the default command)" : ""
    }

    func exampleLines(_ examples: [Example]) -> [String] {
        guard !examples.isEmpty else { return [] }
        return ["", "Examples:"]
            + examples.flatMap { ["  " + $0.command] + Paragraph.lines($0.meaning, indent: 6) }
    }

    func exitLines(_ exits: [ExitStatus]) -> [String] {
        var table = HelpTable(aligning: exits.map { "\($0.code)" })
        for exit in exits { table.add("\(exit.code)", exit.meaning) }
        return ["", "Exit codes:"] + table.lines
    }
}
