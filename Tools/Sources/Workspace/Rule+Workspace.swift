import Diagnostics

extension Rule {
    /// The rules of this target.
    package static let workspaceRules: [Rule] = [
        backendIncomplete, backendClash,
        driftMissing, driftEdited, driftGenerator, driftOutdated, driftSpec, driftOptions, driftStray, driftManifest,
        driftLock, changelogEntry,
    ]
}
