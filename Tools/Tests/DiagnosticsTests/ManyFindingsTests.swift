import Diagnostics
import Testing

/// Only the first of a hundred thousand findings of one rule are kept.
@Suite struct ManyFindingsTests {
    @Test func theFirstAreListedTheRestIsCounted() {
        var sink = DiagnosticSink()
        for line in 1...100_000 { sink.report(.degraded, at: place(line), "a") }
        sink.report(.broken, at: place(7, 2), "b")
        #expect(sink.count(of: .warning) == 100_000)
        #expect(sink.count(of: .error) == 1)
        #expect(sink.diagnostics.count == 10_002)
        #expect(sink.diagnostics.last?.location == place(10_000))
        #expect(
            DiagnosticPrinter().text(of: Array(sink.diagnostics.suffix(1)))
                == "a.yaml:10000:1: warning: there are 90000 more findings of this rule, not listed here [test.degraded]\n"
        )
    }

    @Test func faultsOfSeveralPlacesToo() {
        var sink = DiagnosticSink()
        for line in 1...10_001 { sink.report(.degraded, at: place(line), "a\(line)", also: "and here") }
        sink.report(.degraded, at: place(3, 2), "a1", also: "and here")
        sink.report(.degraded, at: place(3, 3), "a10001", also: "and here")
        let related = sink.diagnostics.filter { !$0.related.isEmpty }
        #expect(related.map(\.location) == [place(1)])
        #expect(sink.diagnostics.last?.message == "there are 2 more findings of this rule, not listed here")
    }

    @Test func whatIsAllowedStaysAllowed() {
        var sink = DiagnosticSink(allowing: ["test.refused"])
        for line in 1...10_005 { sink.report(.refused, at: place(line), "a") }
        #expect(!sink.hasErrors && !sink.hasUnallowedWarnings)
        #expect(sink.diagnostics.allSatisfy { $0.severity == .warning && $0.isAllowed })
    }
}
