/// How findings are written for whoever reads them: `--diagnostics FORMAT`.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
    /// One line for each finding and each related place.
    case text
    /// One JSON object that holds them all.
    case json
    /// Workflow commands of GitHub Actions, which show a finding beside its line.
    case github
}
