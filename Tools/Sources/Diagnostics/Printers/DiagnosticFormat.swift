/// The output format of findings: `--diagnostics FORMAT`.
package enum DiagnosticFormat: String, Hashable, Sendable, CaseIterable {
    /// One line for each finding and each related location.
    case text
    /// One JSON object with all findings.
    case json
    /// Workflow commands of GitHub Actions, which annotate the source line.
    case github
}
