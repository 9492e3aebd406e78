import Testing

@testable import Slice

/// The slice has the same order for every order of the document.
@Suite struct OrderTests {
    @Test func everythingThatHasAnOrder() throws {
        let text = """
            tags: [{name: b}, {name: a}]
            security: [{}]
            components:
              parameters: {b: {schema: {}, in: query, name: b}, a: {in: query, name: a, schema: {}}}
              schemas: {b: {zed: 1, alpha: 2, properties: {z: {}, a: {}}, type: object}, a: {}}
            webhooks: {b: {}, a: {}}
            paths:
              /b: {trace: &o {responses: {default: {}, 4XX: {}, 404: {}, 200: {}}}, post: *o, get: *o, delete: *o}
              /a: {patch: *o, head: *o, options: *o, put: *o}
            info: {version: 1.10, title: T}
            openapi: 3.1.0
            """
        let sliced = try #require(try Sliced(text).text)
        let keys = sliced.split(separator: "\n").filter { !$0.contains("description:") }.map(String.init)
        let responses = [
            "      responses:", "        '200':", "        '404':", "        4XX:", "        default:",
        ]
        func item(_ path: String, _ methods: [String]) -> [String] {
            ["  \(path):"] + methods.flatMap { ["    \($0):"] + responses }
        }
        #expect(
            keys == ["openapi: 3.1.0", "info:", "  title: T", "  version: 1.10", "paths:"]
                + item("/a", ["put", "options", "head", "patch"]) + item("/b", ["get", "post", "delete", "trace"])
                + ["webhooks:", "  a: {}", "  b: {}", "components:", "  schemas:", "    a: {}", "    b:"]
                + ["      type: object", "      properties:", "        z: {}", "        a: {}", "      alpha: 2"]
                + ["      zed: 1", "  parameters:"]
                + ["a", "b"].flatMap { ["    \($0):", "      name: \($0)", "      in: query", "      schema: {}"] }
                + ["security:", "  - {}", "tags:", "  - name: b", "  - name: a"])
    }

    @Test func aSliceOfASliceIsTheSame() throws {
        let text = document("paths: {/a: {get: {tags: [t], responses: {204: {description: d}}}}}")
        let once = try #require(try Sliced(text).text)
        #expect(try Sliced(once).text == once)
    }
}
