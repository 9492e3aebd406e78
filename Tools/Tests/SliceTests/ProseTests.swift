import Testing

@testable import Slice

/// Prose is left out by what it is, never by how it is spelt.
@Suite struct ProseTests {
    @Test func keywordsAreLeftOutAndNamesAreKept() throws {
        let text = document(
            """
              summary: s
              description: d
              termsOfService: https://x.y
              contact: {name: c}
              license: {name: MIT, x-a: 1}
            x-top: {$ref: '#/nowhere'}
            externalDocs: {url: https://x.y}
            servers: [{url: /, description: d, variables: {description: {default: a, description: d}}}]
            paths:
              /description:
                summary: s
                parameters: [{name: summary, in: query, description: d, example: 1, schema: {type: string}}]
                get:
                  operationId: example
                  summary: s
                  externalDocs: {url: https://x.y}
                  x-code: {}
                  responses:
                    '200':
                      description: d
                      headers: {x-next: {description: d, schema: {type: string}}, description: {schema: {type: string}}}
                      content:
                        application/json:
                          examples: {a: {$ref: '#/components/examples/none'}}
                          schema:
                            type: object
                            description: d
                            $comment: c
                            example: {a: 1}
                            required: [description, x-a]
                            properties:
                              description: {type: string, description: d, examples: [a]}
                              $comment: {type: string, $comment: c}
                              example: {enum: [summary, {description: kept}]}
                              x-a: {default: {example: kept, x-b: kept}, x-c: gone}
                              contact: {const: {description: kept}}
                            patternProperties: {summary: {type: string, summary: s}}
            components:
              examples: {a: {value: 1}}
              schemas: {description: {type: string}, x-y: {type: string}, contact: {contact: 1}}
            tags: [{name: a, description: d, externalDocs: {url: https://x.y}}]
            """)
        let sliced = try Sliced(text)
        #expect(sliced.findings == "")
        #expect(
            sliced.text == """
                openapi: 3.1.0
                info:
                  title: T
                  license:
                    name: MIT
                  version: '1'
                servers:
                  - url: /
                    variables:
                      description:
                        default: a
                paths:
                  /description:
                    get:
                      operationId: example
                      responses:
                        '200':
                          description: OK
                          headers:
                            x-next:
                              schema:
                                type: string
                            description:
                              schema:
                                type: string
                          content:
                            application/json:
                              schema:
                                required: [description, x-a]
                                type: object
                                properties:
                                  description:
                                    type: string
                                  $comment:
                                    type: string
                                  example:
                                    enum:
                                      - summary
                                      - description: kept
                                  x-a:
                                    default:
                                      example: kept
                                      x-b: kept
                                  contact:
                                    const:
                                      description: kept
                                patternProperties:
                                  summary:
                                    type: string
                    parameters:
                      - name: summary
                        in: query
                        schema:
                          type: string
                components:
                  schemas:
                    contact:
                      contact: 1
                    description:
                      type: string
                    x-y:
                      type: string
                tags:
                  - name: a

                """)
    }

    @Test(arguments: [
        ("200", "OK"), ("204", "No Content"), ("413", "Content Too Large"), ("429", "Too Many Requests"),
        ("418", "Client Error"), ("299", "Successful"), ("1XX", "Informational"), ("2XX", "Successful"),
        ("3XX", "Redirection"), ("4XX", "Client Error"), ("5XX", "Server Error"), ("default", "Default"),
        ("600", "Response"),
    ])
    func reasonPhrases(status: String, phrase: String) {
        #expect(ReasonPhrase.of(status) == phrase)
    }

    @Test(arguments: [
        (["404"], "Not Found"), (["404", "409"], "Client Error"), (["404", "500"], "Response"), ([], "Response"),
        (["default"], "Default"), (["default", "404"], "Response"),
    ])
    func phrasesOfSharedResponses(statuses: [String], phrase: String) {
        #expect(ReasonPhrase.common(to: Set(statuses)) == phrase)
    }

    @Test func scopesAreKeptAndTheirSentencesAreNot() throws {
        let text = document(
            """
            paths: {}
            components:
              securitySchemes:
                a:
                  type: oauth2
                  description: d
                  flows: {implicit: {scopes: {read: Reads., description: d}, authorizationUrl: https://x.y}}
            """)
        #expect(
            try Sliced(text).text?.hasSuffix(
                """
                      flows:
                        implicit:
                          authorizationUrl: https://x.y
                          scopes:
                            read: ''
                            description: ''

                """) == true)
    }
}
