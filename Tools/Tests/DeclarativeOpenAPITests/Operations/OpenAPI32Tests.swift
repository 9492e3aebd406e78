import Testing

@testable import DeclarativeOpenAPI

/// Additions of OpenAPI 3.2 that change the output.
@Suite struct OpenAPI32Tests {
    private static let document = """
        openapi: 3.2.0
        $self: https://example.com/api/openapi.yaml
        info: {title: T, version: "1"}
        servers: [{url: "https://example.com", name: production}]
        security: [{"schemes.yaml#/bearer": []}]
        tags: [{name: a, summary: A, parent: b, kind: nav}]
        paths:
          /a:
            query:
              operationId: ask
              parameters:
                - name: q
                  in: querystring
                  content:
                    application/x-www-form-urlencoded:
                      schema: {type: object, required: [text], properties: {text: {type: string}, page: {type: integer}}}
              requestBody: {required: true, content: {application/json: {$ref: "#/components/mediaTypes/Question"}}}
              responses:
                "200":
                  summary: Answered
                  content: {application/json: {schema: {$ref: "https://example.com/api/openapi.yaml#/components/schemas/A"}}}
            additionalOperations:
              COPY: {security: [{basic: []}], responses: {"204": {}}}
        components:
          mediaTypes:
            Question:
              schema: {type: object, properties: {b: {type: string, xml: {nodeType: text}}}}
              examples: {one: {dataValue: {b: x}, serializedValue: "{}"}}
          schemas:
            A: {type: object, properties: {c: {$ref: "https://example.com/api/models/c.yaml"}}}
          securitySchemes:
            basic: {type: http, scheme: basic}
            flow:
              type: oauth2
              oauth2MetadataUrl: https://example.com/oauth
              flows: {deviceAuthorization: {deviceAuthorizationUrl: https://a.example, tokenUrl: https://a.example, scopes: {}}}
        """

    private static let files = [
        "schemes.yaml": "bearer: {type: http, scheme: bearer}\n",
        "models/c.yaml": "type: object\nproperties: {d: {type: string}}\n",
    ]

    private static let generated = result(of: document, files: files)

    @Test func allOfItIsRead() {
        #expect(Self.generated.findings == "")
        #expect(Self.generated.sources.map(\.name) == ["a.yaml", "schemes.yaml", "models/c.yaml"])
    }

    @Test func methodsAreSentAsTheyAreWritten() throws {
        let text = GeneratedText(text: try #require(Self.generated.files.first?.text))
        #expect(text.blocks("Method.") == ["Method.QUERY", "Method.custom(\"COPY\")"])
        #expect(text.blocks("indirect case ask(") == ["indirect case ask(q: Q?, body: AskBody)"])
        #expect(text.blocks("case copy") == ["case copyA"])
        #expect(text.text.contains("case .copyA: return [[SecurityRequirement(.basic)]]\n"))
        #expect(text.text.contains("default: return [[SecurityRequirement(.bearer)]]\n"))
    }
}
