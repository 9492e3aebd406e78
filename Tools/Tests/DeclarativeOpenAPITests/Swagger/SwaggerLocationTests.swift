import Foundation
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// Findings and pointers refer to the Swagger 2.0 document, not to its OpenAPI 3 form.
@Suite struct SwaggerLocationTests {
    private static let yaml =
        Document.swagger + """
            paths:
              /a:
                parameters:
                  - {name: sent, in: body, schema: {type: object, properties: {b: {type: string}}}}
                  - {name: mode, in: query, type: string, enum: [fast, slow]}
                post:
                  operationId: send
                  parameters: [{name: X-Id, in: header, type: string}]
                  responses:
                    "200": {description: ok, schema: {type: object, properties: {c: {type: string}}}}
                    "404": {$ref: '#/responses/Problem'}
              /b:
                post:
                  operationId: form
                  consumes: [application/x-www-form-urlencoded]
                  parameters:
                    - {name: limit, in: query, type: integer}
                    - {name: a/b, in: formData, type: string}
                  responses: {"204": {description: ok}}
            responses:
              Problem: {description: bad, schema: {type: object, properties: {d: {type: string}}}}
            definitions:
              Pet: {type: object, properties: {e: {type: string}}}

            """

    @Test func pointersLeadIntoTheDocument() throws {
        let result = Generator.generate(SourceFile(name: "a.yaml", bytes: Array(Self.yaml.utf8)), mapsTypes: true)
        let map = try #require(result.typeMap, Comment(rawValue: result.findings))
        let pointers = try Regex(#""pointer" ?: ?"([^"]*)""#)
        let found = Set(map.matches(of: pointers).compactMap { $0.output[1].substring.map(String.init) })
        #expect(
            found.map { $0.replacing("\\/", with: "/") }.sorted() == [
                "/definitions/Pet",
                "/definitions/Pet/properties/e",
                "/paths/~1a/parameters/0",
                "/paths/~1a/parameters/0/schema",
                "/paths/~1a/parameters/0/schema/properties/b",
                "/paths/~1a/parameters/1",
                "/paths/~1a/post",
                "/paths/~1a/post/parameters/0",
                "/paths/~1a/post/responses/200",
                "/paths/~1a/post/responses/200/schema",
                "/paths/~1a/post/responses/200/schema/properties/c",
                "/paths/~1b/post",
                "/paths/~1b/post/parameters",
                "/paths/~1b/post/parameters/0",
                "/paths/~1b/post/parameters/1",
                "/paths/~1b/post/responses/204",
                "/responses/Problem/schema",
                "/responses/Problem/schema/properties/d",
            ])
    }

    @Test func aSchemaThatAReferenceLeadsIntoIsOneType() throws {
        let text = try source(
            Document.swagger + """
                paths: {}
                definitions:
                  Pet: {type: object, properties: {kind: {type: string, enum: [cat, dog]}}}
                  Owner: {type: object, properties: {likes: {$ref: '#/definitions/Pet/properties/kind'}}}

                """)
        #expect(text.contains("public var likes: PetKind?"))
        #expect(text.contains("public var kind: PetKind?"))
    }

    /// The safe scheme is the one that a client takes by itself, wherever it is listed.
    @Test func serversOfSchemes() throws {
        let result = result(
            of: """
                swagger: "2.0"
                info: {title: T, version: "1"}
                host: h.test:8443
                basePath: /
                schemes: [http, https]
                paths:
                  /a:
                    get: {operationId: first, schemes: [http], responses: {"204": {description: ok}}}
                    put: {operationId: second, schemes: [https, http], responses: {"204": {description: ok}}}

                """)
        #expect(
            result.findings == """
                a.yaml:3:7: note: `http://h.test:8443` serves operations that the API's server does not; a wiring finds it with \
                `ownBaseURL(of:)` [server.own]

                """)
        let text = try #require(result.text)
        #expect(text.contains(#"public static let defaultBaseURL = URL(string: "https://h.test:8443")!"#))
        #expect(
            try excerpt("switch operation", of: excerpt("public static func ownBaseURL", of: text)) == """
                switch operation {
                case .second: return nil
                default: return URL(string: "http://h.test:8443")!
                }
                """)
    }

    @Test(arguments: ["", "host: ''\n", "basePath: /\n", "schemes: [https]\n"])
    func noServer(head: String) throws {
        let text = try source("swagger: \"2.0\"\ninfo: {title: T, version: \"1\"}\npaths: {}\n" + head)
        #expect(!text.contains("defaultBaseURL"))
    }

    /// A version that a person wrote without quotes is the same; with OpenAPI's field beside it, OpenAPI's counts.
    @Test func versions() {
        #expect(result(of: "swagger: 2.0\ninfo: {title: T, version: '1'}\npaths: {}\n").text != nil)
        #expect(
            result(of: "swagger: '2.0'\nopenapi: 3.0.0\ninfo: {title: T, version: '1'}\npaths: {}\n").findings == """
                a.yaml:1:1: warning: OpenAPI has no field `swagger` in a document; it is not read: check its spelling and \
                its place [document.unknown-field]

                """)
    }
}
