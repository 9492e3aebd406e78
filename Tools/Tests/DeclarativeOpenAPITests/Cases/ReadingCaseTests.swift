import Diagnostics
import Foundation
import OpenAPIDocument
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// Faults of reading that users of code generators reported, and the correct output for each document.
@Suite struct ReadingCaseTests {
    /// The generated source of a fixture, which must have no finding.
    private func generated(_ name: String) throws -> String {
        let result = result(of: try Fixture.text(name))
        #expect(result.findings == "")
        return try #require(result.text)
    }

    /// The captures of a pattern, in source order.
    private func values(_ pattern: String, in text: String) throws -> [String] {
        try text.matches(of: Regex<(Substring, Substring)>(pattern)).map { String($0.output.1) }
    }

    @Test func onlyTrueAndFalseAreBooleans() throws {
        let text = try generated("yaml11-booleans")
        #expect(try values(#"return "([A-Z]{2})""#, in: try excerpt("enum Region", of: text)) == ["GB", "NO", "SE"])
        let parameter = try excerpt("enum On:", of: text)
        #expect(try values(#"case \w+ = "(\w+)""#, in: parameter) == ["ON", "OFF", "yes", "No", "y", "n"])
        #expect(text.contains(#"Query("on", ifPresent: on)"#))
    }

    @Test func datesAreTexts() throws {
        let text = try generated("yaml-timestamps")
        let values = try values(#"case \w+ = "([\d-]+)""#, in: try excerpt("enum XApiVersion", of: text))
        #expect(values == ["2023-01-15", "2024-06-30"])
        #expect(text.contains("/// - Parameter xApiVersion: Default: `\"2024-06-30\"`. Wire name: `X-Api-Version`."))
    }

    @Test func versionsAndTitlesKeepTheirText() throws {
        let text = try generated("unquoted-versions")
        #expect(text.contains("public nonisolated enum _2024 {"))
        #expect(text.contains("case ping"))
        #expect(!text.contains("\"1.1\""))
    }

    @Test func statusKeysAreTextsHoweverWritten() throws {
        let yaml = try Fixture.text("integer-keys")
        #expect(
            result(of: yaml).findings.hasPrefix(
                "a.yaml:9:9: error: `0404` is no status of three digits, no range such as"))
        let sound = yaml.split(separator: "\n").filter { !$0.contains("0404") }.joined(separator: "\n")
        let text = try #require(result(of: sound).text)
        #expect(try values(#""([\d.]+)": String\?\.self"#, in: text) == ["1", "2.0"])
        #expect(text == result(of: sound.replacing("200:", with: "\"200\":")).text)
    }

    @Test func aKeyThatStandsTwiceFails() throws {
        let result = result(of: try Fixture.text("duplicate-keys"))
        #expect(result.files.isEmpty)
        #expect(
            result.findings == """
                a.yaml:6:3: error: the key "/a" appears twice; remove or rename one of them [yaml.duplicate-key]
                a.yaml:4:3: note: first declared here

                """)
    }

    @Test func aTabMaySeparate() throws {
        let yaml = try Fixture.text("tab-as-separator")
        #expect(yaml.contains("description:\ttab before me\tand inside"))
        let text = try generated("tab-as-separator")
        // A comment has spaces; that the reader keeps the tab is compared in its own tests.
        #expect(text.contains("/// tab before me    and inside\n"))
        #expect(text.contains("public nonisolated enum Tabbed {"))
    }

    @Test func aTabDoesNotIndent() throws {
        let result = result(of: try Fixture.text("tab-indentation"))
        #expect(result.files.isEmpty)
        #expect(result.findings == "a.yaml:4:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]\n")
    }

    @Test func wholeNumbersMayBeWrittenAsFractions() throws {
        let yaml = try Fixture.text("float-bounds-on-integer")
        let text = try generated("float-bounds-on-integer")
        #expect(text.contains("case getPage(n: Int?)"))
        #expect(text.contains("/// - Parameter n: Default: `10`."))
        // A bound is read by its value, not by its spelling.
        var sink = DiagnosticSink()
        let root = try DocumentReader.read(SourceFile(name: "a.yaml", text: yaml), sink: &sink)
        let schema = root.node(at: ["paths", "/page", "get", "parameters", "0", "schema"])
        #expect(["minimum", "maximum", "default"].map { schema?[$0]?.integer } == [1, 1000, 10])
    }

    @Test func propertiesImplyAnObjectAndItemsAList() throws {
        let text = try generated("implied-object")
        let body = try excerpt("struct RenamePetBody", of: text)
        #expect(body.contains("public var name: String?"))
        #expect(body.contains("public var tags: [String]?"))
    }

    @Test func aBrokenDocumentIsPlacedWhereItBreaks() throws {
        let result = result(of: try Fixture.text("unclosed-brace"))
        #expect(result.files.isEmpty)
        #expect(result.findings == "a.yaml:4:13: error: this '{' is never closed [yaml.syntax]\n")
    }
}
