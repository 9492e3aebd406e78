import Testing

/// Documented failures, and headers of responses.
@Suite struct FailureTests {
    @Test func failures() {
        expect(
            .messages,
            of: paths(
                """
                /a: {get: {operationId: readA, responses: {"204": {}, "404": {$ref: "#/components/responses/Fault"}, 4XX: {description: Yours., content: {application/problem+json: {schema: {$ref: "#/components/schemas/Fault"}}}}, default: {content: {text/plain: {}}}}}}
                /c: {get: {operationId: readC, responses: {"204": {}, "500": {description: Ours., content: {image/png: {}}}}}}
                """,
                components: """
                    responses: {Fault: {description: None., content: {application/json: {schema: {$ref: "#/components/schemas/Fault"}}}}}
                    schemas: {Fault: {type: object, properties: {title: {type: string}}}}
                    """),
            is: """
                failure ReadA of readA
                  notFound(JSON Fault), 404 // None.
                  clientError(JSON Fault), 4XX // Yours.
                  otherStatus(text), default
                failure ReadC of readC
                  internalServerError(bytes), 500 // Ours.
                """)
    }

    @Test func headers() {
        expect(
            .messages,
            of: paths(
                """
                /a:
                  get:
                    operationId: readA
                    responses:
                      "200":
                        headers:
                          X-Next: {description: The next page., schema: {type: string}}
                          x-total: {$ref: "#/components/headers/Total"}
                          X-Kinds: {schema: {type: array, items: {type: string, enum: [a, b]}}}
                          Content-Type: {schema: {type: string}}
                """,
                components: "headers: {Total: {schema: {type: integer}}}"),
            is: """
                headers ReadA of readA
                  xNext "X-Next": string // The next page.
                  xTotal "x-total": integer
                  xKinds "X-Kinds": [ResponseHeaders.ReadA.XKinds]
                  enum XKinds of string, open: a, b
                """)
    }
}
