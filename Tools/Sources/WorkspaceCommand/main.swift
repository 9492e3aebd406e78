import CommandSupport
import Diagnostics
import Foundation
import Workspace

/// What `./workspace` hands over: the root, a command, and what follows it.
struct Invocation {
    let tree: Tree
    let command: String
    let names: [String]
    let isVerbose: Bool

    init(_ arguments: [String]) throws(UsageError) {
        let flags = [Flag("--root", takesValue: true), Flag("--verbose", short: "-v")]
        let arguments = try Arguments(arguments, flags: flags)
        guard let command = arguments.operands.first else { throw UsageError("which command?") }
        tree = Tree(root: arguments.value("--root") ?? FileManager.default.currentDirectoryPath)
        self.command = command
        names = Array(arguments.operands.dropFirst())
        isVerbose = arguments.has("--verbose")
    }

    func run() async throws -> Outcome {
        switch command {
        case "list": try List.run(tree)
        case "regenerate": try await Regenerate.run(tree, names: names)
        case "check": try await Check.run(tree, names: names)
        case "build": try Build.run(tree, names: names, say: say)
        case "test": try await RunTests(tree, isVerbose: isVerbose, say: say).run(names: names)
        default: throw UsageError("there is no command \(command)")
        }
    }

    private func say(_ line: String) { try? Stream.output.write(line + "\n") }
}

/// Arguments in, exit code out.
func run(_ arguments: [String]) async -> ExitCode {
    do {
        let outcome = try await Invocation(arguments).run()
        try Stream.error.write(outcome.findings(showingLines: Stream.error.isTerminal))
        for line in outcome.lines { try Stream.output.write(line + "\n") }
        return outcome.code
    } catch let error as UsageError {
        Stream.error.say("workspace: \(error)\nSee ./workspace help.")
        return .usage
    } catch let problem as FileProblem {
        try? Stream.error.write(DiagnosticPrinter().text(of: problem.diagnostic))
        return .failure
    } catch {
        Stream.error.say("workspace: \(error)")
        return .failure
    }
}

exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
