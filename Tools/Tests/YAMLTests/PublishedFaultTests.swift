import Testing

@testable import YAML

/// Reading faults that users of similar tools reported.
@Suite struct PublishedFaultTests {
    @Test func onlyTrueAndFalseAreBooleans() throws {
        let root = try read("enum: [ON, OFF, yes, No, y, n, NO]\nname: on\non: 1\n")
        #expect(root["enum"]?.sequence?.map(\.string) == ["ON", "OFF", "yes", "No", "y", "n", "NO"])
        #expect(root["name"]?.string == "on")
        #expect(root["on"]?.integer == 1)
    }

    @Test func datesAreStrings() throws {
        let root = try read("{default: 2024-06-30, enum: [2023-01-15, 2024-06-30]}")
        #expect(root["default"]?.string == "2024-06-30")
        #expect(root["enum"]?.sequence?.map(\.string) == ["2023-01-15", "2024-06-30"])
    }

    @Test func versionsKeepTheirText() throws {
        let root = try read("openapi: 3.1\ninfo: {title: 2024, version: 1.10}\n")
        #expect(root["openapi"]?.text == "3.1")
        #expect(root["info"]?["version"]?.text == "1.10")
        #expect(root["info"]?["title"]?.text == "2024")
        #expect(root["info"]?["title"]?.string == nil)
    }

    @Test func keysKeepTheirText() throws {
        let root = try read("200: {1: a, 2.0: b}\n0404: c\n")
        #expect(root.mapping?.entries.map(\.key.text) == ["200", "0404"])
        #expect(root["200"]?.mapping?.entries.map(\.key.text) == ["1", "2.0"])
    }

    @Test func duplicateKeysAreErrors() {
        let text = """
            openapi: 3.0.3
            info: {title: Dup, version: "1"}
            paths:
              /a:
                get: {operationId: firstA, responses: {"200": {description: ok}}}
              /a:
                post: {operationId: secondA, responses: {"200": {description: ok}}}
            """
        #expect(
            findings(text) == """
                a.yaml:6:3: error: the key "/a" appears twice; remove or rename one of them \
                [yaml.duplicate-key]
                a.yaml:4:3: note: first declared here

                """)
    }

    @Test func tabsSeparateKeyAndValue() throws {
        let root = try read("info:\n  title:\tTabbed\n  description:\ttab before me\tand inside\n")
        #expect(root["info"]?["title"]?.string == "Tabbed")
        #expect(root["info"]?["description"]?.string == "tab before me\tand inside")
    }

    @Test(arguments: [
        ("- \t1\n-\t\t2\n", ["1", "2"]), ("- 1\n\t\n- 2\n  \t\n", ["1", "2"]),
        ("\t# é\n- 1\n \t # b\n- 2\n", ["1", "2"]),
        ("- 'é'\n-\t'x'\t# y\n", ["é", "x"]), ("- a\n \t\n  b\n", ["a\nb"]), ("- &a\tx\n- *a\t\n", ["x", "x"]),
        ("- !!str\t1\n", ["1"]), ("- |\t# c\n  x\n", ["x\n"]), ("-\n\t\n  x\n", ["x"]),
        ("[\n\t1\t,\n\t2\n]\n", ["1", "2"]),
    ]) func tabsAreWhiteSpace(text: String, items: [String]) throws {
        #expect(try read(text).sequence?.map(\.text) == items)
    }

    @Test func tabsDoNotIndent() {
        let tabs = "openapi: 3.0.3\ninfo: {title: Tabs, version: \"1\"}\npaths:\n\t/x:\n\t\tget: {}\n"
        #expect(findings(tabs) == "a.yaml:4:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]\n")
        let title = "openapi: 3.1.0\ninfo:\n  title: T\n\tversion: 1\npaths: {}\n"
        #expect(findings(title) == "a.yaml:4:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]\n")
        #expect(findings("a:\n  \tb: 1\n") == "a.yaml:2:3: error: a tab cannot indent YAML; use spaces [yaml.syntax]\n")
        #expect(findings("a: |\n\tb\n") == "a.yaml:2:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]\n")
    }

    @Test func integersMayBeWrittenAsFloats() throws {
        let root = try read("{minimum: 1.0, maximum: 1e3, default: 10.0}")
        #expect(root.mapping?.entries.map(\.value.integer) == [1, 1000, 10])
    }

    @Test func anUnclosedMappingIsNamedWhereItOpens() {
        let text = """
            openapi: 3.0.3
            info: {title: broken, version: "1"}
            paths:
              /x: {get: {operationId: x, responses: {"200": {description: ok}}

            """
        #expect(findings(text) == "a.yaml:4:13: error: this '{' is never closed [yaml.syntax]\n")
    }
}
