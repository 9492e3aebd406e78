import Testing

@testable import Diagnostics

/// Findings that are removed because nothing is generated for their locations.
@Suite struct ForgettingTests {
    @Test func whatIsForgottenDoesNotCount() {
        var sink = DiagnosticSink()
        sink.report(.broken, at: place(1), "one")
        sink.report(.broken, at: place(2), "two")
        sink.forget { $0.line == 1 }
        #expect(sink.diagnostics.map(\.message) == ["two"])
        #expect(sink.count(of: .error) == 1)
        sink.forget { _ in true }
        #expect(!sink.hasErrors)
        sink.report(.broken, at: place(1), "one")
        #expect(sink.diagnostics.map(\.message) == ["one"])
    }

    @Test func aFaultOfSeveralPlacesKeepsTheOthers() {
        var sink = DiagnosticSink()
        for line in 1...3 { sink.report(.broken, at: place(line), "gone", also: "here, too") }
        sink.forget { $0.line == 1 }
        #expect(
            DiagnosticPrinter().text(of: sink.diagnostics) == """
                a.yaml:2:1: error: gone [test.broken]
                a.yaml:3:1: note: here, too

                """)
        sink.forget { _ in true }
        #expect(sink.diagnostics.isEmpty)
    }
}
