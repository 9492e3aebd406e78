import Diagnostics

extension Rule {
    /// A file that `regenerate` writes does not exist.
    package static let driftMissing = Rule(id: "drift.missing", level: .error, page: PackageResources.drift_missing_md)
    /// A generated file differs from its lock, because someone has edited it.
    package static let driftEdited = Rule(id: "drift.edited", level: .error, page: PackageResources.drift_edited_md)
    /// A generated file matches its lock, but this generator writes a different one.
    package static let driftGenerator = Rule(
        id: "drift.generator", level: .error, page: PackageResources.drift_generator_md)
    /// The document or the options have changed since the file was generated.
    package static let driftOutdated = Rule(
        id: "drift.outdated", level: .error, page: PackageResources.drift_outdated_md)
    /// The document has changed since the last generation.
    package static let driftSpec = Rule(id: "drift.spec", level: .error, page: PackageResources.drift_spec_md)
    /// The options have changed since the last generation.
    package static let driftOptions = Rule(id: "drift.options", level: .error, page: PackageResources.drift_options_md)
    /// A folder for generated files contains another file.
    package static let driftStray = Rule(id: "drift.stray", level: .error, page: PackageResources.drift_stray_md)
    /// A manifest differs from the generated one.
    package static let driftManifest = Rule(
        id: "drift.manifest", level: .error, page: PackageResources.drift_manifest_md)
    /// A lock differs from the one that `regenerate` writes.
    package static let driftLock = Rule(id: "drift.lock", level: .error, page: PackageResources.drift_lock_md)
}
