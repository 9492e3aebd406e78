import Diagnostics

/// How much of a document was generated, in numbers and as a sentence.
package struct GenerationSummary: Encodable, Sendable {
    /// How many operations, or schemas, came to what.
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

        /// Those that were asked for.
        package var selected: Int { generated + degraded + refused }
    }

    package let operations: Counts
    package let schemas: Counts
    package let errors: Int
    package let warnings: Int
    package let notes: Int
    /// How many findings there are of each rule, by id.
    package let rules: [String: Int]
    /// All of it in one line.
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
