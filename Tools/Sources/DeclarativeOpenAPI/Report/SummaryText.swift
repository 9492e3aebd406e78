import Diagnostics

/// The summary of a run as one line:
///
///     412 of 417 operations, 559 of 561 schemas generated; 3 operations degraded, 2 refused; 2 schemas degraded;
///     17 warnings of 2 rules: body.media-type (12), schema.untyped (5)
///
/// The generated ones are those without a loss. Notes are not counted.
struct SummaryText {
    let operations: GenerationSummary.Counts
    let schemas: GenerationSummary.Counts
    let findings: [Diagnostic]

    var line: String {
        let losses = [
            Self.losses(operations, "operation"), Self.losses(schemas, "schema"), findings(.error, "error"),
            findings(.warning, "warning"),
        ]
        let total = "\(Self.share(operations, "operation")), \(Self.share(schemas, "schema")) generated"
        return ([total] + losses.compactMap { $0 }).joined(separator: "; ")
    }

    /// `all 3 operations`, `1 of 3 operations`.
    private static func share(_ counts: GenerationSummary.Counts, _ noun: String) -> String {
        let all = counts.selected
        if all == 0 { return "no \(noun)s" }
        if counts.generated < all { return "\(counts.generated) of \(counted(all, noun))" }
        return all == 1 ? "1 \(noun)" : "all \(all) \(noun)s"
    }

    /// `3 operations degraded, 2 refused, 1 not selected`; nil if there are none.
    private static func losses(_ counts: GenerationSummary.Counts, _ noun: String) -> String? {
        let parts = [
            (counts.degraded, "degraded"), (counts.refused, "refused"), (counts.notSelected, "not selected"),
        ].filter { $0.0 > 0 }
        guard let (count, word) = parts.first else { return nil }
        return ([counted(count, noun) + " " + word] + parts.dropFirst().map { "\($0.0) \($0.1)" }).joined(
            separator: ", ")
    }

    /// `17 warnings of 2 rules: a (12), b (5)`; nil if there are none. The rule with the most findings comes first.
    private func findings(_ severity: Severity, _ noun: String) -> String? {
        let found = findings.filter { $0.severity == severity }
        if found.isEmpty { return nil }
        let rules = Dictionary(found.map { ($0.rule.id, 1) }, uniquingKeysWith: +)
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let list = rules.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
        return "\(Self.counted(found.count, noun)) of \(Self.counted(rules.count, "rule")): \(list)"
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
