import Diagnostics

/// What became of one document.
package struct GenerationResult: Sendable {
    /// The Swift source; nil when there were errors.
    package let text: String?
    /// A Markdown page that lists the operations; nil when there were errors.
    package let operationsPage: String?
    /// The Swift name of the namespace; empty when the document could not be read that far.
    package let namespace: String
    /// In source order.
    package let diagnostics: [Diagnostic]
    package let operationCount: Int
    /// Types made from schemas, top level.
    package let modelCount: Int
}
