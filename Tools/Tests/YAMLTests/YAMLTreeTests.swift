import Diagnostics
import Testing

@testable import YAML

@Suite struct YAMLTreeTests {
    @Test func keepsOrderPlacesAndText() throws {
        let root = try read("b: 1.10\na:\n  - x\n  - {y: 'é', \"z\": }\n")
        #expect(
            outline(root) == """
                mapping 1:1
                  1:1 b = plain 1.10 1:4
                  2:1 a = sequence 3:3
                    plain x 3:5
                    mapping 4:5
                      4:6 y = quoted é 4:9
                      4:14 z = plain  4:19

                """)
        #expect(root["b"]?.location == SourceLocation(file: "a.yaml", line: 1, column: 4))
        #expect(root.mapping?.entry("a")?.key.location.description == "a.yaml:2:1")
    }

    @Test(arguments: ["\u{FEFF}a: 1\r\nb: x\r\n", "\u{FEFF}{\"a\": 1,\r\n\"b\": \"x\"}\r\n"])
    func takesByteOrderMarkAndCarriageReturns(text: String) throws {
        let root = try read(text)
        #expect(root["a"]?.location.description == (text.contains("{") ? "a.yaml:1:7" : "a.yaml:1:4"))
        #expect(root.mapping?.entry("b")?.key.location.description == "a.yaml:2:1")
        #expect(root["b"]?.text == "x")
    }

    @Test(arguments: [true, false]) func readsUTF16(isLittle: Bool) throws {
        let units = Array("\u{FEFF}a: 😀\n".utf16)
        let bytes = units.flatMap { unit in
            let low = UInt8(truncatingIfNeeded: unit)
            let high = UInt8(truncatingIfNeeded: unit >> 8)
            return isLittle ? [low, high] : [high, low]
        }
        let file = SourceFile(name: "a.yaml", bytes: bytes)
        var sink = DiagnosticSink()
        #expect(try DocumentReader.read(file, sink: &sink)["a"]?.text == "😀")
        #expect(file.line(1) == "a: 😀")
    }

    @Test func takesOnlyTheLineBreaksOfYAML12() throws {
        let root = try read("a: |\n  x\u{2028}y\u{85}z\n  ձ\u{E000}\nb: p\u{2029}q # \u{2028}\nc: d\n")
        #expect(root["a"]?.text == "x\u{2028}y\u{85}z\nձ\u{E000}\n")
        #expect(root["b"]?.text == "p\u{2029}q")
        #expect(root["c"]?.location.description == "a.yaml:5:4")
    }

    @Test func keepsTheTextOfBlockScalars() throws {
        let root = try read("a: |\n  1\n\n  2\nb: >-\n  3\n  4\n")
        #expect(root["a"]?.string == "1\n\n2\n")
        #expect(root["b"]?.string == "3 4")
    }

    @Test func findsKeysInLargeMappings() throws {
        let text = (0..<200).map { "key\($0): \($0)\n" }.joined()
        let root = try read(text)
        #expect((0..<200).allSatisfy { (number: Int) in root["key\(number)"]?.integer == number })
        #expect(root["key200"] == nil)
        #expect(root.mapping?.entries.map(\.key.text).first == "key0")
        #expect(root.mapping?.entries.map(\.key.text).last == "key199")
    }

    @Test func comparesKeysByCodePoints() throws {
        let root = try read("\u{E9}: 1\ne\u{301}: 2\n")
        #expect(root["\u{E9}"]?.integer == 1)
        #expect(root["e\u{301}"]?.integer == 2)
    }
}
