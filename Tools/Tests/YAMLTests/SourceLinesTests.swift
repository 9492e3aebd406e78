import Diagnostics
import Testing

@testable import YAML

/// Lines as editors count them, found through an index.
@Suite struct SourceLinesTests {
    private func line(_ text: String, _ number: Int, _ column: Int = 1) -> SourceLine? {
        SourceLines([SourceFile(name: "a.yaml", text: text)])
            .line(at: SourceLocation(file: "a.yaml", line: number, column: column))
    }

    @Test(arguments: ["a\nbé\n\nd", "a\r\nbé\r\n\r\nd", "a\rbé\r\rd", "\u{FEFF}a\nbé\r\n\rd"])
    func everyLineBreak(text: String) {
        #expect((1...4).map { line(text, $0)?.text } == ["a", "bé", "", "d"])
        #expect(line(text, 5) == nil && line(text, 0) == nil && line(text, -1) == nil)
    }

    @Test func theEmptyLineAfterTheLastBreakIsThere() {
        #expect(line("a\n", 2)?.text == "")
        #expect(line("", 1)?.text == "")
    }

    @Test func anotherFileHasNoLine() {
        let lines = SourceLines([SourceFile(name: "a.yaml", text: "a")])
        #expect(lines.line(at: SourceLocation(file: "b.yaml", line: 1, column: 1)) == nil)
        #expect(lines.line(at: SourceLocation(file: "a.yaml")) == nil)
    }

    /// The caret points to the location that a reader reports, independently of the text before it.
    @Test(arguments: [
        ("\u{FEFF}a: 1\na: 2\n", 2, 1, "a: 2"), ("\u{FEFF}{a: 1, a: 2}\n", 1, 8, "{a: 1, a: 2}"),
        ("x:\r\n  {取得: 1, e\u{301}: 2, 取得: 3}\r\n", 2, 18, "  {取得: 1, e\u{301}: 2, 取得: 3}"),
        ("{\t👍: 1,\t👍: 2}\n", 1, 9, "{\t👍: 1,\t👍: 2}"),
    ])
    func placesOfReaders(text: String, number: Int, column: Int, shown: String) throws {
        var sink = DiagnosticSink()
        let file = SourceFile(name: "a.yaml", text: text)
        _ = try DocumentReader.read(file, sink: &sink)
        let place = try #require(sink.diagnostics.first?.location)
        #expect(place == SourceLocation(file: "a.yaml", line: number, column: column))
        #expect(SourceLines([file]).line(at: place) == SourceLine(whole: shown, column: column))
    }

    @Test(arguments: [1, 2, 100, 101, 102, 1024, 1025, 1026, 4000, 5000, 5001, 9999])
    func aLongLineIsShownInPart(column: Int) throws {
        let scalars = (0..<5000).map { Unicode.Scalar(UInt32(0x4E00 + $0 % 3000))! }
        let text = String(String.UnicodeScalarView(scalars))
        let part = try #require(line("a\n" + text + "\nb", 2, column))
        let first = max(column - 101, 0)
        let shown = scalars.dropFirst(first).prefix(201)
        #expect(part.text == String(String.UnicodeScalarView(shown)))
        #expect(part.isCutBefore == (first > 0))
        #expect(part.isCutAfter == (first + 201 < 5000))
        if column <= 5000 {
            let scalars = Array(part.text.unicodeScalars)
            #expect(scalars[part.column - 1] == Array(text.unicodeScalars)[column - 1])
        }
    }

    @Test func bytesThatAreNoTextAreShown() {
        let bytes = [UInt8](repeating: 0x80, count: 10_000)
        let lines = SourceLines([SourceFile(name: "a.yaml", bytes: bytes)])
        #expect(lines.line(at: SourceLocation(file: "a.yaml", line: 1, column: 1)) != nil)
        #expect(lines.line(at: SourceLocation(file: "a.yaml", line: 1, column: 700)) != nil)
    }
}
