import Diagnostics
import Testing

@testable import DeclarativeOpenAPI

/// The one-line summary of a run.
@Suite struct SummaryTests {
    private func counts(
        _ generated: Int, degraded: Int = 0, refused: Int = 0, notSelected: Int = 0
    ) -> GenerationSummary.Counts {
        .init(
            Array(repeating: .generated, count: generated) + Array(repeating: .degraded, count: degraded)
                + Array(repeating: .refused, count: refused) + Array(repeating: .notSelected, count: notSelected))
    }

    private func finding(_ rule: Rule, _ line: Int) -> Diagnostic {
        Diagnostic(rule, at: SourceLocation(file: "a.yaml", line: line, column: 1), "a")
    }

    @Test func allOfIt() {
        let summary = GenerationSummary(operations: counts(20), schemas: counts(1), findings: [])
        #expect(summary.text == "all 20 operations, 1 schema generated")
    }

    @Test func nothingThere() {
        let summary = GenerationSummary(operations: counts(0), schemas: counts(0, notSelected: 2), findings: [])
        #expect(summary.text == "no operations, no schemas generated; 2 schemas not selected")
    }

    @Test func whatWasLost() {
        let heavy = Rule(id: "a.heavy", level: .refusal, summary: "")
        let light = Rule(id: "b.light", level: .warning, summary: "")
        let other = Rule(id: "c.other", level: .warning, summary: "")
        let note = Rule(id: "d.note", level: .note, summary: "")
        let findings =
            [finding(heavy, 1), finding(heavy, 2).allowed, finding(note, 3), finding(note, 4).denied]
            + (5...9).map { finding(other, $0) } + [finding(light, 10)]
        let summary = GenerationSummary(
            operations: counts(412, degraded: 3, refused: 2, notSelected: 1), schemas: counts(559, refused: 2),
            findings: findings)
        #expect(
            summary.text
                == "412 of 417 operations, 559 of 561 schemas generated; 3 operations degraded, 2 refused, 1 not selected; "
                + "2 schemas refused; 2 errors of 2 rules: a.heavy (1), d.note (1); "
                + "7 warnings of 3 rules: c.other (5), a.heavy (1), b.light (1)")
        #expect(summary.errors == 2 && summary.warnings == 7 && summary.notes == 1)
        #expect(summary.rules == ["a.heavy": 2, "b.light": 1, "c.other": 5, "d.note": 2])
    }
}
