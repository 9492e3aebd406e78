import Testing

/// Request bodies of one media type, and of several.
@Suite struct BodyTests {
    private static let notes = paths(
        """
        /notes:
          post:
            operationId: write
            requestBody:
              required: true
              content:
                application/json: {schema: {type: object, properties: {text: {type: string}}}}
                text/plain: {schema: {type: string}}
                image/png: {schema: {type: string, format: binary}}
            responses: {"204": {}}
        """)

    @Test func ofEveryKind() {
        expect(
            .operations,
            of: paths(
                """
                /json: {put: {operationId: json, requestBody: {required: true, description: The point., content: {application/json: {schema: {$ref: "#/components/schemas/Point"}}}}, responses: {"204": {}}}}
                /optional: {put: {operationId: optional, requestBody: {content: {application/json: {schema: {type: integer}}}}, responses: {"204": {}}}}
                /vendor: {put: {operationId: vendor, requestBody: {required: true, content: {application/vnd.a+json: {schema: {$ref: "#/components/schemas/Point"}}}}, responses: {"204": {}}}}
                /text: {put: {operationId: text, requestBody: {required: true, content: {text/csv: {schema: {type: string}}}}, responses: {"204": {}}}}
                /bytes: {put: {operationId: bytes, requestBody: {required: true, content: {image/png: {schema: {type: string, format: binary}}}}, responses: {"204": {}}}}
                /shared: {put: {operationId: shared, requestBody: {$ref: "#/components/requestBodies/Point"}, responses: {"204": {}}}}
                /null: {put: {operationId: nullable, requestBody: {required: true, content: {application/json: {schema: {type: [integer, "null"]}}}}, responses: {"204": {}}}}
                """,
                components: """
                    schemas: {Point: {type: object, properties: {x: {type: integer}}}}
                    requestBodies: {Point: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Point"}}}}}
                    """),
            is: """
                bytes: PUT /bytes
                  body body: data, required, bytes as image/png
                  → nothing of 204
                json: PUT /json
                  body body: Point, required, JSON // The point.
                  → nothing of 204
                nullable: PUT /null
                  body body: integer?, required, JSON
                  → nothing of 204
                optional: PUT /optional
                  body body: integer?, JSON
                  → nothing of 204
                shared: PUT /shared
                  body body: Point, required, JSON
                  → nothing of 204
                text: PUT /text
                  body body: string, required, text as text/csv
                  → nothing of 204
                vendor: PUT /vendor
                  body body: Point, required, JSON as application/vnd.a+json
                  → nothing of 204
                """)
    }

    @Test func ofSeveralMediaTypes() {
        expect(
            .operations,
            of: Self.notes,
            is: """
                write: POST /notes
                  body body: WriteBody, required, by itself
                  → nothing of 204
                """)
    }

    @Test func aChoiceBetweenMediaTypes() {
        expect(
            .messages,
            of: Self.notes,
            is: """
                choice WriteBody
                  json(WriteJSONBody), application/json, JSON
                  plainText(string), text/plain, text as text/plain
                  png(data), image/png, bytes as image/png
                """)
    }

    @Test func thatIsNotTyped() {
        expect(
            .operations,
            of: paths(
                """
                /a: {put: {operationId: a, requestBody: {required: true, content: {application/xml: {schema: {type: object, properties: {a: {type: string}}}}}}, responses: {"204": {}}}}
                """),
            finding: """
                a.yaml:4:70: warning: a body of `application/xml` is not typed; it is sent as `Data` [body.media-type]

                """,
            is: """
                a: PUT /a
                  body body: data, required, bytes as application/xml
                  → nothing of 204
                """)
    }
}
