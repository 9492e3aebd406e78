import Foundation

/// Regenerating every backend of the checkout in a process, as a person does it.
struct RegenerateBench {
    private static let rounds = 15

    /// The executable of the workspace tool.
    let workspace: String
    /// The checkout.
    let root: String

    func run() throws {
        print("\nRegenerating all backends (under 300 ms; under 20 ms where nothing changed)")
        let table = Table("         ", "ms  ", "CPU ms")
        let stamps = URL(filePath: root).appending(path: ".build/regenerated")
        let made = try (0..<Self.rounds).map { _ in
            if FileManager.default.fileExists(atPath: stamps.path()) { try FileManager.default.removeItem(at: stamps) }
            return try regenerate()
        }
        row("made", made, in: table)
        row("unchanged", try (0..<Self.rounds).map { _ in try regenerate() }, in: table)
    }

    private func regenerate() throws -> FinishedProcess {
        try FinishedProcess(workspace, ["--root", root, "regenerate"])
    }

    private func row(_ name: String, _ runs: [FinishedProcess], in table: Table) {
        table.row([name, median(runs.map(\.elapsed)), median(runs.map(\.seconds))])
    }

    private func median(_ seconds: [Double]) -> String { decimal(seconds.sorted()[seconds.count / 2] * 1e3, 1) }
}
