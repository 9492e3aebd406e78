import Diagnostics
import Testing

@testable import YAML

@Suite struct JSONTests {
    private static let text = """
        {
          "openapi": "3.1.0", "é": [1, -2.50e+3, true, false, null, {}, []],
          "a": {"b": "x\\/y", "c": ""}
        }
        """

    @Test func givesTheTreeOfYAML() throws {
        var sink = DiagnosticSink()
        let yaml = try YAMLReader.read(SourceFile(name: "a", text: Self.text), sink: &sink)
        #expect(outline(try read(Self.text, name: "a.json")) == outline(yaml))
        #expect(
            outline(yaml) == """
                mapping 1:1
                  2:3 openapi = quoted 3.1.0 2:14
                  2:23 é = sequence 2:28
                    plain 1 2:29
                    plain -2.50e+3 2:32
                    plain true 2:42
                    plain false 2:48
                    plain null 2:55
                    mapping 2:61
                    sequence 2:65
                  3:3 a = mapping 3:8
                    3:9 b = quoted x/y 3:14
                    3:22 c = quoted  3:27

                """)
    }

    @Test func decodesEscapes() throws {
        let root = try read(#"["\"\\\/\b\f\n\r\t", "\u00e9\ud83d\uDE00x", "é\u0000\#u{7F}"]"#, name: "a.json")
        #expect(root.sequence?.map(\.string) == ["\"\\/\u{8}\u{C}\n\r\t", "é😀x", "é\0\u{7F}"])
    }

    @Test func isChosenByNameOrContent() throws {
        // A pair of surrogate escapes is valid in JSON, but not in YAML.
        #expect(try read(#" {"a": "\ud83d\ude00"}"#, name: "a.yaml")["a"]?.text == "😀")
        #expect(try read("{a: b, }", name: "a.yaml")["a"]?.text == "b")
        #expect(
            findings("{a: b}", name: "a.json") == "a.json:1:2: error: expected a key in double quotes [json.syntax]\n")
    }

    @Test func longKeysAreFine() throws {
        let key = String(repeating: "k", count: 5000)
        #expect(try read("{\"\(key)\": 1}", name: "a.yaml")[key]?.integer == 1)
    }

    @Test func duplicateKeys() {
        #expect(
            findings("{\"a\": 1,\n \"\\u0061\": 2}", name: "a.yaml") == """
                a.yaml:2:2: error: the key "a" appears twice; remove or rename one of them \
                [yaml.duplicate-key]
                a.yaml:1:2: note: first declared here

                """)
    }

    @Test(arguments: [
        ("", "1:1: error: the file holds no document [yaml.empty]"),
        ("{\"a\": 1,}", "1:9: error: a ',' before the end is not JSON [json.syntax]"),
        ("[1, ]", "1:5: error: a ',' before the end is not JSON [json.syntax]"),
        ("{\"a\" 1}", "1:6: error: expected ':' after the key [json.syntax]"),
        ("{\"a\": 1 \"b\": 2}", "1:9: error: expected ',' or '}' after the value [json.syntax]"),
        ("[1 2]", "1:4: error: expected ',' or ']' after the value [json.syntax]"),
        ("[1}", "1:3: error: expected ',' or ']' after the value [json.syntax]"),
        ("{\n \"a\": [1,\n", "2:7: error: this array '[' is never closed [json.syntax]"),
        ("{\"a\": 1", "1:1: error: this object '{' is never closed [json.syntax]"),
        ("{\"a\":", "1:1: error: this object '{' is never closed [json.syntax]"),
        ("{\"a\"", "1:1: error: this object '{' is never closed [json.syntax]"),
        ("{", "1:1: error: this object '{' is never closed [json.syntax]"),
        ("{} x", "1:4: error: text follows the end of the document [json.syntax]"),
        ("[\"é\", nope]", "1:7: error: expected a value [json.syntax]"),
        ("['a']", "1:2: error: expected a value [json.syntax]"),
        ("[01]", "1:2: error: a number cannot begin with 0 and a digit [json.syntax]"),
        ("[-]", "1:3: error: expected a digit after '-' [json.syntax]"),
        ("[1.]", "1:4: error: expected a digit after '.' [json.syntax]"),
        ("[1e]", "1:4: error: expected a digit in the exponent [json.syntax]"),
        ("[+1]", "1:2: error: expected a value [json.syntax]"),
        ("[.5]", "1:2: error: expected a value [json.syntax]"),
        ("[NaN]", "1:2: error: expected a value [json.syntax]"),
        ("[truex]", "1:6: error: expected ',' or ']' after the value [json.syntax]"),
        ("[\"a\nb\"]", "1:2: error: this string is not closed on its line [json.syntax]"),
        ("[\"a", "1:2: error: this string is never closed [json.syntax]"),
        ("[\"a\u{1}\"]", "1:4: error: a control character in a string must be written as an escape [json.syntax]"),
        ("[\"\\x\"]", "1:3: error: JSON has no such escape [json.syntax]"),
        ("[\"\\u12G4\"]", "1:3: error: the escape \\u needs four hexadecimal digits [json.syntax]"),
        ("[\"a\\ud83d\"]", "1:4: error: this escape is only half of a surrogate pair [json.syntax]"),
        ("[\"\\ud83d\\n\"]", "1:3: error: this escape is only half of a surrogate pair [json.syntax]"),
        ("[\"\\ude00\"]", "1:3: error: this escape is only half of a surrogate pair [json.syntax]"),
        ("[\"\\ud83d\\u0041\"]", "1:3: error: this escape is only half of a surrogate pair [json.syntax]"),
        ("[1 // c\n]", "1:4: error: expected ',' or ']' after the value [json.syntax]"),
    ]) func faults(text: String, line: String) {
        #expect(findings(text, name: "a.json") == "a.json:\(line)\n")
    }
}
