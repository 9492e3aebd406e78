import CommandLineInterface
import Diagnostics
import FileAccess
import Foundation
import Workspace

/// Arguments in, exit code out.
func run(_ words: [String]) async -> ExitCode {
    let program = ProgramDescription.workspace
    do {
        let (tree, words) = try treeAndCommand(words)
        switch try program.invocation(words) {
        case .show(let text):
            try Stream.output.write(text)
            return .success
        case .run(let name, let arguments):
            let outcome = try await WorkspaceCommand.run(name, arguments, in: tree)
            let isTerminal = Stream.error.isTerminal
            let isColored = ColorChoice.auto.isColored(
                isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment)
            try Stream.error.write(outcome.findings(showingLines: isTerminal, isColored: isColored))
            for line in outcome.lines { try Stream.output.write(line + "\n") }
            return outcome.code
        }
    } catch let misuse as Misuse {
        Stream.error.say(program.text(of: misuse))
        return .usage
    } catch let refusal as Refusal {
        Stream.error.say("workspace: \(refusal)")
        return .failure
    } catch let problem as FileProblem {
        try? Stream.error.write(DiagnosticPrinter().text(of: problem.diagnostic))
        return .failure
    } catch {
        Stream.error.say("workspace: \(error)")
        return .failure
    }
}

/// The script `./workspace` puts `--root FOLDER` before the arguments of the person.
private func treeAndCommand(_ words: [String]) throws(Misuse) -> (Tree, [String]) {
    guard words.first == "--root" else { return (Tree(root: FileManager.default.currentDirectoryPath), words) }
    guard words.count > 1 else { throw Misuse("--root needs a folder") }
    return (Tree(root: words[1]), Array(words.dropFirst(2)))
}

Stream.endQuietlyWhenClosed()
exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
