import Diagnostics

/// Lists the backends.
package enum List {
    /// A line for each backend: name, module, version, document.
    package static func run(_ tree: Tree) throws -> Outcome {
        let survey = try Survey(tree)
        let rows = survey.backends.map(\.configuration).map { [$0.name, $0.module, $0.version, $0.spec] }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var outcome = Outcome()
        outcome.lines = rows.map { row in
            zip(row, widths).map { text, width in
                text + String(repeating: " ", count: width - text.count + 2)
            }.joined() + row[3]
        }
        outcome.diagnostics = survey.diagnostics
        outcome.sources = survey.sources
        outcome.code = survey.isComplete ? .success : .failure
        return outcome
    }
}
