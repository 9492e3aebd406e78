import Diagnostics
import FileAccess
import YAML

/// Sets the next version of a backend or of the runtime.
package enum RaiseVersion {
    /// The name of the runtime, in place of the name of a backend.
    package static let runtime = "Runtime"

    /// Writes the next version into `backend.yaml`, and replaces the heading `Unreleased` of the changelog by it. The
    /// version of the runtime is only in its changelog, as the newest heading.
    ///
    /// - Throws: ``Refusal`` if the repository has changes that are not committed.
    package static func run(_ tree: Tree, name: String, _ part: VersionPart) throws -> Outcome {
        let survey = try Survey(tree)
        if name == runtime { return try raiseRuntime(tree, part) }
        guard let backend = try survey.selected([name]).first else {
            var outcome = Outcome()
            outcome.diagnostics = survey.diagnostics
            outcome.sources = survey.sources
            return refused(outcome, name)
        }
        try Git(tree: tree).requireCommitted()
        return try raise(backend, part, tree, survey)
    }

    private static func raiseRuntime(_ tree: Tree, _ part: VersionPart) throws -> Outcome {
        try Git(tree: tree).requireCommitted()
        let changelog = try Changelog(ofRuntimeIn: tree)
        return try write(
            FileChanges(), changelog, runtime, from: try changelog.version(), part, tree, Outcome())
    }

    private static func raise(
        _ backend: Survey.Backend, _ part: VersionPart, _ tree: Tree, _ survey: Survey
    ) throws -> Outcome {
        let configuration = backend.configuration
        let file = backend.folder.configurationFile
        let place = configuration.places.version
        guard let next = SemanticVersion.next(after: configuration.version, part),
            let text = VersionedConfiguration.text(
                of: file, line: place.line, column: place.column, replacing: configuration.version, with: next)
        else {
            throw Refusal(
                "\(file.name): the version \(configuration.version) cannot be raised; write the next version by hand")
        }

        var outcome = Outcome()
        var sink = DiagnosticSink()
        let raisedFile = SourceFile(name: file.name, text: text)
        let raised = BackendConfiguration.read(raisedFile, folder: backend.folder.name, sink: &sink)
        outcome.diagnostics = sink.diagnostics
        outcome.sources = [raisedFile]
        guard let raised, raised.version == next else { return refused(outcome, configuration.name) }
        let plan: BackendPlan
        do throws(Halt) {
            plan = BackendPlan.plan(
                Survey.Backend(folder: backend.folder, configuration: raised), spec: try tree.input(of: raised),
                overlays: try tree.overlays(of: raised), head: survey.head)
        } catch {
            outcome.diagnostics.append(error.diagnostic)
            return refused(outcome, configuration.name)
        }
        outcome.diagnostics += plan.diagnostics
        outcome.sources = [raisedFile] + plan.sources
        if plan.isRefused { return refused(outcome, configuration.name) }

        var changes = plan.changes(to: backend.folder, in: tree)
        changes.write(Array(text.utf8), to: tree.absolute(file.name))
        let path = "\(backend.folder.path)/CHANGELOG.md"
        let changelog = Changelog(path: path, text: String(decoding: try tree.bytes(of: path), as: UTF8.self))
        return try write(changes, changelog, configuration.name, from: configuration.version, part, tree, outcome)
    }

    private static func write(
        _ changes: FileChanges, _ changelog: Changelog, _ name: String, from version: String, _ part: VersionPart,
        _ tree: Tree, _ outcome: Outcome
    ) throws -> Outcome {
        var outcome = outcome
        guard let next = SemanticVersion.next(after: version, part) else {
            throw Refusal("\(name): the version \(version) cannot be raised; write the next version by hand")
        }
        let text: String
        do throws(Changelog.Fault) {
            text = try changelog.releasing(next)
        } catch {
            outcome.diagnostics.append(error.diagnostic)
            return refused(outcome, name)
        }
        var changes = changes
        changes.write(Array(text.utf8), to: tree.absolute(changelog.path))
        let changed = try changes.commit()
        outcome.lines.append("\(name): \(version) → \(next), \(counted(changed, "file")) changed")
        return outcome
    }

    private static func refused(_ outcome: Outcome, _ name: String) -> Outcome {
        var outcome = outcome
        outcome.code = .failure
        outcome.lines.append("\(name): refused, nothing changed")
        return outcome
    }
}
