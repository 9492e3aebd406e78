import Diagnostics
import Testing

@testable import YAML

/// Texts made to exhaust time or memory: each is read, or refused with the limit that it exceeds. The processor time at
/// each test is more than needed, but a quadratic reader would exceed it. Serialized, to limit memory.
@Suite(.serialized) struct HostileTextTests {
    @Test func aMillionKeys() throws {
        let text = (0..<1_000_000).map { "k\($0): 1\n" }.joined()
        let root = try within(seconds: 60) { try read(text) }
        #expect(root.mapping?.entries.count == 1_000_000)
        #expect(root["k999999"]?.integer == 1)
    }

    @Test func aMillionKeysOfJSON() throws {
        let text = "{" + (0..<1_000_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"
        let root = try within(seconds: 60) { try read(text, name: "a.json") }
        #expect(root["k999999"]?.integer == 1)
    }

    @Test(arguments: ["a.yaml", "a.json"]) func aDocumentThatIsTooLarge(name: String) {
        let file = SourceFile(name: name, bytes: Array(repeating: UInt8(ascii: "x"), count: 200_000_000))
        #expect(
            within(seconds: 5) { findings(file) } == """
                \(name): error: the document has 200000000 bytes, and at most 67108864 are read; split it into files that \
                refer to each other [yaml.limit]

                """)
    }

    @Test(arguments: ["'", "\"", "|\n  ", ""]) func aLongScalar(opening: String) throws {
        let body = String(repeating: "x", count: 10_000_000)
        let text = "a: \(opening)\(body)\(opening.hasPrefix("|") ? "" : opening)\n"
        let root = try within(seconds: 10) { try read(text) }
        #expect(root["a"]?.text?.utf8.count ?? 0 >= 10_000_000)
    }

    @Test(arguments: [
        String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
        String(repeating: "- ", count: 100_000), String(repeating: "? ", count: 100_000),
        (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
    ])
    func nestingThatIsTooDeep(text: String) {
        let found = within(seconds: 2) { findings(text) }
        #expect(found.hasSuffix(": error: the document nests deeper than 512 levels [yaml.limit]\n"))
    }

    @Test func nestingOfJSONThatIsTooDeep() {
        let text = String(repeating: "{\"a\":", count: 100_000) + "1" + String(repeating: "}", count: 100_000)
        let finding = "a.json:1:2561: error: the document nests deeper than 512 levels [yaml.limit]\n"
        #expect(within(seconds: 2) { findings(text, name: "a.json") } == finding)
    }

    @Test func aTagThatIsCopiedForEachValue() {
        let prefix = String(repeating: "t", count: 1_000_000)
        let text = "%TAG !e! \(prefix)\n---\n" + (0..<100_000).map { "- !e!x \($0)\n" }.joined()
        let finding = "a.yaml:3:3: error: this tag is longer than 1024 bytes [yaml.limit]\n"
        #expect(within(seconds: 5) { findings(text) } == finding)
    }

    @Test func aHundredThousandDirectives() {
        let text = (0..<100_000).map { "%TAG !e\($0)! x\n" }.joined() + "---\na\n"
        #expect(
            within(seconds: 5) { findings(text) } == """
                a.yaml:101:1: error: more than 100 lines begin with '%'; YAML needs two at most, before the document \
                [yaml.limit]

                """)
    }

    @Test(arguments: ["- \t1\n", "\t\n- 1\n", "- |\n  x\n  \t\n", "-\t\"\n  -\ta\"\n"])
    func tabsByTheTenThousand(part: String) throws {
        let text = "- \t1\n" + String(repeating: part, count: 30_000)
        let root = try within(seconds: 30) { try read(text) }
        #expect(root.sequence?.count == 30_001)
    }

    @Test func indicatorsByTheMillion() throws {
        let text = String(repeating: "[?&a:b,]# ", count: 200_000)
        let root = try within(seconds: 10) { try read("a: '\(text)'\n# \(text)\n") }
        #expect(root["a"]?.text?.utf8.count == 2_000_000)
    }

    @Test func mergesOfMerges() {
        let text =
            "m0: &m0 {" + (0..<100).map { "k\($0): 1" }.joined(separator: ", ") + "}\n"
            + (1...20).map { "m\($0): &m\($0) {<<: [*m\($0 - 1), *m\($0 - 1), *m\($0 - 1)]}\n" }.joined()
        let found = within(seconds: 30) { findings(text) }
        #expect(found.hasSuffix("the document's aliases expand to more than 1000000 values [yaml.limit]\n"))
    }

    @Test func aHundredThousandDuplicateKeys() {
        var sink = DiagnosticSink()
        let file = SourceFile(name: "a.yaml", text: String(repeating: "a: 1\n", count: 100_000))
        let root = within(seconds: 30) { try? DocumentReader.read(file, sink: &sink) }
        #expect(root?.mapping?.entries.count == 1)
        #expect(sink.count(of: .error) == 99_999)
    }

    @Test(arguments: ["a: b\0c\n", "a: \"b\0c\"\n", "\0", "a: |\n  \0\n"]) func noNull(text: String) {
        let sentence = "the control character U+0000 is not allowed in YAML; write it as an escape in double quotes"
        #expect(findings(text).hasSuffix(": error: \(sentence) [yaml.syntax]\n"))
    }
}
