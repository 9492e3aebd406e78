/// A program's manual page, section 1, for man. It has no date and no version, so that it changes only with its text.
struct ManualPage {
    private let program: ProgramDescription

    init(of program: ProgramDescription) { self.program = program }

    var text: String {
        let lines =
            [
                ".\\\" Made from the command's own descriptions by: \(program.invocation) man",
                ".TH \(program.name.uppercased()) 1 \"\" \"\(program.name)\" \"User Commands\"", ".nh",
                ".SH NAME", "\(Roff.text(program.name)) \\- \(Roff.text(program.summary))",
            ] + synopsis + description + program.commands.flatMap(section)
            + [".SH EXAMPLES"] + examples(program.examples)
            + [".SH EXIT STATUS"] + exits(program.exits) + environment
        return lines.map { $0 + "\n" }.joined()
    }

    private var synopsis: [String] {
        let standard = program.defaultCommand.flatMap(program.command).map { [usage(of: $0), ".br"] } ?? []
        return [".SH SYNOPSIS"] + standard
            + ["\(Roff.bold(program.invocation)) \(Roff.italic("COMMAND")) [\(Roff.italic("ARGUMENT…"))]"]
    }

    private var description: [String] {
        [".SH DESCRIPTION"] + Roff.lines(program.summary.asSentence) + paragraphs(program.discussion) + [".SH COMMANDS"]
    }

    private var environment: [String] {
        guard !program.environment.isEmpty else { return [] }
        return [".SH ENVIRONMENT"] + program.environment.flatMap { item(Roff.bold($0.name), $0.meaning.asSentence) }
    }

    private func section(of command: CommandDescription) -> [String] {
        [".SS \(Roff.text(command.name))", usage(of: command), ".PP"]
            + Roff.lines(command.summary.asSentence)
            + paragraphs(command.discussion)
            + command.operands.flatMap { item(Roff.italic($0.placeholder.name), $0.help.asSentence) }
            + command.groups.flatMap { group in
                [".PP", "\(Roff.text(group.title)):"] + group.flags.flatMap(flag)
            }
            + (command.examples.isEmpty ? [] : [".PP", "Examples:"] + examples(command.examples))
    }

    private func usage(of command: CommandDescription) -> String { Roff.bold(program.usage(of: command)) }

    private func paragraphs(_ texts: [String]) -> [String] { texts.flatMap { [".PP"] + Roff.lines($0) } }

    private func item(_ head: String, _ meaning: String) -> [String] { [".TP", head] + Roff.lines(meaning) }

    private func flag(_ flag: Flag) -> [String] {
        let spellings = flag.spellings.map(Roff.bold).joined(separator: ", ")
        let value = flag.value.map { " " + Roff.italic($0.name) } ?? ""
        return item(spellings + value, flag.help.asSentence + (flag.isRepeatable ? " It may be repeated." : ""))
    }

    private func examples(_ examples: [Example]) -> [String] {
        examples.flatMap { item(Roff.bold($0.command), $0.meaning.asSentence) }
    }

    private func exits(_ exits: [ExitStatus]) -> [String] {
        exits.flatMap { item("\($0.code)", $0.meaning.asSentence) }
    }
}
