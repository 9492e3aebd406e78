import Diagnostics
import Testing

/// A fault at several locations is one finding.
@Suite struct RepeatedFaultTests {
    @Test func itStandsAtTheFirstPlaceWithAWordAtEachOther() {
        var sink = DiagnosticSink()
        for line in [9, 3, 5, 3, 9] { sink.report(.refused, at: place(line), "a", also: "and here") }
        sink.report(.refused, at: place(4), "b", also: "and here")
        #expect(sink.count(of: .error) == 2)
        #expect(
            DiagnosticPrinter().text(of: sink.diagnostics) == """
                a.yaml:3:1: error: a [test.refused]
                a.yaml:5:1: note: and here
                a.yaml:9:1: note: and here
                a.yaml:4:1: error: b [test.refused]

                """)
    }

    @Test func itIsAllowedAsAWhole() {
        var sink = DiagnosticSink(allowing: ["test.refused"])
        for line in [2, 1] { sink.report(.refused, at: place(line), "a", also: "and here") }
        #expect(!sink.hasErrors)
        #expect(sink.diagnostics.map(\.isAllowed) == [true])
        #expect(sink.diagnostics.map(\.severity) == [.warning])
        #expect(sink.diagnostics.first?.location == place(1))
    }
}
