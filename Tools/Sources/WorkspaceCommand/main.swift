import CommandSupport
import Diagnostics
import Foundation
import Workspace

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

exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
