import CommandSupport

/// The commands of `declarative-openapi`, in the order of its help.
enum GeneratorCommand: String, CaseIterable {
    case generate, slice, lint, explain, version

    var description: CommandDescription {
        switch self {
        case .generate: .generate
        case .slice: .slice
        case .lint: .lint
        case .explain: .explain
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
        case .generate: try generateFile(GenerateOptions(arguments))
        case .slice: try sliceFile(SliceRequest(arguments))
        case .lint: try lintFile(LintOptions(arguments))
        case .explain: try explainRule(arguments.operands.first)
        case .version: try printVersion()
        }
    }
}
