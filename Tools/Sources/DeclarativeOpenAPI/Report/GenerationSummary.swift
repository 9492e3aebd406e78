import Diagnostics

/// The number of generated operations and schemas of a document, and a sentence that summarises them.
package struct GenerationSummary: Encodable, Sendable {
    /// The number of operations or schemas with each outcome.
    package struct Counts: Encodable, Sendable {
        package let generated: Int
        package let degraded: Int
        package let refused: Int
        package let notSelected: Int

        init(_ outcomes: [GenerationReport.Outcome]) {
            let counts = Dictionary(outcomes.map { ($0, 1) }, uniquingKeysWith: +)
            generated = counts[.generated] ?? 0
            degraded = counts[.degraded] ?? 0
            refused = counts[.refused] ?? 0
            notSelected = counts[.notSelected] ?? 0
        }

        /// The number of selected ones.
        package var selected: Int { generated + degraded + refused }
    }

    package let operations: Counts
    package let schemas: Counts
    package let errors: Int
    package let warnings: Int
    package let notes: Int
    /// The number of findings of each rule, by id.
    package let rules: [String: Int]
    /// The summary as one line.
    package let text: String

    init(operations: Counts, schemas: Counts, findings: [Diagnostic]) {
        self.operations = operations
        self.schemas = schemas
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        notes = findings.count { $0.severity == .note }
        rules = Dictionary(findings.map { ($0.rule.id, 1) }, uniquingKeysWith: +)
        text = SummaryText(operations: operations, schemas: schemas, findings: findings).line
    }
}
