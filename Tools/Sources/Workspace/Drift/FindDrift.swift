import Diagnostics

/// Compares the files of a backend's folder with the output of `regenerate`.
struct DriftFinder {
    let backend: Survey.Backend
    let plan: BackendPlan
    private let recorded: BackendLock?

    init(backend: Survey.Backend, plan: BackendPlan) {
        self.backend = backend
        self.plan = plan
        recorded = backend.folder.present[BackendFolder.lockPath]
            .map { BackendLock(text: String(decoding: $0, as: UTF8.self)) }
    }

    /// The findings about all files that differ, sorted by path.
    var drift: [Diagnostic] {
        let files = Set(plan.files.keys).union(backend.folder.present.keys).sorted()
        return inputDrift + files.compactMap(drift(of:))
    }

    private var isSpecChanged: Bool { recorded.map { $0.spec != plan.lock.spec } ?? false }
    private var areOptionsChanged: Bool { recorded.map { $0.options != plan.lock.options } ?? false }
    private var isOtherVersion: Bool { recorded.map { $0.generator != plan.lock.generator } ?? false }

    /// The findings about changed input: the document and the options.
    private var inputDrift: [Diagnostic] {
        let name = backend.configuration.name
        var drift: [Diagnostic] = []
        if isSpecChanged {
            drift.append(
                Diagnostic(
                    .driftSpec, at: SourceLocation(file: backend.configuration.spec),
                    (plan.sources.count > 1 ? "it or a file that it refers to " : "")
                        + "changed since \(name) was generated from it"))
        }
        if areOptionsChanged {
            drift.append(
                Diagnostic(
                    .driftOptions, at: SourceLocation(file: backend.folder.configurationFile.name),
                    "its options changed since \(name) was generated"))
        }
        return drift
    }

    private func drift(of path: String) -> Diagnostic? {
        let location = SourceLocation(file: "\(backend.folder.path)/\(path)")
        guard let expected = plan.files[path] else {
            return Diagnostic(.driftStray, at: location, "nothing generates this file")
        }
        guard let present = backend.folder.present[path] else {
            return Diagnostic(.driftMissing, at: location, "is missing")
        }
        if present == expected { return nil }
        return switch path {
        case BackendFolder.manifestPath: Diagnostic(.driftManifest, at: location, "is not what backend.yaml says")
        case BackendFolder.lockPath: lockDrift(at: location)
        default: sourceDrift(at: location, path: path, present: present)
        }
    }

    private func lockDrift(at location: SourceLocation) -> Diagnostic {
        if isOtherVersion {
            let versions = "generator \(recorded?.generator ?? ""), this is \(plan.lock.generator)"
            return Diagnostic(.driftGenerator, at: location, "was made by \(versions)")
        }
        return Diagnostic(.driftLock, at: location, "does not record the generated files")
    }

    private func sourceDrift(at location: SourceLocation, path: String, present: [UInt8]) -> Diagnostic {
        if recorded?.files[path] != SHA256.hexDigest(of: present) {
            return Diagnostic(.driftEdited, at: location, "was edited since it was generated")
        }
        if isSpecChanged || areOptionsChanged {
            return Diagnostic(.driftOutdated, at: location, "is older than its document or its options")
        }
        return Diagnostic(
            .driftGenerator, at: location,
            "is what backend.lock records, but not what this generator writes: made by another generator, or edited "
                + "together with the lock")
    }
}
