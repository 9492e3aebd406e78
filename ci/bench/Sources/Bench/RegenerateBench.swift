import Foundation

/// Regenerating every backend of the checkout, as a person does it: a process from its start to its end.
struct RegenerateBench {
    private static let rounds = 15

    /// The workspace tool's executable.
    let workspace: String
    /// The checkout.
    let root: String

    func run() throws {
        print("\nRegenerating all backends (under 300 ms)")
        let runs = try (0..<Self.rounds).map { _ in try FinishedProcess(workspace, ["--root", root, "regenerate"]) }
        Table("ms", "CPU ms").row([median(runs.map(\.elapsed)), median(runs.map(\.seconds))])
    }

    private func median(_ seconds: [Double]) -> String { decimal(seconds.sorted()[seconds.count / 2] * 1e3, 0) }
}
