import Diagnostics

extension Rule {
    /// Every rule that this room raises by itself.
    package static let workspaceRules: [Rule] = [
        backendIncomplete, backendClash,
        driftMissing, driftEdited, driftGenerator, driftOutdated, driftSpec, driftOptions, driftStray, driftManifest,
        driftLock, changelogEntry,
    ]
}
