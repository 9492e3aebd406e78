import Diagnostics
import Testing

@testable import YAML

/// Broken YAML and the exact lines of its findings.
@Suite struct YAMLFaultTests {
    @Test(arguments: [
        ("a: [1, 2\n# c\n", "1:4: error: this '[' is never closed"),
        ("a: [1,\n", "1:4: error: this '[' is never closed"),
        ("a: {b: \n", "1:4: error: this '{' is never closed"),
        ("a: \"x\nb: 1\n", "1:4: error: this quoted text is never closed"),
        ("a: 'x\n", "1:4: error: this quoted text is never closed"),
        ("a: b: c\n", "1:5: error: a second ':' is not allowed here; put the value in quotes if it is text"),
        ("a: 1\n b: 2\n", "2:2: error: this key's indentation matches no line above it"),
        ("- a\n  b: 1\n", "2:3: error: this key's indentation matches no line above it"),
        (
            "a: 1\nb\nc: 2\n",
            "2:1: error: expected a key with ':' here; indent text that continues the line above"
        ),
        ("a: @b\n", "1:4: error: a value cannot begin with '@'; put it in quotes"),
        ("a: `b\n", "1:4: error: a value cannot begin with '`'; put it in quotes"),
        ("a: %b\n", "1:4: error: a value cannot begin with '%'; put it in quotes"),
        ("a: \"\\q\"\n", "1:5: error: there is no such escape; write '\\\\' for a backslash, or use single quotes"),
        ("a: \"\\U00110000\"\n", "1:7: error: this escape names no character"),
        ("a: \"\\uZ\"\n", "1:7: error: this escape needs hexadecimal digits"),
        ("{é: {a:[1]}}\n", "1:7: error: a space must follow this ':'"),
        ("[\"a\": %]\n", "1:7: error: a value cannot begin with '%'; put it in quotes"),
        ("%9\n", "1:1: error: this is not a directive; put a text that begins with '%' in quotes"),
        ("a: !<b c\n", "1:4: error: this is not a tag; put a text that begins with '!' in quotes"),
        ("a: ]\n", "1:4: error: expected a value here"),
        ("a: - b\n", "1:4: error: a list item '-' cannot begin here; put it on a line of its own"),
        ("a: ? b\n", "1:4: error: a key with '?' cannot begin here; put it on a line of its own"),
        ("a: *.b\n", "1:4: error: '*' and '&' need a name; put a text that begins with one of them in quotes"),
        ("a: !b!c d\n", "1:4: error: this tag's handle is not declared; put a text that begins with '!' in quotes"),
        ("a: |x\n", "1:5: error: the text of '|' and '>' begins on the next line"),
        ("\"a\" \"b\"\n", "1:5: error: unexpected text after the end of the document"),
        ("%YAML 2.0\n---\na: 1\n", "1:1: error: this version of YAML is not supported; 1.2 is"),
        (
            "é: \u{1}\n",
            "1:4: error: the control character U+0001 is not allowed in YAML; write it as an escape in double quotes"
        ),
        (
            "a: b\nc: \0\n",
            "2:4: error: the control character U+0000 is not allowed in YAML; write it as an escape in double quotes"
        ),
    ]) func grammar(text: String, line: String) {
        #expect(findings(text) == "a.yaml:\(line) [yaml.syntax]\n")
    }

    /// The location is inside the file, although libyaml puts the end of a text on a line of its own.
    @Test(arguments: [("%YAML 1.2", "1:10"), ("%YAML 1.2\n# é", "2:4"), ("%YAML 1.2\n", "2:1")])
    func theEndOfTheTextIsOnItsLastLine(text: String, place: String) {
        #expect(findings(text) == "a.yaml:\(place): error: expected '---' after the directives [yaml.syntax]\n")
    }

    @Test func whatIsEmptyAtTheEndIsThere() throws {
        let root = try read("a: 1\nb:\n  ? é &x")
        #expect(root["b"]?.mapping?.entries.map { "\($0.key.text) \($0.value.location)" } == ["é &x a.yaml:3:9"])
        #expect(try read("a: &x")["a"]?.location.description == "a.yaml:1:4")
        #expect(try read("a:\n- b\n-").mapping?["a"]?.sequence?.last?.location.description == "a.yaml:3:2")
        #expect(
            findings("? a\n? a")
                == "a.yaml:2:3: error: the key \"a\" appears twice; remove or rename one of them "
                + "[yaml.duplicate-key]\na.yaml:1:3: note: first declared here\n")
    }

    @Test(arguments: [
        ("{a: 1]\n", "1:6: error: expected ',' or '}' here", "1:1: note: in the mapping that begins here"),
        ("[a: 1\nb: 2]\n", "2:2: error: expected ',' or ']' here", "1:1: note: in the list that begins here"),
        (
            "a:\n    b: 1\n  c: 2\n", "3:3: error: this line's indentation matches no line above it",
            "1:1: note: in the mapping that begins here"
        ),
        (
            "a:\n  - 1\n - 2\n", "3:2: error: this line's indentation matches no line above it",
            "1:1: note: in the mapping that begins here"
        ),
        ("a: 1\n- b\n", "2:1: error: expected a key here", "1:1: note: in the mapping that begins here"),
        ("- 1\nb: 2\n", "2:1: error: expected '-' here", "1:1: note: in the list that begins here"),
        ("a: 'x' y\n", "1:8: error: unexpected text after the value", "1:1: note: in the mapping that begins here"),
    ]) func grammarWithContext(text: String, line: String, related: String) {
        #expect(findings(text) == "a.yaml:\(line) [yaml.syntax]\na.yaml:\(related)\n")
    }

    @Test(arguments: ["", "\n \n", "# nothing\n", "---\n", "--- # x\n...\n", "\u{FEFF}"]) func empty(text: String) {
        #expect(findings(text) == "a.yaml:1:1: error: the file holds no document [yaml.empty]\n")
    }

    @Test func nullIsADocument() throws {
        #expect(try read("null\n").isNull)
        #expect(try read("''\n").string == "")
    }

    @Test func secondDocument() {
        #expect(
            findings("a: 1\n---\nb: 2\n")
                == "a.yaml:2:1: error: a second document begins here; a file holds one [yaml.multiple-documents]\n")
        #expect(findings("---\na: 1\n...\n").isEmpty)
    }

    @Test(
        arguments: [
            [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3], [0x80],
            [0xE2, 0x82],
        ] as [[UInt8]]) func notUTF8(bytes: [UInt8])
    {
        let expected = ":2:8: error: the text is not UTF-8 from here on; save it as UTF-8 [yaml.encoding]\n"
        let yaml = SourceFile(name: "a.yaml", bytes: Array("é: 1\nb: \"€😀".utf8) + bytes + Array("\"\n".utf8))
        #expect(findings(yaml) == "a.yaml:2:7" + expected.dropFirst(4))
        let json = SourceFile(name: "a.json", bytes: Array("{\"é\":\r\n \"abc: ".utf8) + bytes)
        #expect(findings(json) == "a.json" + expected)
    }

    @Test func keysAreScalars() {
        #expect(
            findings("? [a]\n: b\n? {c: d}\n: e\nf: g\n") == """
                a.yaml:1:3: error: a key must be text, but this one is a sequence [yaml.key]
                a.yaml:3:3: error: a key must be text, but this one is a mapping [yaml.key]

                """)
    }

    @Test func duplicateKeysAreAllReportedAndTheFirstStays() throws {
        let text = (0..<10).map { "k\($0): \($0)\n" }.joined() + "k3: x\n\"k0\": y\nk3: z\n"
        var sink = DiagnosticSink()
        let root = try DocumentReader.read(SourceFile(name: "a.yaml", text: text), sink: &sink)
        #expect(sink.diagnostics.map(\.location.line) == [11, 12, 13])
        #expect(sink.diagnostics.map { $0.related[0].location.line } == [4, 1, 4])
        #expect(root.mapping?.entries.count == 10)
        #expect(root["k3"]?.integer == 3 && root["k0"]?.integer == 0 && root["k9"]?.integer == 9)
    }

    @Test func tagsThatSayNothing() throws {
        #expect(
            findings("a: !!int x\nb: !custom y\nc: !!set {}\nd: !!binary aa==\n") == """
                a.yaml:1:4: warning: the tag !!int does not fit this value and was ignored [yaml.tag]
                a.yaml:2:4: warning: the tag !custom does not fit this value and was ignored [yaml.tag]
                a.yaml:3:4: warning: the tag !!set does not fit this value and was ignored [yaml.tag]
                a.yaml:4:4: warning: the tag !!binary does not fit this value and was ignored [yaml.tag]

                """)
        let root = try read(
            "a: !!str 1\nb: !!int '2'\nc: !!float 3\nd: !!map {}\ne: !!seq []\nf: !!null ''\ng: !!bool \"true\"\n")
        #expect(root["a"]?.string == "1")
        #expect(root["b"]?.integer == 2)
        #expect(root["c"]?.number == 3)
        #expect(root["f"]?.isNull == true)
        #expect(root["g"]?.boolean == true)
    }
}
