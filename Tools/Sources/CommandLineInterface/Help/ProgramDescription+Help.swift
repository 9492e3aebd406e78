extension ProgramDescription {
    /// The output of `help COMMAND` and `COMMAND --help`.
    func helpText(of command: CommandDescription) -> String {
        var lines = ["Usage: \(usage(of: command))", ""] + Paragraph.lines(command.summary.asSentence)
        for paragraph in command.discussion { lines += [""] + Paragraph.lines(paragraph) }
        if !command.operands.isEmpty {
            var table = HelpTable(aligning: command.operands.map(\.placeholder.name))
            for operand in command.operands { table.add(operand.placeholder.name, operand.help) }
            lines += ["", "Operands:"] + table.lines
        }
        lines += flagLines(of: command)
        lines += exampleLines(command.examples) + exitLines(command.exits)
        return lines.map { $0 + "\n" }.joined()
    }

    /// The meanings of all flags are in one column.
    private func flagLines(of command: CommandDescription) -> [String] {
        let labels = command.flags.map(label)
        return command.shownGroups.flatMap { group in
            var table = HelpTable(aligning: labels)
            for flag in group.flags {
                table.add(label(of: flag), flag.help + (flag.isRepeatable ? " (repeatable)" : ""))
            }
            return ["", group.title + ":"] + table.lines
        }
    }

    private func label(of flag: Flag) -> String {
        (flag.short.map { $0 + ", " } ?? "    ") + flag.usage
    }
}
