import Diagnostics
import Testing

/// Findings as printed for a terminal.
@Suite struct TerminalPrinterTests {
    /// A printer that shows these lines of `a.yaml`.
    private func printer(_ lines: String..., isColored: Bool = false) -> DiagnosticPrinter {
        DiagnosticPrinter(isColored: isColored) { file, line in
            file == "a.yaml" && line <= lines.count ? lines[line - 1] : nil
        }
    }

    @Test func showsTheLineAndACaret() {
        let printer = printer("a:", "\t \tbé: c")
        let related = Diagnostic.Related(location: place(1, 1), message: "in this")
        #expect(
            printer.text(of: Diagnostic(.broken, at: place(2, 6), "no", related: [related])) == """
                a.yaml:2:6: error: no [test.broken]
                  2 | \t \tbé: c
                    | \t \t  ^
                a.yaml:1:1: note: in this
                  1 | a:
                    | ^

                """)
        #expect(printer.text(of: Diagnostic(.noted, at: place(3), "no")) == "a.yaml:3:1: note: no [test.noted]\n")
        #expect(
            printer.text(of: Diagnostic(.noted, at: SourceLocation(file: "a.yaml"), "no"))
                == "a.yaml: note: no [test.noted]\n")
    }

    @Test func numbersOfOneFindingAreAlignedToTheRight() {
        let printer = DiagnosticPrinter { _, line in "line \(line)" }
        let related = Diagnostic.Related(location: place(9, 6), message: "here")
        #expect(
            printer.text(of: Diagnostic(.degraded, at: place(1024, 1), "no", related: [related])) == """
                a.yaml:1024:1: warning: no [test.degraded]
                  1024 | line 1024
                       | ^
                a.yaml:9:6: note: here
                     9 | line 9
                       |      ^

                """)
    }

    @Test func whatToDoIsSaidOnceForEachRule() {
        let findings = [1, 2].map { Diagnostic(.explained, at: place($0), "no") }
        #expect(
            printer("a", "b").text(of: findings) == """
                a.yaml:1:1: error: no [test.explained]
                  1 | a
                    | ^
                    = Lost: The "whole". To do: Say it again.
                a.yaml:2:1: error: no [test.explained]
                  2 | b
                    | ^

                """)
    }

    /// East Asian characters and emoji are two cells wide, combining marks none.
    @Test func aCaretStandsBelowWideCharacters() {
        let line = "取得: e\u{301}👍 한\u{FF21}\u{200D}x"
        let text = printer(line).text(of: Diagnostic(.noted, at: place(1, line.unicodeScalars.count), "no"))
        #expect(
            text == "a.yaml:1:12: note: no [test.noted]\n  1 | \(line)\n    | " + String(repeating: " ", count: 14)
                + "^\n")
    }

    @Test func aCaretPastTheEndFollowsTheLine() {
        #expect(
            printer("ab").text(of: Diagnostic(.noted, at: place(1, 9), "no"))
                == "a.yaml:1:9: note: no [test.noted]\n  1 | ab\n    |   ^\n")
        #expect(
            printer("").text(of: Diagnostic(.noted, at: place(1, 1), "no"))
                == "a.yaml:1:1: note: no [test.noted]\n  1 | \n    | ^\n")
    }

    @Test(arguments: [
        (1, String(repeating: "x", count: 100) + "…", 0), (60, "…" + String(repeating: "x", count: 100) + "…", 51),
        (1000, "…" + String(repeating: "x", count: 100), 100),
    ]) func longLinesAreCutAroundTheCaret(column: Int, source: String, indent: Int) {
        let text = printer(String(repeating: "x", count: 1000)).text(
            of: Diagnostic(.noted, at: place(1, column), "no"))
        #expect(
            text == "a.yaml:1:\(column): note: no [test.noted]\n  1 | \(source)\n    | "
                + String(repeating: " ", count: indent) + "^\n")
    }

    @Test func aPartOfALineIsCutWhereItWas() {
        let printer = DiagnosticPrinter(showing: { _ in
            SourceLine(part: "bcd", column: 2, isCutBefore: true, isCutAfter: true)
        })
        #expect(
            printer.text(of: Diagnostic(.noted, at: place(1, 5000), "no"))
                == "a.yaml:1:5000: note: no [test.noted]\n  1 | …bcd…\n    |   ^\n")
    }

    @Test func aLineCannotSteerTheTerminal() {
        #expect(
            printer("a\u{1B}[2J\u{7}\u{202E}b").text(of: Diagnostic(.noted, at: place(1, 2), "no"))
                == "a.yaml:1:2: note: no [test.noted]\n  1 | a\u{FFFD}[2J\u{FFFD}\u{FFFD}b\n    |  ^\n")
    }

    @Test func coloursSetPartsOff() {
        let finding = Diagnostic(.explained, at: place(1, 2), "no\u{1B}[2J")
        #expect(
            printer("ab", isColored: true).text(of: finding) == """
                \u{1B}[1ma.yaml:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m no\\u{1B}[2J \u{1B}[2m[test.explained]\u{1B}[0m
                \u{1B}[2m  1 | \u{1B}[0mab
                \u{1B}[2m    | \u{1B}[0m \u{1B}[1;31m^\u{1B}[0m
                    \u{1B}[2m= Lost: The "whole". To do: Say it again.\u{1B}[0m

                """)
        #expect(
            printer(isColored: true).text(of: Diagnostic(.degraded, at: place(1, 2), "no"))
                == "\u{1B}[1ma.yaml:1:2:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m no "
                + "\u{1B}[2m[test.degraded]\u{1B}[0m\n")
    }
}
