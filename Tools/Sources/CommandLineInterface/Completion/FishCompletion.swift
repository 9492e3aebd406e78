/// The completion script for fish.
struct FishCompletion {
    private let program: ProgramDescription

    init(of program: ProgramDescription) { self.program = program }

    var text: String {
        let lines =
            ["# Completes \(program.name) in fish; printed by: \(program.invocation) completion fish", ""]
            + commandFunction + ["", "complete -c \(program.name) -f"] + program.commands.map(word)
            + program.commands.flatMap(values)
        return lines.map { $0 + "\n" }.joined()
    }

    private var function: String { "__\(program.name.asShellName)_is" }

    /// Whether the command is the one given, or the default when none is named.
    private var commandFunction: [String] {
        let names = program.commands.map(\.name).joined(separator: " ")
        return ["function \(function)"]
            + [
                "set -l words (commandline -opc)", "set -l command \(program.defaultCommand ?? "''")",
                "if contains -- \"$words[2]\" \(names)", "    set command $words[2]", "end",
                "test \"$command\" = \"$argv[1]\"",
            ].indented + ["end"]
    }

    private func word(of command: CommandDescription) -> String {
        "complete -c \(program.name) -n 'test (count (commandline -opc)) -eq 1' -a \(command.name) "
            + "-d \(quoted(command.summary))"
    }

    private func values(of command: CommandDescription) -> [String] {
        let head = "complete -c \(program.name) -n '\(function) \(command.name)'"
        let flags = command.flags.map { flag in
            let short = flag.short.map { " -s \($0.dropFirst())" } ?? ""
            let value = flag.value.map { ($0.kind == .file ? " -r" : " -x") + offer($0) } ?? ""
            return "\(head)\(short) -l \(flag.name.dropFirst(2))\(value) -d \(quoted(flag.help))"
        }
        let operands = command.operands.map(\.placeholder).filter { $0.kind != .text }.map { head + offer($0) }
        return flags + operands
    }

    private func offer(_ placeholder: Placeholder) -> String {
        switch placeholder.kind {
        case .text: ""
        case .file: " -F"
        case .folder: " -a '(__fish_complete_directories)'"
        case .entry(let folder): " -a '(ls \(folder) 2>/dev/null)'"
        case .choice(let words), .known(let words): " -a \(quoted(words.joined(separator: " ")))"
        }
    }

    /// fish knows two escapes between single quotes.
    private func quoted(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
