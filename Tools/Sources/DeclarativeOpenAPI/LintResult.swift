import Diagnostics
import YAML

/// The result of checking one document.
package struct LintResult: Sendable {
    /// The findings, in source order.
    package let diagnostics: [Diagnostic]
    /// All files that were read, the document itself first.
    package let sources: [SourceFile]
    /// The expected outcome of each operation and schema; nil if it was not requested.
    package let report: GenerationReport?
}
