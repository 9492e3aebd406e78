import Diagnostics

extension Rule {
    /// A file that `regenerate` writes is not there.
    package static let driftMissing = Rule(
        id: "drift.missing", level: .error, summary: "A generated file is not there.",
        page: PackageResources.drift_missing_md)
    /// A generated file is not what its lock says: someone edited it.
    package static let driftEdited = Rule(
        id: "drift.edited", level: .error, summary: "A generated file was edited.",
        page: PackageResources.drift_edited_md)
    /// A generated file is what its lock says, and not what this generator writes.
    package static let driftGenerator = Rule(
        id: "drift.generator", level: .error, summary: "A generated file was made by another generator.",
        page: PackageResources.drift_generator_md)
    /// The document or the options changed since the file was generated.
    package static let driftOutdated = Rule(
        id: "drift.outdated", level: .error, summary: "A generated file is older than what it is made from.",
        page: PackageResources.drift_outdated_md)
    /// The document changed since it was generated from.
    package static let driftSpec = Rule(
        id: "drift.spec", level: .error, summary: "A document changed since it was generated from.",
        page: PackageResources.drift_spec_md)
    /// The options changed since they were generated with.
    package static let driftOptions = Rule(
        id: "drift.options", level: .error, summary: "The options in a backend.yaml changed since the last generation.",
        page: PackageResources.drift_options_md)
    /// A file in a folder of generated files that nothing generates.
    package static let driftStray = Rule(
        id: "drift.stray", level: .error, summary: "Nothing generates a file that lies among generated ones.",
        page: PackageResources.drift_stray_md)
    /// A manifest that is not what the backends say.
    package static let driftManifest = Rule(
        id: "drift.manifest", level: .error, summary: "A manifest is not what the backends say.",
        page: PackageResources.drift_manifest_md)
    /// A lock that is not what `regenerate` would write.
    package static let driftLock = Rule(
        id: "drift.lock", level: .error, summary: "A backend.lock is not what regenerate would write.",
        page: PackageResources.drift_lock_md)
}
