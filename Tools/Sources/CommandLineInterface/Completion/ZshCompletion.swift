/// The completion script for zsh, for a file `_name` in `fpath`; loading it by `source` works, too.
struct ZshCompletion {
    private let program: ProgramDescription
    private var function: String { "_" + program.name.asShellName }

    init(of program: ProgramDescription) { self.program = program }

    var text: String {
        let lines =
            ["#compdef \(program.name)", "# Printed by: \(program.invocation) completion zsh", "", "\(function)() {"]
            + body.indented
            + ["}", ""]
            // An autoloaded file is the body of the function and must call it; a sourced file registers the function.
            + ["if [ \"$funcstack[1]\" = _\(program.name) ]; then", "    \(function) \"$@\"", "else"]
            + ["    compdef \(function) \(program.name)", "fi"]
        return lines.map { $0 + "\n" }.joined()
    }

    private var body: [String] {
        let names = program.commands.map(\.name).joined(separator: " | ")
        return ["local command=\(program.defaultCommand ?? "''")", "local -a commands", "commands=("]
            + program.commands.map { "\($0.name):\($0.summary)".quotedForShell }.indented
            + [")", "if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then"]
            + (["_describe command commands"] + defaultOperand + ["return"]).indented
            + [
                "fi", "case $words[2] in", "\(names))", "    command=$words[2]", "    shift words",
                "    (( CURRENT-- ))",
            ]
            + ["    ;;", "esac", "case $command in"] + program.commands.flatMap(commandCase) + ["esac"]
    }

    private var defaultOperand: [String] {
        let standard = program.defaultCommand.flatMap(program.command)?.operands.first?.placeholder
        return standard.flatMap(action).map { [$0] } ?? []
    }

    private func commandCase(_ command: CommandDescription) -> [String] {
        let flags = command.flags.flatMap(specifications)
        let operands = command.operands.map { operand in
            let place = operand.count == .any ? "*" : operand.count == .optional ? ":" : ""
            return "\(place):\(escaped(operand.placeholder.name)):\(action(operand.placeholder) ?? " ")"
        }
        let words = (flags + operands).map { "    " + $0.quotedForShell }
        return ["\(command.name))"] + (["_arguments -s -S \\"] + words.joinedByBackslash + [";;"]).indented
    }

    /// One specification for each spelling. If a flag can be given once, its spellings exclude each other.
    private func specifications(of flag: Flag) -> [String] {
        flag.spellings.map { spelling in
            let exclusion = flag.isRepeatable ? "*" : "(\(flag.spellings.joined(separator: " ")))"
            let attached = flag.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
            let value = flag.value.map { ":\(escaped($0.name)):\(action($0) ?? " ")" } ?? ""
            return "\(exclusion)\(spelling)\(attached)[\(escaped(flag.help))]\(value)"
        }
    }

    private func action(_ placeholder: Placeholder) -> String? {
        switch placeholder.kind {
        case .text: nil
        case .file: "_files"
        case .folder: "_files -/"
        case .entry(let folder): "($(ls \(folder) 2>/dev/null))"
        case .choice(let words), .known(let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// Escapes brackets and colons, which divide a specification.
    private func escaped(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

extension [String] {
    /// Adds a backslash to each line except the last one.
    fileprivate var joinedByBackslash: [String] { dropLast().map { $0 + " \\" } + suffix(1) }
}
