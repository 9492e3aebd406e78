import CommandLineInterface
import FileAccess

/// The commands of `declarative-openapi`, in the order of its help.
enum GeneratorCommand: String, CaseIterable {
    case generate, slice, lint, explain, schema, version

    var description: CommandDescription {
        switch self {
        case .generate: .generate
        case .slice: .slice
        case .lint: .lint
        case .explain: .explain
        case .schema: .schema
        case .version: .version
        }
    }

    /// Runs the command of this name.
    static func run(_ name: String, _ arguments: Arguments) throws -> ExitCode {
        guard let command = Self(rawValue: name) else { throw Misuse("there is no command \(name)") }
        do {
            return try command.run(arguments)
        } catch let error as UsageError {
            throw Misuse(error.description, of: name)
        }
    }

    private func run(_ arguments: Arguments) throws -> ExitCode {
        switch self {
        case .generate: try reporting(arguments) { try generateSource(GenerateOptions(arguments)) }
        case .slice: try reporting(arguments) { try sliceFile(SliceRequest(arguments)) }
        case .lint: try reporting(arguments) { try lintDocument(LintOptions(arguments)) }
        case .explain: try explainRule(arguments.operands.first)
        case .schema: try printSchema()
        case .version: try printVersion()
        }
    }

    /// Reports a file that cannot be read as a finding.
    private func reporting(_ arguments: Arguments, _ work: () throws -> ExitCode) throws -> ExitCode {
        do {
            return try work()
        } catch let problem as FileProblem {
            FindingOptions(arguments).report([problem.diagnostic], of: [])
            return .failure
        }
    }
}
