import Diagnostics

/// What there is to say of one document.
package struct LintResult: Sendable {
    /// In source order.
    package let diagnostics: [Diagnostic]
    /// What would become of each operation and schema; nil when no one asked for it.
    package let report: GenerationReport?
}
