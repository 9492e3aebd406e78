import Diagnostics

/// Compares the repository with the output of `regenerate`, byte by byte, and changes nothing.
package enum Check {
    /// Checks the named backends, or all of them without names, and the root manifest; prints nothing if there is no
    /// difference.
    package static func run(_ tree: Tree, names: [String] = []) async throws -> Outcome {
        let survey = try Survey(tree)
        let selected = try survey.selected(names)
        let planned = await PlannedBackend.all(selected, in: tree, head: survey.head)

        var outcome = Outcome()
        outcome.sources = survey.sources + planned.flatMap(\.sources)
        outcome.diagnostics = survey.diagnostics
        for backend in planned {
            outcome.diagnostics += backend.diagnostics.filter { $0.severity == .error }
            if let plan = backend.plan, !plan.isRefused {
                outcome.diagnostics += DriftFinder(backend: backend.backend, plan: plan).drift
            }
        }
        if survey.isComplete { outcome.diagnostics += rootDrift(survey, tree) }
        if !outcome.diagnostics.isEmpty {
            outcome.code = .failure
            outcome.lines = ["Run ./workspace regenerate and commit what it writes, or undo the change."]
        }
        return outcome
    }

    private static func rootDrift(_ survey: Survey, _ tree: Tree) -> [Diagnostic] {
        let location = SourceLocation(file: RootManifest.path)
        guard let present = try? tree.bytes(of: RootManifest.path) else {
            return [Diagnostic(.driftMissing, at: location, "is missing")]
        }
        if present == Array(survey.rootManifest.utf8) { return [] }
        return [Diagnostic(.driftManifest, at: location, "is not what the backends say")]
    }
}
