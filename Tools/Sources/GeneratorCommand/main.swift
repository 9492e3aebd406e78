import CommandLineInterface
import Diagnostics
import FileAccess
import Foundation

/// Arguments in, exit code out.
func run(_ words: [String]) -> ExitCode {
    let program = ProgramDescription.generator
    do {
        switch try program.invocation(words == ["--version"] ? [GeneratorCommand.version.rawValue] : words) {
        case .show(let text):
            try Stream.output.write(text)
            return .success
        case .run(let name, let arguments):
            return try GeneratorCommand.run(name, arguments)
        }
    } catch let misuse as Misuse {
        Stream.error.say(program.text(of: misuse))
        return .usage
    } catch let problem as FileProblem {
        try? Stream.error.write(DiagnosticPrinter().text(of: problem.diagnostic))
        return .failure
    } catch {
        Stream.error.say("\(program.name): \(error)")
        return .failure
    }
}

Stream.endQuietlyWhenClosed()
exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
