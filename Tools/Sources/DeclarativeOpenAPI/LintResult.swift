import Diagnostics
import YAML

/// What there is to say of one document.
package struct LintResult: Sendable {
    /// In source order.
    package let diagnostics: [Diagnostic]
    /// Every file that was read, the document itself first.
    package let sources: [SourceFile]
    /// What would become of each operation and schema; nil when no one asked for it.
    package let report: GenerationReport?
}
