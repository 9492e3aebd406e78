import CommandLineInterface
import FileAccess
import Workspace

/// The commands of `./workspace`, in the order of its help.
enum WorkspaceCommand: String, CaseIterable {
    case list, regenerate, check, build, test, new, version, export, explain, doctor, openapi

    var description: CommandDescription {
        switch self {
        case .list: .list
        case .regenerate: .regenerate
        case .check: .check
        case .build: .build
        case .test: .test
        case .new: .new
        case .version: .version
        case .export: .export
        case .explain: .explain
        case .doctor: .doctor
        case .openapi: .openapi
        }
    }

    /// Runs the command of this name.
    static func run(_ name: String, _ arguments: Arguments, in tree: Tree) async throws -> Outcome {
        guard let command = Self(rawValue: name) else { throw Misuse("there is no command \(name)") }
        do {
            return try await command.run(arguments, in: tree)
        } catch let error as UsageError {
            throw Misuse(error.description, of: name)
        }
    }

    private func run(_ arguments: Arguments, in tree: Tree) async throws -> Outcome {
        let operands = arguments.operands
        switch self {
        case .list: return try List.run(tree)
        case .regenerate: return try await Regenerate.run(tree, names: operands, generator: ProgramIdentity.current)
        case .check: return try await Check.run(tree, names: operands)
        case .build: return try Build.run(tree, names: operands, say: say)
        case .test:
            return try await RunTests(tree, isVerbose: arguments.has(.verbose), say: say).run(names: operands)
        case .new: return try New.run(tree, try NewBackend(arguments))
        case .version:
            guard let part = VersionPart(rawValue: operands[1]) else {
                throw UsageError("a version has no part \(operands[1])")
            }
            return try RaiseVersion.run(tree, name: operands[0], part)
        case .export:
            return try await Export.run(
                tree, name: operands[0], to: operands[1], runtimeURL: arguments.value(.runtimeURL))
        case .explain: return try Explain.run(operands.first)
        case .doctor, .openapi:
            throw UsageError("the script runs \(rawValue): ./workspace \(rawValue)")
        }
    }

    private func say(_ line: String) { try? Stream.output.write(line + "\n") }
}
