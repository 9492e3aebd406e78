import Testing

@testable import DeclarativeOpenAPI

/// A refusal fails the run; allowed, it costs the one operation or schema.
@Suite struct RefusalTests {
    private static let yaml = """
        openapi: 3.1.0
        info: {title: Demo, version: "1"}
        paths:
          /a: {put: {operationId: upload, requestBody: {content: {json: {}}}, responses: {"204": {}}}}
          /b: {get: {operationId: list, responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/B"}}}}}}}
          /c: {get: {operationId: gone, responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/C"}}}}}}}
        components: {schemas: {B: {type: object, properties: {x: {type: strin}}}}}

        """

    @Test func anErrorMeansNoText() {
        let result = result(of: Self.yaml)
        #expect(result.text == nil)
        #expect(
            result.findings == """
                a.yaml:4:59: error: `json` is no media type: write a type and a subtype, such as `application/json` [document.media-type]
                a.yaml:6:97: error: `#/components/schemas/C` leads nowhere: the document has nothing there [reference.unresolved]
                a.yaml:7:24: error: schema `B` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:7:65: error: `type` must be one of object, array, string, integer, number, boolean or null, not the value `strin` [document.wrong-type]

                """)
    }

    @Test func allowedTheRestIsGenerated() throws {
        let result = result(
            of: Self.yaml,
            allowing: ["document.media-type", "reference.unresolved", "schema.refused", "document.wrong-type"])
        let text = try #require(result.text)
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning && $0.isAllowed })
        #expect(result.operationCount == 2)
        #expect(!text.contains("upload"))
        #expect(text.contains("public var list: @Sendable @concurrent () async throws -> JSONValue"))
        #expect(text.contains("public var gone: @Sendable @concurrent () async throws -> JSONValue"))
    }

    /// A fault in any part of an operation refuses the operation.
    @Test(arguments: [
        ("/a: {parameters: [{name: p, in: body}], get: {operationId: gone}}", ""),
        ("/a: {parameters: [1], get: {operationId: gone}}", ""),
        (
            "/a: {get: {operationId: gone, parameters: [{$ref: '#/components/parameters/P'}]}}",
            "parameters: {P: {name: p, in: body}}"
        ),
        (
            "/a: {get: {operationId: gone, parameters: [{$ref: '#/components/parameters/P'}]}}",
            "parameters: {P: {name: p, in: query, schema: {type: strin}}}"
        ),
        (
            "/a: {get: {operationId: gone, parameters: [{name: p, in: query, schema: {$ref: '#/components/schemas/E'}}]}}",
            "schemas: {E: {type: string, enum: [a], description: []}}"
        ),
        (
            "/a: {put: {operationId: gone, requestBody: {$ref: '#/components/requestBodies/B'}}}",
            "requestBodies: {B: {content: []}}"
        ),
        (
            "/a: {put: {operationId: gone, requestBody: {$ref: '#/components/requestBodies/B'}}}",
            "requestBodies: {B: {content: {application/json: 1}}}"
        ),
        ("/a: {put: {operationId: gone, requestBody: {content: {application/json: {schema: 1}}}}}", ""),
        (
            "/a: {get: {operationId: gone, responses: {'200': {$ref: '#/components/responses/R'}}}}",
            "responses: {R: {content: 1}}"
        ),
        (
            "/a: {get: {operationId: gone, security: [{k: read}]}}",
            "securitySchemes: {k: {type: http, scheme: bearer}}"
        ),
        ("/a: {get: {operationId: gone, security: [k]}}", "securitySchemes: {k: {type: http, scheme: bearer}}"),
        ("/a: {get: {operationId: gone, security: [{k: []}]}}", "securitySchemes: {k: {type: []}}"),
        ("/a: {get: {operationId: gone, security: [{k: []}]}}", ""),
        (
            "/a: {get: {operationId: gone, security: [{k: [], l: []}]}}",
            "securitySchemes: {k: {type: http, scheme: basic}, l: {type: http, scheme: bearer}}"
        ),
    ])
    func aFaultCostsItsOperation(path: String, component: String) throws {
        let yaml = Document.paths(
            path + "\n/b: {get: {operationId: kept, security: [], responses: {'204': {}}}}", components: component)
        #expect(result(of: yaml).text == nil)
        let allowed = result(
            of: yaml,
            allowing: [
                "document.wrong-type", "schema.refused", "security.unknown-scheme", "security.conflicting-schemes",
            ])
        let text = try #require(allowed.text, Comment(rawValue: allowed.findings))
        #expect(allowed.operationCount == 1)
        #expect(text.contains("case kept\n") && !text.contains("gone"))
        #expect(!text.contains("Security"))
    }

    /// A refused operation leaves no declaration, and nothing refers to one.
    @Test func aRefusedOperationDeclaresNothing() throws {
        let said = """
            requestBody: {required: true, content: {multipart/form-data: {schema: {properties: {a: {type: string}}}}}},
            callbacks: {done: {x: {post: {requestBody: {content: {application/json: {}}}}}}},
            responses: {"200": {content: {application/json: {}}, headers: {x: {}}}, "204": {}, "404": {description: no}}
            """.replacing("\n", with: " ")
        let yaml = Document.paths(
            """
            /a: {put: {operationId: gone, security: [{k: []}], \(said)}}
            /b: {put: {operationId: kept, \(said)}}
            """)
        let text = try #require(result(of: yaml, allowing: ["security.unknown-scheme"]).text)
        #expect(!text.contains("gone") && !text.contains("Gone"))
        #expect(text.contains("enum Kept: DocumentedFailure") && text.contains("struct KeptBody"))
        #expect(text.contains("enum Kept: DocumentedOutcome") && text.contains("struct Kept: DocumentedHeaders"))
        #expect(text.contains("func keptDone("))
    }

    @Test func aFaultInTheDocumentsSecurityCostsWhatInheritsIt() throws {
        let yaml =
            Document.paths(
                """
                /a: {get: {operationId: gone}}
                /b: {get: {operationId: kept, security: []}}
                """) + "security: [k]\n"
        #expect(result(of: yaml).text == nil)
        let text = try #require(result(of: yaml, allowing: ["document.wrong-type"]).text)
        #expect(text.contains("case kept\n") && !text.contains("gone"))
    }

    /// Every refusal can be allowed.
    @Test(
        arguments: FindingSnippets.all.filter { snippet in
            Generator.rules.contains { $0.id == snippet.rule && $0.level == .refusal }
        })
    func whatIsRefusedCanBeAllowed(snippet: FindingSnippets.Snippet) {
        let refusals = Set(Generator.rules.filter { $0.level == .refusal }.map(\.id))
        let refused = result(of: snippet.yaml)
        let allowed = result(of: snippet.yaml, allowing: refusals)
        #expect(refused.text == nil)
        #expect(allowed.text != nil)
        expectEqual(
            allowed.findings, refused.findings.replacing(": error: ", with: ": warning: "), "findings")
    }

    @Test func oneAllowedRuleLeavesTheOthersErrors() {
        #expect(result(of: Self.yaml, allowing: ["document.media-type"]).text == nil)
    }

    @Test func errorsOfTheWholeCannotBeAllowed() {
        let result = result(of: "swagger: \"1.2\"\n", allowing: ["document.version"])
        #expect(result.text == nil)
        #expect(result.diagnostics.map(\.severity) == [.error])
    }

    @Test func theLibraryThrowsTheLines() throws {
        do {
            _ = try SpecGenerator().generate(yaml: "openapi: 4.0.0\n")
            Issue.record("nothing was thrown")
        } catch let error as GenerationError {
            #expect(
                error.description
                    == "openapi.yaml:1:10: error: OpenAPI version `4.0.0` is not read; 3.0, 3.1 and 3.2 are, and Swagger 2.0 [document.version]\n"
            )
        }
    }
}
