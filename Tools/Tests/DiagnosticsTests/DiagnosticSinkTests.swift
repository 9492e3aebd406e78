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

    @Test func aDeniedWarningOrNoteIsAnError() {
        var sink = DiagnosticSink(denying: ["test.degraded", "test.noted", "test.refused", "test.broken"])
        for (line, rule) in [Rule.broken, .refused, .degraded, .noted].enumerated() {
            sink.report(rule, at: place(line + 1), "a")
        }
        sink.report(.noted, at: place(6), "b", also: "and here")
        sink.report(.noted, at: place(5), "b", also: "and here")
        #expect(sink.diagnostics.map(\.severity) == [.error, .error, .error, .error, .error])
        #expect(sink.diagnostics.map(\.isAllowed) == [false, false, false, false, false])
        #expect(sink.diagnostics.last?.location == place(5))
        #expect(sink.count(of: .error) == 5)
        #expect(sink.hasErrors && !sink.hasUnallowedWarnings)
    }

    @Test func whatIsDeniedIsNotAllowed() {
        var sink = DiagnosticSink(allowing: ["test.refused"], denying: ["test.refused"])
        sink.report(.refused, at: place(1), "a")
        #expect(sink.diagnostics.map(\.severity) == [.error])
        #expect(sink.diagnostics.map(\.isAllowed) == [false])
    }

    @Test func theRootComesFirstThenTheOthersByName() {
        var sink = DiagnosticSink(root: "m.yaml")
        for file in ["z.yaml", "m.yaml", "a.yaml"] {
            sink.report(.noted, at: place(2, file: file), file)
            sink.report(.noted, at: place(1, file: file), file)
            sink.report(.noted, at: SourceLocation(file: file), file)
        }
        #expect(
            sink.diagnostics.map(\.location.description) == [
                "m.yaml", "m.yaml:1:1", "m.yaml:2:1", "a.yaml", "a.yaml:1:1", "a.yaml:2:1", "z.yaml", "z.yaml:1:1",
                "z.yaml:2:1",
            ])
        for file in ["a.yaml", "m.yaml"] { sink.report(.broken, at: place(9, file: file), "b", also: "too") }
        let fault = sink.diagnostics.filter { $0.rule == .broken }
        #expect(fault.map(\.location) == [place(9, file: "m.yaml")])
        #expect(fault.map(\.related.first?.location) == [place(9, file: "a.yaml")])
    }

    @Test func aFindingKnowsWhereItWasMet() {
        var sink = DiagnosticSink()
        sink.report(.noted, at: place(1), "a")
        sink.subject = "/x"
        sink.report(.noted, at: place(2), "b")
        sink.report(.refused, at: place(5), "c", also: "here")
        sink.subject = "/y"
        sink.report(.noted, at: place(2), "b")
        sink.report(.refused, at: place(4), "c", also: "here")
        sink.subject = nil
        sink.report(.noted, at: place(2), "b")
        #expect(sink.attributed.map(\.diagnostic) == sink.diagnostics)
        #expect(sink.attributed.map(\.subjects) == [[], ["/x", "/y"], ["/x", "/y"]])
    }
}
