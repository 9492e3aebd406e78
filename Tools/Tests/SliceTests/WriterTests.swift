import Diagnostics
import Testing
import YAML

@testable import Slice

/// The YAML that is written, and that it reads back as what it was.
@Suite struct WriterTests {
    private func value(_ text: String) throws -> Value {
        var sink = DiagnosticSink()
        return Value(try DocumentReader.read(SourceFile(name: "a.yaml", text: text), sink: &sink))
    }

    /// A tree whose scalars are what they mean, however they were written.
    private func meaning(_ value: Value) -> Value {
        switch value {
        case .scalar(let scalar):
            switch scalar.kind {
            case .null: .scalar(Scalar(text: "null", isPlain: true))
            case .string: .text(scalar.text)
            case .boolean, .integer, .number: value
            }
        case .sequence(let items): .sequence(items.map(meaning))
        case .mapping(let fields): .mapping(fields.map { Value.Field($0.name, meaning($0.value)) })
        }
    }

    @Test(arguments: [
        "a", "a b", "a-b", "-a", "-1a", "a:b", "a#b", "http://x.y/z?a=1#b", "1.2.3", "v1", "1d", "5XX", "é", "日本",
        "^a$",
        "a'b", "\\d+", "a, b", "https://x.{y}.z", "1:", "none", "Yesterday", "2024-06", "?a", ":a", "1e", "0b", ".a",
        "+", "12:30:",
    ])
    func plainStrings(_ text: String) {
        let needsQuotes = text.hasSuffix(":")
        #expect(ScalarText.string(text, isInFlow: false) == (needsQuotes ? "'\(text)'" : text))
    }

    @Test(arguments: [
        "", " a", "a ", "y", "N", "yes", "No", "ON", "off", "true", "null", "~", "<<", "=", "1", "1.0", "-1", "+1",
        "1e3",
        "0x1F", "0o17", "0b101", "1_000", ".5", ".inf", ".NaN", "12:30:45", "1_0.5e3", "2024-06-30",
        "2024-06-30T10:00:00Z", "-", "- a", "?", ": a", "a: b", "a #b", "a:", "---", "...", "#a", "&a", "*a", "!a", "|",
        ">", "%a", "@a", "`a", "[a", "]", "{a", "}", ",a", "\"a\"", "200",
    ])
    func quotedStrings(_ text: String) {
        #expect(ScalarText.string(text, isInFlow: false) == "'\(text)'")
    }

    @Test(arguments: [
        ("'", "''''"), ("'a", "'''a'"), ("a\nb", #""a\nb""#), ("a\tb\"\\", #""a\tb\"\\""#),
        ("\u{0}\u{7F}\u{85}\u{A0}", #""\u0000\u007F\u0085\u00A0""#), ("\u{2028}\u{FEFF}", #""\u2028\uFEFF""#),
    ])
    func escapedStrings(text: String, written: String) {
        #expect(ScalarText.string(text, isInFlow: false) == written)
    }

    @Test func flowListsQuoteMore() {
        let items = ["a,b", "a]", "{b", "a:b", "-a", "a b", "?a"].map(Value.text)
        let tree = Value.mapping([Value.Field("k", .sequence(items))])
        #expect(YAMLWriter.text(of: tree) == "k: ['a,b', 'a]', '{b', 'a:b', -a, a b, '?a']\n")
    }

    @Test func shapes() throws {
        let text = """
            {a: {b: 1, c: {}}, d: [], e: [x, 2, null, ~, true], f: [[1, 2], [], [[{g: 1}]]], h: [{i: 1, j: [k]}, {l: {m: n}}],
            o: , 200: [1.10, "1.10"]}
            """
        #expect(
            YAMLWriter.text(of: try value(text)) == """
                a:
                  b: 1
                  c: {}
                d: []
                e: [x, 2, null, null, true]
                f:
                  - [1, 2]
                  - []
                  - - - g: 1
                h:
                  - i: 1
                    j: [k]
                  - l:
                      m: 'n'
                o: null
                '200': [1.10, '1.10']

                """)
    }

    @Test func aListTooLongForOneLine() throws {
        let items = (0..<30).map { Value.text("item\($0)") }
        let written = YAMLWriter.text(of: .mapping([Value.Field("a", .sequence(items))]))
        #expect(written.hasPrefix("a:\n  - item0\n  - item1\n"))
    }

    @Test(arguments: [
        "{a: {b: [1, [2, {c: d}], {}]}, e: 'no', f: \"x\\ny\", g: 0x1F, h: ~, i: .inf, j: '2024-06-30', k: [[]]}",
        "[[a, [b]], {c: [{d: e, f: [{g: h}]}]}, '', ' ', \"\\u0007\"]", "{}", "[]", "text", "'1'",
    ])
    func whatIsReadBack(_ text: String) throws {
        let value = try value(text)
        let written = YAMLWriter.text(of: value)
        #expect(meaning(try self.value(written)) == meaning(value))
        #expect(YAMLWriter.text(of: try self.value(written)) == written)
    }

    @Test func everyAwkwardStringIsReadBack() throws {
        let parts = [
            "", " ", "'", "\"", ":", "#", "-", "?", "\\", "\n", "\t", "a", "1", ",", "[", "}", "é", "\u{85}", "!", ".",
        ]
        var strings: [String] = []
        for first in parts { for second in parts { for third in parts { strings.append(first + second + third) } } }
        let list = Value.sequence(strings.map(Value.text))
        let keys = Value.mapping(Set(strings).sorted().map { Value.Field($0, .sequence([.text($0)])) })
        for tree in [list, keys] {
            #expect(meaning(try value(YAMLWriter.text(of: tree))) == tree)
        }
    }

    @Test func longKeys() throws {
        let key = String(repeating: "k", count: 1_100)
        let inner = Value.mapping([Value.Field("b", .text("c"))])
        let tree = Value.mapping([
            Value.Field("a", .mapping([Value.Field(key, .text("x")), Value.Field(key + "2", inner)]))
        ])
        #expect(meaning(try value(YAMLWriter.text(of: tree))) == tree)
    }
}
