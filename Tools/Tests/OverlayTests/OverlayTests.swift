import Diagnostics
import Testing
import YAML

@testable import Overlay

/// Overlay 1.0: what actions make of a document, and what is said of those that cannot be applied.
@Suite struct OverlayTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: T, version: '1', tags: [a]}
        paths:
          /a: {get: {tags: [x]}, post: {deprecated: true}}
          /b: {get: {}}
        """

    /// The tree with one overlay of these actions, in flow style, and what is said.
    private func applied(_ actions: String, head: String = "") throws -> (tree: Node, findings: String) {
        let overlay = "overlay: 1.0.0\ninfo: {title: O, version: '1'}\n\(head)actions:\n\(actions)"
        var sink = DiagnosticSink()
        let tree = Overlay.apply(
            [try read(overlay, name: "o.yaml")], to: try read(Self.document, name: "specs/a.yaml"), sink: &sink)
        return (tree, DiagnosticPrinter().text(of: sink.diagnostics))
    }

    @Test func objectsMergeListsAreJoinedTheRestIsReplaced() throws {
        let (tree, findings) = try applied(
            "- {target: $.info, update: {title: New, tags: [b], license: {name: MIT}, version: {a: 1}}}")
        #expect(findings == "")
        #expect(line(try #require(tree["info"])) == "{title: New, version: {a: 1}, tags: [a, b], license: {name: MIT}}")
    }

    @Test func aListTakesAnItemOrThoseOfAList() throws {
        let (tree, findings) = try applied(
            "- {target: $.info.tags, update: b}\n- {target: $.info.tags, update: {c: 1}}\n- {target: $.info.tags, update: [d, e]}"
        )
        #expect(findings == "")
        #expect(line(try #require(tree["info"]?["tags"])) == "[a, b, {c: 1}, d, e]")
    }

    @Test func actionsApplyInOrderToWhatIsThere() throws {
        let (tree, findings) = try applied(
            """
            - {target: $.paths.*.get, update: {x-seen: true}}
            - {target: '$.paths[?@.get.tags]', remove: true, update: {ignored: 1}}
            - {target: $, update: {tags: [{name: t}]}}
            - {target: "$.tags[?@.name == 't']", update: {description: d}}
            - {target: '$.info["title", ''tags'']', remove: true}

            """)
        #expect(findings == "")
        #expect(line(try #require(tree["paths"])) == "{/b: {get: {x-seen: true}}}")
        #expect(line(try #require(tree["tags"])) == "[{name: t, description: d}]")
        #expect(line(try #require(tree["info"])) == "{version: '1'}")
    }

    @Test func targetsWithinTargetsAreChangedToo() throws {
        let (tree, _) = try applied("- {target: '$.paths..[?@.get || @.tags]', update: {y: 1}}")
        let paths = "{/a: {get: {tags: [x], y: 1}, post: {deprecated: true}, y: 1}, /b: {get: {}, y: 1}}"
        #expect(line(try #require(tree["paths"])) == paths)
        let (removed, _) = try applied("- {target: $.paths..*, remove: true}")
        #expect(line(try #require(removed["paths"])) == "{}")
    }

    /// A finding about what an overlay says points into the overlay, one about the document into the document.
    @Test func nodesKeepTheirPlaces() throws {
        let (tree, _) = try applied("- target: $.info\n  update:\n    title: New\n    license: {}\n")
        #expect(tree["info"]?.location.description == "specs/a.yaml:2:7")
        #expect(tree["info"]?["version"]?.location.description == "specs/a.yaml:2:27")
        #expect(tree["info"]?["title"]?.location.description == "o.yaml:6:12")
        #expect(tree["info"]?.mapping?.entry("license")?.key.location.description == "o.yaml:7:5")
        #expect(tree["info"]?.mapping?.entry("title")?.key.location.description == "specs/a.yaml:2:8")
    }

    @Test(arguments: [
        (
            "- {target: $.pathz, remove: true}\n",
            "4:12: warning: `$.pathz` selects nothing in the document, so that this action changes nothing [overlay.no-target]\n"
        ),
        (
            "- {target: $.info.title, update: x}\n",
            """
            4:12: error: `$.info.title` selects a string, and only objects and lists can be updated; select the object or \
            list that holds it, and update that [overlay.update]
            specs/a.yaml:2:15: note: the value is here

            """
        ),
        (
            "- {target: $.info, update: [1]}\n",
            """
            4:28: error: `$.info` selects an object, which is updated by an object, not by a sequence [overlay.update]
            specs/a.yaml:2:7: note: the object is here

            """
        ),
        (
            "- {target: $, remove: true}\n",
            "4:12: error: `$` is the whole document, which cannot be removed [overlay.root]\n"
        ),
        (
            "- {target: $.paths./a, remove: true}\n",
            """
            4:12: error: `target` is no JSONPath: expected a name or `*` after `.`; other names stand in brackets and quotes: \
            `['a-b']` (at character 9 of `$.paths./a`) [overlay.target]

            """
        ),
        (
            "- {target: $.info}\n",
            "4:3: error: an action has an `update`, or `remove: true`; this one changes nothing [overlay.field]\n"
        ),
        ("- {update: 1}\n", "4:3: error: an action needs a `target`, a JSONPath [overlay.field]\n"),
        ("- x\n", "4:3: error: an action is a mapping, not a string [overlay.field]\n"),
        (
            "- {target: $.info, remove: yes}\n",
            """
            4:3: error: an action has an `update`, or `remove: true`; this one changes nothing [overlay.field]
            o.yaml:4:28: error: `remove` is true or false, not a string [overlay.field]

            """
        ),
        (
            "- {target: $.info, updat: 1, remove: true, x-why: 1}\n",
            "4:20: warning: Overlay has no field `updat` in an action; it is not read; did you mean update? [overlay.unknown-field]\n"
        ),
    ]) func whatIsWrongIsSaid(actions: String, expected: String) throws {
        #expect(try applied(actions).findings == "o.yaml:" + expected)
    }

    @Test(arguments: [
        (
            "a: 1\n",
            "1:1: error: this is no Overlay document: it has no `overlay` field that states its version, such as 1.0.0 [overlay.not-overlay]\n"
        ),
        ("overlay: 2.0.0\n", "1:10: error: Overlay version `2.0.0` is not read; 1.0 is [overlay.not-overlay]\n"),
        (
            "overlay: 1.0.0\nactions: []\ninfo: {title: T}\n",
            """
            2:10: error: an Overlay document has `actions`, a list of one at least [overlay.field]
            o.yaml:3:1: error: the info of an Overlay document needs a `version`, which is text [overlay.field]

            """
        ),
    ]) func whatIsNoOverlay(overlay: String, expected: String) throws {
        var sink = DiagnosticSink()
        let tree = Overlay.apply([try read(overlay, name: "o.yaml")], to: try read("{a: 1}"), sink: &sink)
        #expect(line(tree) == "{a: 1}")
        #expect(DiagnosticPrinter().text(of: sink.diagnostics) == "o.yaml:" + expected)
    }

    @Test func theDocumentItIsMeantFor() throws {
        let action = "- {target: $.info, remove: true}\n"
        #expect(try applied(action, head: "extends: ../other/a.yaml\n").findings == "")
        #expect(
            try applied(action, head: "extends: b.yaml\n").findings
                == "o.yaml:3:10: warning: this overlay is meant for `b.yaml`, and is applied to `specs/a.yaml` [overlay.extends]\n"
        )
    }

    @Test func sizeAndDepthAreBounded() throws {
        let items = "[" + String(repeating: "1, ", count: 2000) + "]"
        let growing = (0..<12).map { _ in "- {target: $..*, update: {a: {}, l: \(items)}}\n" }.joined()
        #expect(
            try applied(growing).findings.contains(
                "the overlays put more than 1000000 values into the document [overlay.limit]\n"))
        let deep = String(repeating: "{a: ", count: 400) + "{}" + String(repeating: "}", count: 400)
        let nested = (0..<2).map {
            "- {target: '$.info\(String(repeating: ".a", count: 400 * $0))', update: \(deep)}\n"
        }.joined()
        #expect(
            try applied(nested).findings.contains(
                "with its overlays the document nests deeper than 512 levels [overlay.limit]\n"))
    }
    /// A few bytes of actions, each of which makes the next look at more.
    @Test func whatAllActionsLookAtIsBounded() throws {
        let actions = String(repeating: "- {target: '$..[?$..[?$..x]]', update: {a: {x: {}}}}\n", count: 50)
        let overlay = try read("overlay: 1.0.0\ninfo: {title: O, version: '1'}\nactions:\n\(actions)", name: "o.yaml")
        var sink = DiagnosticSink()
        _ = Overlay.apply([overlay], to: try read("{x: {y: {z: {}}}}"), lookingAt: 20_000, sink: &sink)
        let message = "up to this target the overlays look at more than 20000 values; write targets with fewer `..`"
        #expect(sink.diagnostics.map(\.message) == [message])
        #expect(sink.diagnostics.map(\.location.line) == [6])
    }
}
