import Diagnostics
import Testing

@testable import YAML

@Suite struct AliasTests {
    @Test func anAliasIsTheNodeOfItsAnchor() throws {
        let root = try read("a: &x {b: 1}\nc: *x\nd: &k e\n*k : f\n")
        #expect(root["c"]?["b"]?.location.description == "a.yaml:1:11")
        #expect(root["e"]?.text == "f")
        #expect(root.mapping?.entry("e")?.key.location.description == "a.yaml:4:1")
    }

    @Test func aLaterAnchorOfOneNameWins() throws {
        #expect(try read("[&a 1, *a, &a 2, *a]").sequence?.map(\.integer) == [1, 1, 2, 2])
    }

    @Test func unknownAndRecursiveAliases() {
        #expect(
            findings("a: *x\nb: &y\n  c: [*y]\nd: *y\n") == """
                a.yaml:1:4: error: the alias *x names no anchor before it [yaml.alias]
                a.yaml:3:7: error: the alias *y is inside the value that it names [yaml.alias]

                """)
    }

    @Test func mergesWhereTheMappingHasNoSuchKey() throws {
        let text = """
            base: &base {a: 1, b: 2}
            more: &more {b: 3, c: 4}
            one:
              z: 0
              <<: *base
              b: 9
            two: {<<: [*more, *base], d: 5}
            text: {"<<": 1}
            """
        let root = try read(text)
        func entries(_ key: String) -> [String] {
            root[key]?.mapping?.entries.map { "\($0.key.text)=\($0.value.text ?? "")" } ?? []
        }
        #expect(entries("one") == ["z=0", "a=1", "b=9"])
        #expect(entries("two") == ["b=3", "c=4", "a=1", "d=5"])
        #expect(entries("text") == ["<<=1"])
    }

    @Test func aMergeKeyMayBeTagged() throws {
        let root = try read("a: &a {b: 1}\nc: {!!merge <<: *a, !!str <<: 2}\n")
        #expect(root["c"]?.mapping?.entries.map { "\($0.key.text)=\($0.value.text ?? "")" } == ["b=1", "<<=2"])
        #expect(
            findings("a: !!merge b\n")
                == "a.yaml:1:4: warning: the tag !!merge does not fit this value and was ignored [yaml.tag]\n")
    }

    /// An anchor's name may be defined again, also inside its own value; an alias names the one completed last.
    @Test func anchorsAreTakenAnew() throws {
        let root = try read("a: &x 1\nb: *x\nc: &x {d: &x 2, e: *x}\nf: *x\n")
        #expect(root["b"]?.integer == 1)
        #expect(root["c"]?["e"]?.integer == 2)
        #expect(root["f"]?["e"]?.integer == 2)
    }

    @Test func mergesOnlyMappings() {
        #expect(
            findings("a: {<<: 1, b: 2}\nc: {<<: [{}, x]}\n") == """
                a.yaml:1:9: error: a merge key << takes a mapping or a list of mappings, but this is an integer \
                [yaml.merge]
                a.yaml:2:14: error: a merge key << takes a mapping or a list of mappings, but this is a string \
                [yaml.merge]

                """)
    }

    @Test func aliasesMayNotExpandWithoutBound() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(items)]\n"
        }
        #expect(
            findings(text)
                == "a.yaml:6:45: error: the document's aliases expand to more than 1000000 values [yaml.limit]\n")
    }

    @Test(arguments: ["a.yaml", "a.json"]) func nestingIsBounded(name: String) throws {
        let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try read(deepest, name: name).sequence?.count == 1)
        #expect(
            findings(String(repeating: "[", count: 100_000), name: name)
                == "\(name):1:513: error: the document nests deeper than 512 levels [yaml.limit]\n")
    }

    @Test func nestingThroughAliasesIsBounded() {
        let text = "- &a0 []\n" + (1...600).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
        #expect(findings(text) == "a.yaml:512:10: error: the document nests deeper than 512 levels [yaml.limit]\n")
    }
}
