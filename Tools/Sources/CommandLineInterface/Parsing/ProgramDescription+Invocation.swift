import Diagnostics
import Foundation

extension ProgramDescription {
    /// Parses the words that follow the name of the program.
    package func invocation(_ words: [String]) throws(Misuse) -> Invocation {
        if let first = words.first, Flag.help.spellings.contains(first) {
            return .show(try help(about: words.dropFirst().first))
        }
        let (command, rest) = try command(of: words)
        let arguments: Arguments
        do throws(UsageError) {
            arguments = try command.arguments(rest, usage: usage(of: command))
        } catch {
            try checkOrder(of: words)
            throw Misuse(error.description, of: command.name)
        }
        if arguments.has(.help) { return .show(helpText(of: command)) }
        return try own(command, arguments) ?? .run(command.name, arguments)
    }

    /// The message about an invalid command line: the mistake, and how to get help.
    package func text(of misuse: Misuse) -> String {
        let page = [invocation, Self.helpName, misuse.command].compactMap { $0 }.joined(separator: " ")
        return "\(name): \(misuse.sentence)\nSee \(page)."
    }

    /// Reads a first word that is not a command as an operand of the default command, if it looks like a file or is
    /// one.
    private func command(of words: [String]) throws(Misuse) -> (CommandDescription, rest: [String]) {
        if let first = words.first, let command = command(first) { return (command, Array(words.dropFirst())) }
        let names = commands.map(\.name)
        guard let standard = defaultCommand.flatMap(command) else {
            guard let first = words.first else {
                throw Misuse("which command? It is one of \(names.joined(separator: ", "))")
            }
            if first.hasPrefix("-") { throw Misuse("a command comes first, not \(first)") }
            throw Misuse("there is no command \(first)\(NearestSpelling.hint(for: first, among: names))")
        }
        if let first = words.first, !first.hasPrefix("-"), !first.contains("."), !first.contains("/"),
            !Self.isFile(first)
        {
            throw Misuse("there is no command and no file \(first)\(NearestSpelling.hint(for: first, among: names))")
        }
        return (standard, words)
    }

    /// Rejects flags before the name of a command; they would be read as flags of the default command.
    private func checkOrder(of words: [String]) throws(Misuse) {
        guard words.first?.hasPrefix("-") == true,
            let late = words.lazy.compactMap(self.command).first, !Self.isFile(late.name)
        else { return }
        throw Misuse("\(late.name) comes before its flags: \(usage(of: late))", of: late.name)
    }

    /// A broken link counts as a file, so that the command reports it.
    private static func isFile(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    private func own(_ command: CommandDescription, _ arguments: Arguments) throws(Misuse) -> Invocation? {
        switch command.name {
        case Self.helpName: .show(try help(about: arguments.operands.first))
        case Self.completionName: arguments.operands.first.flatMap(Shell.init).map { .show(completion(for: $0)) }
        case Self.manName: .show(ManualPage(of: self).text)
        default: nil
        }
    }

    private func help(about name: String?) throws(Misuse) -> String {
        guard let name else { return overview }
        guard let command = command(name) else {
            throw Misuse("there is no command \(name)\(NearestSpelling.hint(for: name, among: commands.map(\.name)))")
        }
        return helpText(of: command)
    }

    private func completion(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletion(of: self).text
        case .zsh: ZshCompletion(of: self).text
        case .fish: FishCompletion(of: self).text
        }
    }
}
