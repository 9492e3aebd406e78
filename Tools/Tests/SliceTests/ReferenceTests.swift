import Testing

@testable import Slice

/// References are followed to the end of their chains, and one without a target is reported.
@Suite struct ReferenceTests {
    private let document = SliceTests.document(
        """
        paths:
          /a:
            get:
              operationId: a
              parameters: [{$ref: '#/components/parameters/p'}]
              requestBody: {$ref: '#/components/requestBodies/r'}
              callbacks: {c: {$ref: '#/components/callbacks/c'}}
              responses: {'404': {$ref: '#/components/responses/r'}, '410': {$ref: '#/components/responses/r'}}
          /b: {get: {operationId: b, responses: {}}}
        components:
          callbacks: {c: {'{$url}': {post: {responses: {'200': {headers: {h: {$ref: '#/components/headers/h'}}}}}}}}
          headers: {h: {schema: {$ref: '#/components/schemas/deep/properties/x~1y%20z'}}, unused: {schema: {}}}
          parameters: {p: {name: p, in: query, schema: {items: {$ref: '#/components/schemas/self'}}}}
          requestBodies: {r: {content: {a/b: {schema: {additionalProperties: {$ref: '#/components/schemas/union'}}}}}}
          responses: {r: {links: {l: {$ref: '#/components/links/l'}}}}
          links: {l: {operationId: a, parameters: {description: $ref}}}
          schemas:
            self: {not: {$ref: '#/components/schemas/self'}}
            deep: {properties: {'x/y z': {type: string}, $ref: {type: string}}, enum: [{$ref: '#/nowhere'}]}
            union:
              discriminator: {propertyName: t, mapping: {description: named, b: '#/components/schemas/byReference'}}
            named: {type: string}
            byReference: {allOf: [{if: {$ref: '#/components/schemas/last'}}]}
            last: {type: string}
            unused: {type: string}
        """)

    @Test func everyKindIsFollowed() throws {
        let sliced = try Sliced(document, SliceOptions(operations: ["a"]))
        #expect(sliced.findings == "")
        let names = (sliced.text ?? "").split(separator: "\n").drop { $0 != "components:" }.dropFirst()
            .filter { !$0.hasPrefix("     ") }.map { $0.dropFirst(2).dropLast() }
        #expect(
            names == [
                "schemas", "  byReference", "  deep", "  last", "  named", "  self", "  union", "responses", "  r",
                "parameters", "  p", "requestBodies", "  r", "headers", "  h", "links", "  l", "callbacks", "  c",
            ])
        #expect(sliced.text?.contains("    r:\n      description: Client Error\n") == true)
        #expect(sliced.text?.contains("          description: named\n") == true)
        #expect(sliced.text?.contains("      parameters:\n        description: $ref\n") == true)
    }

    @Test func nothingIsAskedForByWhatIsLeftOut() throws {
        #expect(try Sliced(document, SliceOptions(operations: ["b"])).text?.contains("components") == false)
    }

    @Test func aWholeDocumentKeepsWhatNothingRefersTo() throws {
        #expect(try Sliced(document).text?.contains("    unused:\n      type: string\n") == true)
    }

    @Test func faults() throws {
        let text = SliceTests.document(
            """
            security: [{none: []}]
            paths:
              /a:
                get:
                  parameters: [{$ref: '#/components/parameters/none'}]
                  responses:
                    '200': {$ref: 'other.yaml#/a'}
                    '201': {$ref: '#/paths/~1b/get/responses/200'}
                    '202':
                      content: {a/b: {schema: {$ref: '#/components/responses/r'}}}
                    '203':
                      content: {a/b: {schema: {discriminator: {propertyName: t, mapping: {a: nemo}}}}}
                    '204': {$ref: '#/components/responses/r/none'}
              /b: {get: {operationId: b, responses: {'200': {description: d}}}}
            components: {responses: {r: {description: d}}, schemas: {name: {}}}
            """)
        let sliced = try Sliced(text, SliceOptions(paths: ["/a"])) { _, names in
            names.first.map { "; did you mean \($0)?" } ?? ""
        }
        #expect(sliced.text == nil)
        #expect(
            sliced.findings == """
                a.yaml:5:13: error: there is no security scheme none [slice.unresolved-reference]
                a.yaml:9:27: error: there is no #/components/parameters/none [slice.unresolved-reference]
                a.yaml:11:23: error: other.yaml#/a is outside of this document; copy its target into the document \
                [slice.unresolved-reference]
                a.yaml:12:23: error: #/paths/~1b/get/responses/200 is not kept \
                [slice.unresolved-reference]
                a.yaml:14:42: warning: #/components/responses/r is a response, but a schema belongs here; it is kept \
                as it is [slice.reference-kind]
                a.yaml:16:82: error: there is no schema nemo; did you mean name? [slice.unresolved-reference]
                a.yaml:17:23: error: there is no #/components/responses/r/none [slice.unresolved-reference]

                """)
    }

    @Test func aMissingSchemaIsNamedOnceAndAnyValueMayTakeItsPlace() throws {
        let text = SliceTests.document(
            """
            paths:
              /a:
                get:
                  responses:
                    '400': {description: d, content: {a/b: {schema: {$ref: '#/components/schemas/gone'}}}}
                    '200': {description: d, content: {a/b: {schema: {items: {$ref: '#/components/schemas/gone'}}}}}
            """)
        let sliced = try Sliced(text)
        #expect(sliced.text == nil)
        #expect(
            sliced.findings == """
                a.yaml:9:64: error: there is no #/components/schemas/gone [slice.unresolved-schema]
                a.yaml:10:72: note: the same is referred to here

                """)
        let allowed = try Sliced(text, allowing: ["slice.unresolved-schema"])
        #expect(
            allowed.findings == sliced.findings.replacing(": error: ", with: ": warning: "))
        #expect(
            allowed.text?.hasSuffix(
                """
                        '200':
                          description: OK
                          content:
                            a/b:
                              schema:
                                items: {}
                        '400':
                          description: Bad Request
                          content:
                            a/b:
                              schema: {}

                """) == true)
    }

    @Test func nothingTakesThePlaceOfWhatIsNoSchema() throws {
        let text = SliceTests.document(
            "paths: {/a: {get: {responses: {'200': {$ref: '#/components/responses/gone'}}}}}\n")
        let sliced = try Sliced(text, allowing: ["slice.unresolved-schema"])
        #expect(sliced.text == nil)
        #expect(
            sliced.findings
                == "a.yaml:5:46: error: there is no #/components/responses/gone [slice.unresolved-reference]\n")
    }

    @Test func linksToWhatIsNotKeptAreLeftOut() throws {
        let text = SliceTests.document(
            """
            paths:
              /a:
                get:
                  operationId: a
                  responses:
                    '200':
                      links:
                        self: {operationId: a}
                        next: {operationId: b}
                        last: {operationRef: '#/paths/~1b/get'}
                        far: {operationRef: 'https://x.y/#/paths/~1b/get'}
                        named: {$ref: '#/components/links/b'}
                    '201': {links: {next: {operationId: b}}}
              /b: {get: {operationId: b, responses: {'204': {}}}}
            components: {links: {b: {operationId: b}}}
            """)
        let sliced = try Sliced(text, SliceOptions(paths: ["/a"]))
        #expect(
            sliced.findings == """
                a.yaml:13:13: note: the link next leads to GET /b, which is not kept; it is left out [slice.dropped-link]
                a.yaml:14:13: note: the link last leads to GET /b, which is not kept; it is left out [slice.dropped-link]
                a.yaml:16:13: note: the link named leads to GET /b, which is not kept; it is left out [slice.dropped-link]
                a.yaml:17:25: note: the link next leads to GET /b, which is not kept; it is left out [slice.dropped-link]

                """)
        #expect(
            sliced.text?.hasSuffix(
                """
                        '200':
                          description: OK
                          links:
                            self:
                              operationId: a
                            far:
                              operationRef: https://x.y/#/paths/~1b/get
                        '201':
                          description: Created

                """) == true)
        #expect(try Sliced(text).findings == "")
    }

    @Test func fieldsOfOtherVersions() throws {
        let text = SliceTests.document(
            """
            paths: {}
            components:
              schemas:
                a: {const: 1, patternProperties: {a: {type: string}}}
                b: {patternProperties: {a: {}, b: {}}, optional: true}
                c: {patternProperties: {a: {}}, additionalProperties: false}
              securitySchemes: {d: {type: http, scheme: basic, realm: r}}
            """, version: "3.0.3")
        let sliced = try Sliced(text)
        #expect(
            sliced.findings.split(separator: "\n").map { $0.split(separator: " warning: ")[1] } == [
                "schema objects of OpenAPI 3.0 have no field const; it is left out [slice.field]",
                "schema objects of OpenAPI 3.0 have no field patternProperties; additionalProperties is written for it "
                    + "[slice.field]",
                "schema objects of OpenAPI 3.0 have no field patternProperties; it is left out [slice.field]",
                "schema objects of OpenAPI 3.0 have no field optional; it is left out [slice.field]",
                "schema objects of OpenAPI 3.0 have no field patternProperties; it is left out [slice.field]",
                "security scheme objects of OpenAPI 3.0 have no field realm; it is left out [slice.field]",
            ])
        #expect(sliced.text?.contains("    a:\n      additionalProperties:\n        type: string\n    b: {}\n") == true)
        let later = try Sliced(text.replacing("3.0.3", with: "3.1.0"))
        #expect(later.findings.split(separator: "\n").count == 1)
        #expect(later.text?.contains("      optional: true\n") == true)
    }

    @Test func swagger() throws {
        let sliced = try Sliced("swagger: '2.0'\n")
        #expect(sliced.text == nil)
        #expect(
            sliced.findings
                == "a.yaml:1:10: error: only a document of OpenAPI 3 can be sliced, and this is one of Swagger; backends "
                + "are made of it whole [slice.version]\n")
    }

    @Test(arguments: [("openapi: 4.0.0\n", "1:10"), ("openapi: [3.0.0]\n", "1:10")])
    func otherVersions(text: String, place: String) throws {
        let sliced = try Sliced(text)
        #expect(sliced.text == nil)
        #expect(
            sliced.findings
                == "a.yaml:\(place): error: only a document of OpenAPI 3 can be sliced; its field is openapi "
                + "[slice.version]\n")
    }
}
