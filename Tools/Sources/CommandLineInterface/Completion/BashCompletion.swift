/// The completion script for bash, from version 3.2 on.
///
/// bash splits words at `=`, so `--output=x` arrives as three words.
struct BashCompletion {
    private let program: ProgramDescription
    private var function: String { "_" + program.name.asShellName }
    private var names: [String] { program.commands.map(\.name) }

    init(of program: ProgramDescription) { self.program = program }

    var text: String {
        let lines =
            ["# Completes \(program.name) in bash; printed by: \(program.invocation) completion bash"]
            + ["\(function)_words() {"] + ["COMPREPLY+=($(compgen -W \"$1\" -- \"$2\"))"].indented + ["}", ""]
            + ["\(function)_files() {"]
            + [
                "local IFS=$'\\n'", "COMPREPLY+=($(compgen \"$1\" -- \"$2\"))", "compopt -o filenames 2>/dev/null",
            ].indented
            + ["}", "", "\(function)() {"] + body.indented + ["}", "", "complete -F \(function) \(program.name)"]
        return lines.map { $0 + "\n" }.joined()
    }

    private var body: [String] {
        [
            "local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}",
            "local command=\(program.defaultCommand ?? "''") index=1 place=0", "COMPREPLY=()", "",
            "if [ \"$word\" = = ]; then", "    word=''", "elif [ \"$before\" = = ]; then",
            "    before=${COMP_WORDS[COMP_CWORD - 2]}", "fi", "",
        ] + firstWord + [
            "case ${COMP_WORDS[1]} in", "\(names.joined(separator: " | "))) command=${COMP_WORDS[1]} index=2 ;;",
            "esac",
        ] + countingOperands + ["", "case $command in"] + program.commands.flatMap(commandCase) + ["esac"]
    }

    /// Completes the first word: a command, or an operand of the default command.
    private var firstWord: [String] {
        let standard = program.defaultCommand.flatMap(program.command)?.operands.first?.placeholder
        let operand = standard.flatMap(completion).map { [$0] } ?? []
        return ["if [ \"$COMP_CWORD\" -eq 1 ] && [ \"${word#-}\" = \"$word\" ]; then"]
            + (operand + ["\(function)_words '\(names.joined(separator: " "))' \"$word\"", "return"]).indented + ["fi"]
    }

    private var countingOperands: [String] {
        var known: Set<String> = []
        let valued = program.commands.flatMap(\.flags).filter { $0.value != nil }.flatMap(\.spellings)
            .filter { known.insert($0).inserted }
        let skip =
            valued.isEmpty
            ? []
            : ["\(valued.joined(separator: " | ")))", "    index=$((index + 1))"]
                + ["    [ \"${COMP_WORDS[index]}\" = = ] && index=$((index + 1))", "    ;;"]
        return ["while [ \"$index\" -lt \"$COMP_CWORD\" ]; do", "    case ${COMP_WORDS[index]} in"] + skip.indented
            + ["    -*) ;;", "    *) place=$((place + 1)) ;;", "    esac", "    index=$((index + 1))", "done"]
    }

    private func commandCase(_ command: CommandDescription) -> [String] {
        let values = command.flags.compactMap { flag in
            flag.value.map { value in
                let offer = completion(value).map { "\($0); " } ?? ""
                return "\(flag.spellings.joined(separator: " | "))) \(offer)return ;;"
            }
        }
        let before = values.isEmpty ? [] : ["case $before in"] + values + ["esac"]
        let flags = "-*) \(function)_words '\(command.flags.flatMap(\.spellings).joined(separator: " "))' \"$word\" ;;"
        return ["\(command.name))"]
            + (before + ["case $word in", flags] + operandCases(command) + ["esac", ";;"]).indented
    }

    private func operandCases(_ command: CommandDescription) -> [String] {
        let places = command.operands.enumerated().compactMap { place, operand in
            completion(operand.placeholder).map { "\(operand.count == .any ? "*" : "\(place)")) \($0) ;;" }
        }
        return places.isEmpty ? [] : ["*)"] + (["case $place in"] + places + ["esac", ";;"]).indented
    }

    private func completion(_ placeholder: Placeholder) -> String? {
        switch placeholder.kind {
        case .text: nil
        case .file: "\(function)_files -f \"$word\""
        case .folder: "\(function)_files -d \"$word\""
        case .entry(let folder): "\(function)_words \"$(ls \(folder.quotedForShell) 2>/dev/null)\" \"$word\""
        case .choice(let words), .known(let words):
            "\(function)_words '\(words.joined(separator: " "))' \"$word\""
        }
    }
}
