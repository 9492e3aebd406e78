import CommandSupport
import Diagnostics

/// Writes what the backends and their documents say.
package enum Regenerate {
    /// Regenerates the named backends, all of them when there is no name, and the root manifest.
    ///
    /// All or nothing for each backend: one whose document is refused is left as it is, and so is the root manifest then.
    package static func run(_ tree: Tree, names: [String] = []) async throws -> Outcome {
        let survey = try Survey(tree)
        let selected = try survey.selected(names)
        let planned = await PlannedBackend.all(selected, in: tree, head: survey.head)

        var outcome = Outcome()
        outcome.diagnostics = survey.diagnostics + planned.flatMap(\.diagnostics)
        outcome.sources = survey.sources + planned.compactMap(\.source)
        for backend in planned {
            if let plan = backend.plan, !plan.isRefused {
                let changed = try plan.changes(to: backend.backend.folder, in: tree).commit()
                outcome.lines.append(line(for: backend, plan: plan, changed: changed))
            } else {
                outcome.lines.append("\(backend.backend.configuration.name): refused, nothing changed")
            }
        }
        if survey.isComplete, !planned.contains(where: \.isRefused) {
            var changes = FileChanges()
            changes.write(Array(survey.rootManifest.utf8), to: tree.absolute(RootManifest.path))
            if try changes.commit() > 0 { outcome.lines.append("\(RootManifest.path): 1 file changed") }
        } else {
            outcome.code = .failure
        }
        return outcome
    }

    private static func line(for backend: PlannedBackend, plan: BackendPlan, changed: Int) -> String {
        let warnings = plan.diagnostics.count { $0.severity == .warning }
        let milliseconds = Int((backend.duration / .milliseconds(1)).rounded())
        return "\(backend.backend.configuration.name): \(counted(plan.operationCount, "operation")), "
            + "\(counted(plan.modelCount, "model")), \(counted(warnings, "warning")), "
            + "\(counted(changed, "file")) changed, \(milliseconds) ms"
    }
}
