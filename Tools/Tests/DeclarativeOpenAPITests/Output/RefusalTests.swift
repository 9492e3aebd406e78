import Testing

@testable import DeclarativeOpenAPI

/// A refusal fails the run; allowed, it costs the one operation or schema.
@Suite struct RefusalTests {
    private static let yaml = """
        openapi: 3.1.0
        info: {title: Demo, version: "1"}
        paths:
          /a: {put: {operationId: upload, requestBody: {content: {multipart/form-data: {}}}, responses: {"204": {}}}}
          /b: {get: {operationId: list, responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/B"}}}}}}}
          /c: {get: {operationId: gone, responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/C"}}}}}}}
        components: {schemas: {B: {type: object, properties: {x: {type: strin}}}}}

        """

    @Test func anErrorMeansNoText() {
        let result = result(of: Self.yaml)
        #expect(result.text == nil)
        #expect(
            result.findings == """
                a.yaml:4:59: error: bodies of `multipart/form-data` are not generated yet [body.multipart]
                a.yaml:6:97: error: `#/components/schemas/C` leads nowhere: the document has nothing there [reference.unresolved]
                a.yaml:7:24: error: schema `B` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:7:65: error: `type` must be one of object, array, string, integer, number, boolean or null, not the value `strin` [document.wrong-type]

                """)
    }

    @Test func allowedTheRestIsGenerated() throws {
        let result = result(
            of: Self.yaml,
            allowing: ["body.multipart", "reference.unresolved", "schema.refused", "document.wrong-type"])
        let text = try #require(result.text)
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning && $0.isAllowed })
        #expect(result.operationCount == 2)
        #expect(!text.contains("upload"))
        #expect(text.contains("public var list: @Sendable @concurrent () async throws -> JSONValue"))
        #expect(text.contains("public var gone: @Sendable @concurrent () async throws -> JSONValue"))
    }

    @Test func oneAllowedRuleLeavesTheOthersErrors() {
        #expect(result(of: Self.yaml, allowing: ["body.multipart"]).text == nil)
    }

    @Test func errorsOfTheWholeCannotBeAllowed() {
        let result = result(of: "swagger: \"2.0\"\n", allowing: ["document.version"])
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
                    == "openapi.yaml:1:10: error: OpenAPI version `4.0.0` is not read; 3.0 and 3.1 are [document.version]\n"
            )
        }
    }
}
