extension ProgramDescription {
    /// The shells with a completion script.
    enum Shell: String, CaseIterable { case bash, zsh, fish }

    static let completionName = "completion"
    static let manName = "man"
    static let helpName = "help"

    /// The commands that every program has.
    static func ownCommands(of invocation: String, named name: String, helping names: [String]) -> [CommandDescription]
    {
        [completion(invocation, name), man(invocation, name), help(invocation, names)]
    }

    private static func completion(_ invocation: String, _ name: String) -> CommandDescription {
        CommandDescription(
            name: completionName, summary: "print a completion script for a shell",
            discussion: ["The script completes commands, flags and their values. Load it when the shell starts."],
            operands: [Operand(.choice("bash", "zsh", "fish"), help: "the shell")],
            examples: [
                Example("source <(\(invocation) completion bash)", "complete in this session of bash"),
                Example(
                    "\(invocation) completion zsh >~/.zfunc/_\(name)",
                    "for zsh, where ~/.zfunc is in fpath before compinit runs"),
                Example(
                    "\(invocation) completion fish >~/.config/fish/completions/\(name).fish",
                    "for every session of fish"),
            ])
    }

    private static func man(_ invocation: String, _ name: String) -> CommandDescription {
        CommandDescription(
            name: manName, summary: "print the manual page in the format of man",
            examples: [
                Example("\(invocation) man | man -l -", "read it"),
                Example("\(invocation) man >~/.local/share/man/man1/\(name).1", "install it"),
            ])
    }

    private static func help(_ invocation: String, _ names: [String]) -> CommandDescription {
        CommandDescription(
            name: helpName, summary: "print the commands, or the help of one command",
            operands: [
                Operand(.known("COMMAND", names + [completionName, manName, helpName]), .optional, help: "the command")
            ],
            examples: [Example("\(invocation) help \(names[0])", "print the help of \(names[0])")])
    }
}
