import Diagnostics
import Testing

@Suite struct DiagnosticSinkTests {
    @Test func aNewSinkIsEmpty() {
        let sink = DiagnosticSink()
        #expect(sink.diagnostics.isEmpty)
        #expect(!sink.hasErrors)
        #expect(!sink.hasUnallowedWarnings)
    }

    @Test func readsInSourceOrder() {
        var sink = DiagnosticSink()
        sink.report(.noted, at: place(10, 1), "f")
        sink.report(.noted, at: place(2, 10), "e")
        sink.report(.noted, at: place(2, 9), "z")
        sink.report(.noted, at: place(2, 9), "a")
        sink.report(.noted, at: SourceLocation(file: "a.yaml"), "first")
        sink.report(.noted, at: place(1, 1, file: "b.yaml"), "last")
        #expect(sink.diagnostics.map(\.message) == ["first", "z", "a", "e", "f", "last"])
    }

    @Test func keepsEachFindingOnce() {
        var sink = DiagnosticSink()
        let related = Diagnostic.Related(location: place(1), message: "here")
        for _ in 1...3 { sink.report(.degraded, at: place(1), "a") }
        sink.report(.degraded, at: place(1), "a", related: [related])
        sink.report(.degraded, at: place(2), "a")
        sink.report(.noted, at: place(1), "a")
        #expect(sink.diagnostics.count == 4)
        #expect(sink.count(of: .warning) == 3)
        #expect(sink.count(of: .note) == 1)
        #expect(sink.count(of: .error) == 0)
    }

    @Test func rulesDecideTheSeverity() {
        var sink = DiagnosticSink()
        for (line, rule) in [Rule.broken, .refused, .degraded, .noted].enumerated() {
            sink.report(rule, at: place(line + 1), "a")
        }
        #expect(sink.diagnostics.map(\.severity) == [.error, .error, .warning, .note])
        #expect(sink.hasErrors)
        #expect(sink.hasUnallowedWarnings)
    }

    @Test func anAllowedRefusalIsAWarning() {
        var sink = DiagnosticSink(allowing: ["test.refused"])
        sink.report(.refused, at: place(1), "a")
        #expect(sink.diagnostics.map(\.severity) == [.warning])
        #expect(sink.diagnostics.map(\.isAllowed) == [true])
        #expect(!sink.hasErrors)
        #expect(!sink.hasUnallowedWarnings)
    }

    @Test func anAllowedWarningDoesNotFailAStrictRun() {
        var sink = DiagnosticSink(allowing: ["test.degraded"])
        sink.report(.degraded, at: place(1), "a")
        #expect(sink.diagnostics.map(\.severity) == [.warning])
        #expect(!sink.hasUnallowedWarnings)
        sink.report(Rule(id: "test.other", level: .warning, summary: ""), at: place(2), "b")
        #expect(sink.hasUnallowedWarnings)
    }

    @Test func anErrorCannotBeAllowed() {
        var sink = DiagnosticSink(allowing: ["test.broken", "test.noted"])
        sink.report(.broken, at: place(1), "a")
        sink.report(.noted, at: place(2), "b")
        #expect(sink.diagnostics.map(\.severity) == [.error, .note])
        #expect(sink.diagnostics.map(\.isAllowed) == [false, false])
        #expect(sink.hasErrors)
    }

    @Test func takesWhatAStageHaltedWith() {
        var sink = DiagnosticSink(allowing: ["test.refused"])
        sink.report(Halt(.refused, at: place(3), "a").diagnostic)
        #expect(sink.diagnostics.map(\.severity) == [.warning])
        #expect(sink.diagnostics.map(\.location) == [place(3)])
    }
}
