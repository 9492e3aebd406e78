import Testing
import YAML

@testable import DeclarativeOpenAPI

/// Texts that are not OpenAPI documents: one finding at the right location, and no output.
@Suite struct UnreadableTextTests {
    @Test(arguments: [
        ("", "a.yaml:1:1: error: the file holds no document [yaml.empty]\n"),
        ("# nothing\n", "a.yaml:1:1: error: the file holds no document [yaml.empty]\n"),
        ("openapi: \"3.0\ninfo", "a.yaml:1:10: error: this quoted text is never closed [yaml.syntax]\n"),
        (
            "null\n",
            "a.yaml:1:1: error: this is not an OpenAPI document: its root is null, not a mapping "
                + "[document.not-openapi]\n"
        ),
        (
            "openapi: [3]\n",
            "a.yaml:1:1: error: this is not an OpenAPI document: it has no `openapi` or `swagger` field that states "
                + "its version [document.not-openapi]\n"
        ),
        (
            "openapi: 3.3.0\n",
            "a.yaml:1:10: error: OpenAPI version `3.3.0` is not read; 3.0, 3.1 and 3.2 are, and Swagger 2.0 "
                + "[document.version]\n"
        ),
        (
            "openapi: 3.0.0\ninfo: {title: a}\npaths:\n  /a: {}\n  /b: {}\n  /a: {}\n",
            """
            a.yaml:6:3: error: the key "/a" appears twice; remove or rename one of them [yaml.duplicate-key]
            a.yaml:4:3: note: first declared here

            """
        ),
        (
            """
            openapi: 3.0.0
            info: {title: a}
            paths: {}
            components:
              securitySchemes:
                key: {type: apiKey, in: header, name: A}
                key: {type: apiKey, in: header, name: B}

            """,
            """
            a.yaml:7:5: error: the key "key" appears twice; remove or rename one of them [yaml.duplicate-key]
            a.yaml:6:5: note: first declared here

            """
        ),
    ])
    func oneFinding(yaml: String, lines: String) {
        let result = result(of: yaml, allowing: Set(Generator.rules.map(\.id)))
        #expect(result.findings == lines)
        #expect(result.text == nil)
        #expect(result.namespace == "" || yaml.hasPrefix("openapi: 3.0.0"))
    }

    @Test(arguments: [
        ("tab-before-a-key", "a.yaml:4:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]\n"),
        ("unclosed-brace", "a.yaml:4:13: error: this '{' is never closed [yaml.syntax]\n"),
        (
            "reference-to-nowhere",
            "a.yaml:4:120: error: `#/components/schemas/Nope` leads nowhere: the document has nothing there "
                + "[reference.unresolved]\n"
        ),
        (
            "duplicate-parameters",
            "a.yaml:8:89: error: the query parameter `name` stands twice in one list; remove or rename one of them "
                + "[parameter.duplicate]\n"
                + "a.yaml:8:20: note: first listed here\n"
        ),
    ])
    func brokenFixtures(name: String, lines: String) throws {
        let result = result(of: try Fixture.text(name))
        #expect(result.findings == lines)
        #expect(result.text == nil)
    }

    /// Statuses are texts, quoted or not, and a leading zero makes none of them another.
    @Test func statusesThatAreNumbers() throws {
        let yaml = try Fixture.text("integer-keys")
        let refused = result(of: yaml)
        #expect(refused.text == nil)
        #expect(
            refused.findings
                == "a.yaml:9:9: error: `0404` is no status of three digits, no range such as `2XX`, and not `default` "
                + "[response.status]\n")
        let lines = yaml.split(separator: "\n").filter { !$0.contains("0404") }.joined(separator: "\n")
        let text = try source(lines)
        #expect(text.contains("return [200]"))
        #expect(text.contains(#"["1": String?.self, "2.0": String?.self]"#))
    }

    @Test func bytesThatAreNoText() {
        let result = Generator.generate(SourceFile(name: "a.yaml", bytes: [0xFF, 0xFE, 0x00]))
        #expect(
            result.findings
                == "a.yaml:1:1: error: the text is not UTF-8 from here on; save it as UTF-8 [yaml.encoding]\n")
        #expect(result.text == nil)
    }

    /// Many values of the wrong type are all reported in one run.
    @Test func everyFaultInOneRun() {
        let result = result(
            of: """
                openapi: 3.1
                info: {title: [a]}
                servers: [a, {}]
                paths: {/a: 1, /b: {get: [], parameters: {}, foo: {}}, x-y: 1}
                security: [a, {b: read}]
                components: {securitySchemes: {b: {type: apiKey}, d: 1}, parameters: {p: {name: a, in: body}}, foo: {}}

                """)
        #expect(result.text == nil)
        #expect(
            result.findings == """
                a.yaml:2:15: error: `title` of an info must be text, not a list [document.wrong-type]
                a.yaml:3:11: error: a server must be a mapping, not the value `a` [document.wrong-type]
                a.yaml:3:14: error: this server needs a `url` [document.missing-field]
                a.yaml:4:13: error: a path item must be a mapping, not the value `1` [document.wrong-type]
                a.yaml:4:26: error: an operation must be a mapping, not a list [document.wrong-type]
                a.yaml:4:42: error: `parameters` of a path item must be a list, not a mapping [document.wrong-type]
                a.yaml:4:46: warning: OpenAPI has no field `foo` in a path item; it is not read: check its spelling and its place [document.unknown-field]
                a.yaml:5:12: error: a security requirement must be a mapping from scheme to scopes, not the value `a` [document.wrong-type]
                a.yaml:5:19: error: the scopes of a security requirement must be a list of texts [document.wrong-type]
                a.yaml:6:35: error: this security scheme needs a `name` [document.missing-field]
                a.yaml:6:54: error: a security scheme must be a mapping, not the value `1` [document.wrong-type]
                a.yaml:6:88: error: `in` of a parameter must be path, query, header or cookie, not `body`, which is of Swagger 2.0; write a `requestBody` [document.wrong-type]
                a.yaml:6:96: warning: OpenAPI has no field `foo` in a components object; it is not read: check its spelling and its place [document.unknown-field]

                """)
    }
}
