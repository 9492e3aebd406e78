import OpenAPIGrammar
import Testing

@testable import Slice

/// The operations that each selector keeps.
@Suite struct SelectionTests {
    private let text = document(
        """
        security: [{key: []}]
        webhooks: {hook: {post: {responses: {'200': {$ref: '#/components/responses/nowhere'}}}}}
        tags: [{name: red}, {name: green}, {name: unused}]
        paths:
          /a:
            parameters: [{$ref: '#/components/parameters/p'}]
            get: {operationId: getA, tags: [red], responses: {'204': {description: d}}}
            put: {operationId: putA, tags: [green], security: [], responses: {'204': {description: d}}}
          /a/{b}:
            get: {tags: [red, green], security: [{user: [], key: []}], responses: {'204': {description: d}}}
          /c: {post: {security: [{}, {user: []}], responses: {'204': {description: d}}}}
          /d: {$ref: '#/components/pathItems/d'}
        components:
          parameters: {p: {name: p, in: query, schema: {}}, q: {name: q, in: query, schema: {}}}
          pathItems:
            d:
              get: {operationId: getD, responses: {'204': {description: d}}}
              delete: {operationId: deleteD, responses: {'204': {description: d}}}
          securitySchemes:
            key: {type: apiKey, in: header, name: K}
            user: {type: http, scheme: bearer}
            other: {type: http, scheme: basic}
        """)

    /// The calls that are kept, as `get /a`.
    private func kept(_ options: SliceOptions) throws -> [String] {
        let sliced = try Sliced(text, options)
        #expect(sliced.findings == "")
        var path = ""
        var calls: [String] = []
        for line in (sliced.text ?? "").split(separator: "\n") {
            if line.hasPrefix("  /") { path = String(line.dropFirst(2).dropLast()) }
            let word = String(line.dropFirst(4).dropLast())
            if line.hasPrefix("    "), PathItemMethod.names.contains(word) { calls.append("\(word) \(path)") }
        }
        return calls
    }

    @Test(arguments: [
        (SliceOptions(tags: ["red"]), ["get /a", "get /a/{b}"]),
        (SliceOptions(tags: ["red", "green"]), ["get /a", "put /a", "get /a/{b}"]),
        (SliceOptions(paths: ["/a"]), ["get /a", "put /a"]),
        (SliceOptions(paths: ["/a*"]), ["get /a", "put /a", "get /a/{b}"]),
        (SliceOptions(paths: ["*/{b}", "/c"]), ["get /a/{b}", "post /c"]),
        (SliceOptions(operations: ["putA", "POST /c"]), ["put /a", "post /c"]),
        (SliceOptions(operations: ["deleteD"]), ["delete /d"]),
        (SliceOptions(schemes: ["user"]), ["get /a/{b}", "post /c"]),
        (SliceOptions(schemes: ["key"]), ["get /a", "get /a/{b}", "get /d", "delete /d"]),
        (SliceOptions(tags: ["red", "green"], paths: ["/a"], schemes: ["key"]), ["get /a"]),
    ])
    func selectors(options: SliceOptions, calls: [String]) throws {
        #expect(try kept(options) == calls)
    }

    @Test func whatTheOperationsAskForIsKept() throws {
        #expect(
            try Sliced(text, SliceOptions(operations: ["GET /a/{b}"])).text
                == document(
                    """
                    paths:
                      /a/{b}:
                        get:
                          tags: [red, green]
                          responses:
                            '204':
                              description: No Content
                          security:
                            - user: []
                              key: []
                    components:
                      securitySchemes:
                        key:
                          type: apiKey
                          name: K
                          in: header
                        user:
                          type: http
                          scheme: bearer
                    security:
                      - key: []
                    tags:
                      - name: red
                      - name: green

                    """))
    }

    @Test(arguments: [
        (SliceOptions(tags: ["rde", "red"]), "no operation has the tag rde"),
        (SliceOptions(tags: ["unused"]), "no operation has the tag unused"),
        (SliceOptions(paths: ["/x*"]), "no operation has the path /x*"),
        (SliceOptions(operations: ["get /a"]), "no operation has the id or call get /a"),
        (SliceOptions(schemes: ["other"]), "no operation has the security scheme other"),
    ])
    func selectorsThatMatchNothing(options: SliceOptions, sentence: String) throws {
        let sliced = try Sliced(text, options) { "; \($0) among \(Set($1).count)" }
        #expect(sliced.text == nil)
        let start = "a.yaml: error: \(sentence); "
        #expect(sliced.findings.hasPrefix(start) && sliced.findings.hasSuffix(" [slice.selector]\n"))
        #expect(sliced.findings.contains(" among "))
    }

    @Test func selectorsThatMatchNothingTogether() throws {
        let sliced = try Sliced(text, SliceOptions(tags: ["red"], operations: ["putA"]))
        #expect(sliced.text == nil)
        #expect(
            sliced.findings == "a.yaml: error: no operation is selected by all of these at once [slice.selector]\n")
    }

    @Test func webhooksAreOfAWholeDocument() throws {
        #expect(try Sliced(text).findings.contains("there is no #/components/responses/nowhere"))
        #expect(try Sliced(text, SliceOptions(tags: ["red"])).findings == "")
    }

    @Test(arguments: [
        ("/a", "/a", true), ("/a", "/ab", false), ("*", "", true), ("/a*", "/a", true), ("/a*c", "/abc", true),
        ("/a*c", "/ac", true), ("/a*a", "/a", false), ("*b*", "/abc", true), ("/*/x*y", "/a/b/xzy", true),
        ("/*/x*y", "/a/xz", false), ("*a*a*", "/a", false), ("/a.b", "/acb", false), ("", "", true),
    ])
    func patterns(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }
}
