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

    @Test func showsTheLineAndACaret() {
        let lines = ["a:", "\t \tbé: c"]
        let printer = DiagnosticPrinter { file, line in file == "a.yaml" && line <= lines.count ? lines[line - 1] : nil
        }
        let related = Diagnostic.Related(location: place(1, 1), message: "in this")
        #expect(
            printer.text(of: Diagnostic(.broken, at: place(2, 6), "no", related: [related])) == """
                a.yaml:2:6: error: no [test.broken]
                \t \tbé: c
                \t \t  ^
                a.yaml:1:1: note: in this
                a:
                ^

                """)
        #expect(printer.text(of: Diagnostic(.noted, at: place(3), "no")) == "a.yaml:3:1: note: no [test.noted]\n")
        #expect(
            printer.text(of: Diagnostic(.noted, at: SourceLocation(file: "a.yaml"), "no"))
                == "a.yaml: note: no [test.noted]\n")
    }

    @Test func aCaretPastTheEndFollowsTheLine() {
        let printer = DiagnosticPrinter { _, _ in "ab" }
        #expect(
            printer.text(of: Diagnostic(.noted, at: place(1, 9), "no"))
                == "a.yaml:1:9: note: no [test.noted]\nab\n  ^\n")
    }

    @Test(arguments: [
        (1, String(repeating: "x", count: 100) + "…", 0), (60, "…" + String(repeating: "x", count: 100) + "…", 51),
        (1000, "…" + String(repeating: "x", count: 100), 100),
    ]) func longLinesAreCutAroundTheCaret(column: Int, source: String, indent: Int) {
        let printer = DiagnosticPrinter { _, _ in String(repeating: "x", count: 1000) }
        let text = printer.text(of: Diagnostic(.noted, at: place(1, column), "no"))
        #expect(
            text
                == "a.yaml:1:\(column): note: no [test.noted]\n\(source)\n\(String(repeating: " ", count: indent))^\n")
    }

    @Test func aLineCannotSteerTheTerminal() {
        let printer = DiagnosticPrinter { _, _ in "a\u{1B}[2J\u{7}\u{202E}b" }
        #expect(
            printer.text(of: Diagnostic(.noted, at: place(1, 2), "no"))
                == "a.yaml:1:2: note: no [test.noted]\na\u{FFFD}[2J\u{FFFD}\u{FFFD}b\n ^\n")
    }
}
