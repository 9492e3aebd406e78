import CommandSupport
import DeclarativeOpenAPI
import Diagnostics
import Foundation

/// Arguments in, exit code out.
func run(_ arguments: [String]) -> ExitCode {
    do {
        if arguments.first == "slice" { return try slice(Array(arguments.dropFirst())) }
        let options = try Options(arguments)
        switch options.request {
        case .help:
            try Stream.output.write(usage)
            return .success
        case .version:
            try Stream.output.write("declarative-openapi \(Generator.version)\n")
            return .success
        case .generate:
            return try generateFile(options)
        }
    } catch let error as UsageError {
        Stream.error.say("declarative-openapi: \(error)\nSee declarative-openapi --help.")
        return .usage
    } catch let problem as FileProblem {
        try? Stream.error.write(DiagnosticPrinter().text(of: problem.diagnostic))
        return .failure
    } catch {
        Stream.error.say("declarative-openapi: \(error)")
        return .failure
    }
}

private func slice(_ arguments: [String]) throws -> ExitCode {
    let arguments = try SliceArguments(arguments)
    if arguments.wantsHelp {
        try Stream.output.write(sliceUsage)
        return .success
    }
    return try sliceFile(arguments)
}

exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
