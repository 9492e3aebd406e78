import Diagnostics
import FileAccess

/// Writes the generated files of backends.
package enum Regenerate {
    /// Regenerates the named backends, or all of them without names, and the root manifest.
    ///
    /// Either all files of a backend are written or none: if its document is refused, the backend and the root manifest
    /// do not change. A backend is skipped if the same program has already made it from the same files, and nobody has
    /// changed it.
    ///
    /// - Parameter generator: The identity of this program; without it no backend is skipped.
    package static func run(_ tree: Tree, names: [String] = [], generator: String? = nil) async throws -> Outcome {
        let survey = try Survey(tree)
        let selected = try survey.selected(names)
        let stamps = selected.map { backend in
            generator.flatMap { tree.fittingStamp(of: backend, head: survey.head, generator: $0) }
        }
        let toMake = zip(selected, stamps).filter { $0.1 == nil }.map(\.0)
        let planned = await PlannedBackend.all(toMake, in: tree, head: survey.head)

        var outcome = Outcome()
        outcome.diagnostics = survey.diagnostics + planned.flatMap(\.diagnostics)
        outcome.formerFindings = stamps.compactMap(\.?.findings).joined()
        outcome.sources = survey.sources + planned.flatMap(\.sources)
        var made = planned[...]
        for (backend, stamp) in zip(selected, stamps) {
            if let stamp {
                outcome.lines.append(line(for: backend, stamp))
            } else if let backend = made.popFirst() {
                outcome.lines.append(try write(backend, in: tree, generator: generator))
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

    /// Makes the changes of one backend and adds a line about it.
    private static func write(
        _ planned: PlannedBackend, in tree: Tree, generator: String?
    ) throws(FileProblem) -> String {
        let backend = planned.backend
        guard let plan = planned.plan, !plan.isRefused else {
            return "\(backend.configuration.name): refused, nothing changed"
        }
        let changed = try plan.changes(to: backend.folder, in: tree).commit()
        if let generator { try tree.write(RegenerationStamp(of: backend, plan, by: generator), of: backend) }
        return line(for: planned, plan: plan, changed: changed)
    }

    private static func line(for backend: Survey.Backend, _ stamp: RegenerationStamp) -> String {
        let warnings = stamp.warningCount == 0 ? "" : ", \(counted(stamp.warningCount, "warning"))"
        return "\(backend.configuration.name): unchanged\(warnings)"
    }

    private static func line(for backend: PlannedBackend, plan: BackendPlan, changed: Int) -> String {
        let milliseconds = Int((backend.duration / .milliseconds(1)).rounded())
        return "\(backend.backend.configuration.name): \(counted(plan.operationCount, "operation")), "
            + "\(counted(plan.modelCount, "model")), \(counted(plan.warningCount, "warning")), "
            + "\(counted(changed, "file")) changed, \(milliseconds) ms"
    }
}
