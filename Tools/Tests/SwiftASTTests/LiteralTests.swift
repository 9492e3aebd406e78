import SwiftAST
import Testing

struct LiteralTests {
    @Test(arguments: [
        ("plain", #""plain""#), ("", #""""#), (#"say "hi""#, #""say \"hi\"""#), (#"back\slash"#, #""back\\slash""#),
        (#"\(exit(1))"#, #""\\(exit(1))""#), ("a\nb\r\n\tc", #""a\nb\r\n\tc""#), ("\0", #""\0""#),
        ("\u{1B}[0m", #""\u{1B}[0m""#), ("\u{7F}\u{85}", #""\u{7F}\u{85}""#),
        ("\u{2028}\u{2029}", #""\u{2028}\u{2029}""#),
        ("\u{202E}abc\u{2066}", #""\u{202E}abc\u{2066}""#), ("\u{FEFF}", #""\u{FEFF}""#), ("\u{A0}", #""\u{A0}""#),
        ("a\u{200D}b\u{200B}", #""a\u{200D}b\u{200B}""#), ("取得 é 🐶", #""取得 é 🐶""#), ("\u{E0041}", #""\u{E0041}""#),
        ("*/ //", #""*/ //""#), (##"#"""##, ##""#\"\"""##),
    ])
    func quotesStrings(text: String, source: String) {
        #expect(printed(.string(text)) == source)
    }

    /// A combining mark at the start of a literal would combine with the quote.
    @Test func escapesMarkThatWouldJoinTheQuote() {
        #expect(Array(printed(.string("\u{301}a")).unicodeScalars) == Array(#""\u{301}a""#.unicodeScalars))
        #expect(Array(printed(.string("e\u{301}")).unicodeScalars) == Array("\"e\u{301}\"".unicodeScalars))
    }

    @Test func writesOtherValues() {
        #expect(printed(.integer(-3)) == "-3")
        #expect(printed(.integer(.min)) == "-9223372036854775808")
        #expect(printed(.double(0.1)) == "0.1")
        #expect(printed(.double(1e300)) == "1e+300")
        #expect(printed(.double(-2)) == "-2.0")
        #expect(printed(.double(.infinity)) == "Double.infinity")
        #expect(printed(.double(-.infinity)) == "-Double.infinity")
        #expect(printed(.double(.nan)) == "Double.nan")
        #expect(printed(.boolean(true)) == "true")
        #expect(printed(.null) == "nil")
        #expect(printed(.array([])) == "[]")
        #expect(printed(.array([.integer(1), .integer(2)])) == "[1, 2]")
        #expect(printed(.dictionary([])) == "[:]")
        #expect(printed(.dictionary([(key: .string("a"), value: .integer(1))])) == #"["a": 1]"#)
    }

    @Test func quotesThePiecesOfAnInterpolation() {
        let pieces: [StringPiece] = [.text(#"a"\("#), .value(.name("in")), .text("/"), .value(.name("b").dot("c", []))]
        #expect(printed(.interpolation(pieces)) == #""a\"\\(\(`in`)/\(b.c())""#)
    }
}
