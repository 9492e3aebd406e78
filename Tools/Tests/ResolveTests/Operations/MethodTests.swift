import Testing

/// Methods, ids and names of operations.
@Suite struct MethodTests {
    @Test func inOrder() {
        expect(
            .operations,
            of: paths(
                """
                /b: {post: {operationId: make, responses: {"204": {}}}, get: {operationId: read, summary: Reads., description: All of it., deprecated: true, responses: {"204": {}}}}
                /a/{x}/c: {delete: {parameters: [{name: x, in: path, required: true, schema: {type: string}}], responses: {"204": {}}}}
                /: {trace: {operationId: trace-it, responses: {"204": {}}}}
                """),
            is: #"""
                traceIt "trace-it": TRACE /
                  → nothing of 204
                deleteAXC "DELETE /a/{x}/c": DELETE /a/{x}/c
                  x: string, path
                  → nothing of 204
                read: GET /b, deprecated // Reads.\n\nAll of it.
                  → nothing of 204
                make: POST /b
                  → nothing of 204
                """#)
    }

    @Test func ofOpenAPI32() {
        expect(
            .operations,
            of: paths(
                """
                /books:
                  query: {operationId: findBooks, requestBody: {content: {application/json: {schema: {type: string}}}}, responses: {"200": {content: {application/json: {$ref: "#/components/mediaTypes/Books"}}}}}
                  additionalOperations: {COPY: {operationId: copyBooks, responses: {"204": {}}}}
                /all: {get: {operationId: all, parameters: [{name: q, in: querystring, content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {a: {type: string}}}}}}], responses: {"204": {}}}}
                """,
                components: "mediaTypes: {Books: {schema: {type: array, items: {type: string}}}}",
                version: "3.2.0"),
            is: """
                all: GET /all
                  q: Operation.Q?, query, form exploded
                  → nothing of 204
                findBooks: QUERY /books
                  body body: string?, JSON
                  → JSON [string] of 200, accepts application/json
                copyBooks: COPY /books
                  → nothing of 204
                """)
    }
}
