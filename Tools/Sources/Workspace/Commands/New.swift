import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import Foundation
import YAML

/// Makes a complete backend from a document.
package enum New {
    /// Makes the folder, the copy of the document and the entry in the root manifest; if one of them fails, nothing is
    /// changed.
    package static func run(_ tree: Tree, _ new: NewBackend) throws -> Outcome {
        let survey = try Survey(tree)
        var outcome = Outcome()
        outcome.sources = survey.sources
        outcome.diagnostics = survey.diagnostics
        guard survey.isComplete, new.checkSettings(&outcome) else { return refused(outcome, new) }

        let names = FreeNames(tree: tree, survey: survey)
        try names.check(new)
        let place = try SpecPlace(of: new.spec, for: new.name, in: tree)
        if !place.isPresent { try names.checkSpec(place.path) }
        let spec = try DocumentInput(reading: new.spec)

        guard let backend = Scaffold(new: new, spec: place.path).backend(&outcome) else { return refused(outcome, new) }
        let overlays: [SourceFile]
        do throws(Halt) {
            overlays = try tree.overlays(of: backend.configuration)
        } catch {
            outcome.diagnostics.append(error.diagnostic)
            return refused(outcome, new)
        }
        let plan = BackendPlan.plan(backend, spec: spec, overlays: overlays, head: survey.head)
        outcome.diagnostics += plan.diagnostics
        outcome.sources += plan.sources
        guard !plan.isRefused else { return refused(outcome, new) }
        guard let wiring = plan.wiring else {
            throw Refusal(
                "\(new.spec) has no operation that a client can call, so it needs no backend")
        }

        let copy = SpecCopy(of: plan.sources, at: place)
        if plan.sources.count > 1 { try copy.folder.map(names.checkSpec) }
        let scaffold = Scaffold(new: new, spec: copy.path)
        let files = plan.files.merging(scaffold.files(wiring)) { _, own in own }
        var installation = Installation(workshop: tree.absolute(".build/new-\(new.name)-\(UUID().uuidString)"))
        for (path, bytes) in copy.files { installation.file(bytes, at: tree.absolute(path)) }
        if let folder = copy.folder { installation.folder(copy.filesInFolder, at: tree.absolute(folder)) }
        installation.folder(files, at: tree.absolute(backend.folder.path))
        installation.file(
            Array(survey.rootManifest(adding: backend).utf8), at: tree.absolute(RootManifest.path))
        try installation.commit()
        let source = place.isPresent ? "" : " Say in Specs/README.md where \(copy.path) is from."
        outcome.lines = report(new, plan, source, fileCount: files.count)
        return outcome
    }

    private static func refused(_ outcome: Outcome, _ new: NewBackend) -> Outcome {
        var outcome = outcome
        outcome.code = .failure
        outcome.lines.append("\(new.name): refused, nothing changed")
        return outcome
    }

    private static func report(
        _ new: NewBackend, _ plan: BackendPlan, _ source: String, fileCount: Int
    ) -> [String] {
        let warnings = plan.diagnostics.count { $0.severity == .warning }
        return [
            "\(new.name): \(counted(plan.operationCount, "operation")), \(counted(plan.modelCount, "model")), "
                + "\(counted(warnings, "warning")), \(counted(fileCount, "file")) made",
            "Next: ./workspace test \(new.name).\(source)",
        ]
    }
}
