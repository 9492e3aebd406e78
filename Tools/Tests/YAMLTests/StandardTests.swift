import Diagnostics
import Testing

@testable import YAML

/// The sections of YAML 1.2.2: valid texts with their trees, and texts that are refused because libyaml reads them
/// differently.
@Suite struct StandardTests {
    /// A tree on one line, with strings in quotes and other scalars without.
    private func line(_ node: Node) -> String {
        switch node.content {
        case .scalar(let scalar): scalar.isPlain ? scalar.text : "\"\(scalar.text)\""
        case .sequence(let items): "[" + items.map(line).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            "{" + mapping.entries.map { "\($0.key.text): \(line($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    /// §5 and §6: characters, line breaks, comments, directives, tags and anchors.
    @Test(arguments: [
        ("\u{FEFF}a: 1\r\nb: 2\rc: 3\n", "{a: 1, b: 2, c: 3}"), ("\u{FEFF}---\na: 1\n", "{a: 1}"),
        ("a: |\r\n  x\r\n  y\r", "{a: \"x\ny\n\"}"), ("a: x\u{85}y\u{A0}z\n", "{a: x\u{85}y\u{A0}z}"),
        ("# c\n\na: b # d\n# e\n  #f\nc: d#e\n", "{a: b, c: d#e}"), ("a: #c\n  b\n", "{a: b}"),
        ("%YAML 1.2\n---\na\n", "a"), ("%YAML 1.1\n# c\n---\nyes\n...\n", "yes"),
        ("%TAG !y! tag:yaml.org,2002:\n---\n!y!str 1\n", "\"1\""), ("!<tag:yaml.org,2002:str> 1\n", "\"1\""),
        ("a: ! 12\n", "{a: \"12\"}"), ("a: !!str\nb: !!null\n", "{a: \"\", b: }"), ("&a a: &b !!str 1\n", "{a: \"1\"}"),
        ("&x\na: &y\n  b: 2\nc: 1\n", "{a: {b: 2}, c: 1}"),
    ]) func characters(text: String, tree: String) throws {
        #expect(line(try read(text)) == tree)
    }

    /// §7: plain and quoted scalars, flow sequences and flow mappings.
    @Test(arguments: [
        (
            "a: 'it''s'\nb: \"\\x41\\u00e9\\U0001F600\\/\\e\\_\\N\\L\\P\\0\"\n",
            "{a: \"it's\", b: \"Aé😀/\u{1B}\u{A0}\u{85}\u{2028}\u{2029}\0\"}"
        ),
        ("a: \"x\\\n   y\\\n  \\ z\"\n", "{a: \"xy z\"}"), ("a: 'x\n\n\n  y'\n", "{a: \"x\n\ny\"}"),
        ("a: \"\n  b\t\n\n  c  \"\n", "{a: \" b\nc  \"}"), ("a: x\n  y\n\n  z\nb: c  d \n", "{a: x y\nz, b: c  d}"),
        ("a: ::b\nc: -1x\nd: ?e\nf: a:b\n-g: :h\n?i: j\n", "{a: ::b, c: -1x, d: ?e, f: a:b, -g: :h, ?i: j}"),
        ("[a, 'b', \"c\", [d], {e: f}, g: h, ]\n", "[a, \"b\", \"c\", [d], {e: f}, {g: h}]"),
        ("{a: b, 'c':1, \"d\" :2, e, ? f : g, ? h, http://x: y,}\n", "{a: b, c: 1, d: 2, e: , f: g, h: , http://x: y}"),
        ("a: [\n  b, # c\n\n  d\n]\ne: {f:\n  g\n}\n", "{a: [b, d], e: {f: g}}"), ("{? k\n l\n : v}\n", "{k l: v}"),
    ]) func flow(text: String, tree: String) throws {
        #expect(line(try read(text)) == tree)
    }

    /// §8: block scalars, sequences and mappings.
    @Test(arguments: [
        ("a: |\n  x\n   y\n\n  z\n\n\nb: 1\n", "{a: \"x\n y\n\nz\n\", b: 1}"), ("a: |-\n  x\n\n", "{a: \"x\"}"),
        ("a: |+\n  x\n\nb: 1\n", "{a: \"x\n\n\", b: 1}"),
        ("- |2-\n    x\n   y\n- >1+\n   x\n\n", "[\"  x\n y\", \"  x\n\n\"]"),
        ("a: |-2 # c\n    x\n", "{a: \"  x\"}"), ("a: >\n\n  x\n  y\n\n  z\n   t\n  u\n", "{a: \"\nx y\nz\n t\nu\n\"}"),
        ("a: |\n  x\n  \ty\n", "{a: \"x\n\ty\n\"}"), ("a: |\nb: >\n", "{a: \"\", b: \"\"}"),
        ("- |\n x # y\n", "[\"x # y\n\"]"),
        ("- - a\n  - b\n-\n  - c\n- d: 1\n  e: 2\n-\n", "[[a, b], [c], {d: 1, e: 2}, ]"),
        ("a:\n- b\n- c\nd:\n  - e\n", "{a: [b, c], d: [e]}"),
        (
            "? a\n: b\n? |\n  c\n: - d\n? e\n'f' : g\n\"h i\": j\n? k\n  l\n: m\n",
            "{a: b, c\n: [d], e: , f: g, h i: j, k l: m}"
        ),
        ("--- a\n...\n", "a"), ("--- |\n x\n", "\"x\n\""), ("--- {a: b}\n", "{a: b}"),
        ("  a: b\n  c: d\n", "{a: b, c: d}"),
    ]) func block(text: String, tree: String) throws {
        #expect(line(try read(text)) == tree)
    }

    /// Valid texts that are refused: each message says what to write instead.
    @Test(arguments: [
        ("{x: :y}\n", "1:5: error: a text that begins with ':' must be put in quotes here"),
        ("{?x: y}\n", "1:2: error: a text that begins with '?' must be put in quotes here"),
        ("- [a, ?b]\n", "1:7: error: a text that begins with '?' must be put in quotes here"),
        ("{a:[1]}\n", "1:3: error: a space must follow this ':'"),
        ("a: &b:c d\n", "1:4: error: a name after '&' or '*' has only letters, digits, '-' and '_'; rename it"),
        ("a: &b.c d\n", "1:4: error: a name after '&' or '*' has only letters, digits, '-' and '_'; rename it"),
        ("&a: b\n", "1:1: error: a name after '&' or '*' has only letters, digits, '-' and '_'; rename it"),
        ("!!str &a:b c\n", "1:7: error: a name after '&' or '*' has only letters, digits, '-' and '_'; rename it"),
        ("- &a 1\n- *a:b\n", "2:3: error: a name after '&' or '*' has only letters, digits, '-' and '_'; rename it"),
        ("%YAML 1.3\n---\na\n", "1:1: error: this version of YAML is not supported; 1.2 is"),
        (
            "a: \"\u{7F}\"\n",
            "1:5: error: the control character U+007F is not allowed in YAML; write it as an escape in double quotes"
        ),
        ("\tx\n", "1:1: error: a tab cannot indent YAML; use spaces"),
    ]) func refusedInWords(text: String, line: String) {
        #expect(findings(text) == "a.yaml:\(line) [yaml.syntax]\n")
    }

    /// Invalid texts that libyaml accepts.
    @Test(arguments: [
        ("a: \"b\"# c\n", "1:7: error: the '#' of a comment needs a space before it"),
        ("[a,#b\n]\n", "1:4: error: the '#' of a comment needs a space before it"),
        ("a: {b: c}#d\n", "1:10: error: the '#' of a comment needs a space before it"),
        ("-\t- a\n", "1:2: error: a tab cannot indent YAML; use spaces"),
        ("- b\n-\t \ta: 1\n", "2:2: error: a tab cannot indent YAML; use spaces"),
        ("?\t- a\n", "1:2: error: a tab cannot indent YAML; use spaces"),
        (
            "a: \"\\ud83d\\ude00\"\n",
            "1:7: error: half of a surrogate pair is not a character; write the character itself, or \\U and eight digits"
        ),
    ]) func notValid(text: String, line: String) {
        #expect(findings(text) == "a.yaml:\(line) [yaml.syntax]\n")
    }

    /// Ambiguous indicators inside a scalar or a comment are part of it.
    @Test func textsMayHoldAnyIndicator() throws {
        let text = "# \"a\"#b, ?c &d:e\na: what, ?b &c:d, e]#f\nb: \"x, ?y\"\nc: |\n  [?z]#\n  &a:b\nd: 'q' # 'r'#s\n"
        #expect(line(try read(text)) == "{a: what, ?b &c:d, e]#f, b: \"x, ?y\", c: \"[?z]#\n&a:b\n\", d: \"q\"}")
    }

    @Test func longKeysAreMarked() throws {
        let key = String(repeating: "k", count: 1025)
        let message = "error: a key has at most 1024 characters; write '? ' before a longer one [yaml.syntax]"
        #expect(findings("\(key): 1\nb: 2\n") == "a.yaml:1:1: \(message)\n")
        #expect(try read("? \(key)\n: 1\nb: 2\n")[key]?.integer == 1)
    }
}
