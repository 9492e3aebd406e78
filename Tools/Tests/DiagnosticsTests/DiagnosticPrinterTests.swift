import Diagnostics
import Testing

@Suite struct DiagnosticPrinterTests {
    @Test func printsOneLineForEachPlace() {
        let related = Diagnostic.Related(location: place(2, 5), message: "the first one is here")
        let findings = [
            Diagnostic(.broken, at: place(6, 3), "the key \"/a\" is here twice", related: [related]),
            Diagnostic(.degraded, at: place(7), "it was left out"),
            Diagnostic(.noted, at: SourceLocation(file: "b.yaml"), "there is more"),
        ]
        #expect(
            DiagnosticPrinter().text(of: findings) == """
                a.yaml:6:3: error: the key "/a" is here twice [test.broken]
                a.yaml:2:5: note: the first one is here
                a.yaml:7:1: warning: it was left out [test.degraded]
                b.yaml: note: there is more [test.noted]

                """)
    }

    @Test func hostileTextStaysOnItsLine() {
        let finding = Diagnostic(
            .broken, at: place(1), "no \"a\nb.yaml:1:1: error: c\u{1B}[2J\u{202E}\r\u{85}\u{2028}é👨‍👩‍👧\"")
        #expect(
            DiagnosticPrinter().text(of: finding) == #"""
                a.yaml:1:1: error: no "a\nb.yaml:1:1: error: c\u{1B}[2J\u{202E}\r\u{0085}\u{2028}é👨‍👩‍👧" [test.broken]

                """#)
    }
}
