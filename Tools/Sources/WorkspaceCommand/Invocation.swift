import CommandSupport
import Foundation
import Workspace

/// What `./workspace` hands over: the root, a command, and what follows it.
struct Invocation {
    private let tree: Tree
    private let command: String
    private let arguments: Arguments

    /// Names of backends, or whatever the command takes.
    private var operands: [String] { Array(arguments.operands.dropFirst()) }

    /// Flags that every command takes.
    private static let shared = [Flag("--root", takesValue: true), Flag("--verbose", short: "-v")]

    private static let own: [String: [Flag]] = [
        "new": [
            Flag("--spec", takesValue: true), Flag("--module", takesValue: true),
            Flag("--enum-name", takesValue: true), Flag("--exclude-scheme", takesValue: true, isRepeatable: true),
            Flag("--allow", takesValue: true, isRepeatable: true),
        ],
        "export": [Flag("--runtime-url", takesValue: true)],
    ]

    init(_ words: [String]) throws(UsageError) {
        // The front door puts --root and its value first; the command decides which flags may follow.
        let first = words.first == "--root" ? words.dropFirst(2).first : words.first
        arguments = try Arguments(words, flags: Self.shared + (first.flatMap { Self.own[$0] } ?? []))
        guard let command = arguments.operands.first else { throw UsageError("which command?") }
        tree = Tree(root: arguments.value("--root") ?? FileManager.default.currentDirectoryPath)
        self.command = command
    }

    func run() async throws -> Outcome {
        switch command {
        case "list": try List.run(tree)
        case "regenerate":
            try await Regenerate.run(tree, names: operands, generator: ProgramIdentity.current)
        case "check": try await Check.run(tree, names: operands)
        case "build": try Build.run(tree, names: operands, say: say)
        case "test": try await RunTests(tree, isVerbose: arguments.has("--verbose"), say: say).run(names: operands)
        case "new": try New.run(tree, newBackend())
        case "version": try RaiseVersion.run(tree, name: versioned().name, versioned().part)
        case "export": try await export()
        default: throw UsageError("there is no command \(command)")
        }
    }

    private func say(_ line: String) { try? Stream.output.write(line + "\n") }

    private func versioned() throws(UsageError) -> (name: String, part: VersionPart) {
        let parts = VersionPart.allCases.map(\.rawValue)
        guard operands.count == 2 else {
            throw UsageError(
                "version takes a name and what grows: ./workspace version NAME \(parts.joined(separator: "|"))")
        }
        guard let part = VersionPart(rawValue: operands[1]) else {
            throw UsageError("a version has no part \(operands[1]); it is one of \(parts.joined(separator: ", "))")
        }
        return (operands[0], part)
    }

    private func export() async throws -> Outcome {
        guard operands.count == 2 else {
            throw UsageError("export takes a name and a folder: ./workspace export NAME FOLDER")
        }
        return try await Export.run(
            tree, name: operands[0], to: operands[1], runtimeURL: arguments.value("--runtime-url"))
    }

    private func newBackend() throws(UsageError) -> NewBackend {
        guard operands.count == 1 else { throw UsageError("new takes one name: ./workspace new NAME --spec FILE") }
        guard let spec = arguments.value("--spec") else { throw UsageError("new needs --spec FILE, the document") }
        return NewBackend(
            name: operands[0], spec: spec, module: arguments.value("--module"),
            enumName: arguments.value("--enum-name"), excludedSchemes: arguments.values("--exclude-scheme"),
            allowedRules: arguments.values("--allow"))
    }
}
