import Testing

/// The results of successful calls.
@Suite struct ResponseTests {
    private static let jobs = paths(
        """
        /jobs:
          get:
            operationId: readJob
            responses:
              "200":
                description: Done.
                content:
                  application/json: {schema: {type: object, properties: {id: {type: integer}}}}
                  text/csv: {schema: {type: string}}
              "202": {description: Not yet.}
              2XX: {content: {text/plain: {schema: {type: string}}}}
        """)

    @Test func oneSuccess() {
        expect(
            .operations,
            of: paths(
                """
                /json: {get: {operationId: json, responses: {"200": {content: {application/json: {schema: {type: array, items: {type: string}}}}}}}}
                /text: {get: {operationId: text, responses: {"200": {content: {text/plain: {schema: {type: string}}}}}}}
                /bytes: {get: {operationId: bytes, responses: {"200": {content: {image/png: {}}}}}}
                /none: {delete: {operationId: none, responses: {"204": {description: gone}}}}
                /range: {get: {operationId: range, responses: {2XX: {content: {application/json: {schema: {type: integer}}}}}}}
                /default: {get: {operationId: other, responses: {default: {content: {application/json: {schema: {type: integer}}}}}}}
                /redirect: {get: {operationId: redirect, responses: {"302": {description: there}, "404": {description: gone}}}}
                /same: {get: {operationId: same, responses: {"200": {content: {application/json: {schema: {type: integer}}}}, "201": {content: {application/json: {schema: {type: integer}}}}}}}
                /shared: {get: {operationId: shared, responses: {"200": {$ref: "#/components/responses/Names"}}}}
                """,
                components:
                    "responses: {Names: {content: {application/json: {schema: {type: array, items: {type: string}}}}}}"),
            is: """
                bytes: GET /bytes
                  → bytes of 200, accepts image/png
                other: GET /default
                  → JSON integer of 2XX, documented default, accepts application/json
                json: GET /json
                  → JSON [string] of 200, accepts application/json
                none: DELETE /none
                  → nothing of 204
                range: GET /range
                  → JSON integer of 2XX, accepts application/json
                redirect: GET /redirect
                  → nothing of 302, documented 302 404
                same: GET /same
                  → JSON integer of 200 201, accepts application/json
                shared: GET /shared
                  → JSON [string] of 200, accepts application/json
                text: GET /text
                  → text of 200, accepts text/plain
                """)
    }

    @Test func ofHeadHasNoBody() {
        expect(
            .operations,
            of: paths(
                """
                /head: {head: {operationId: head, responses: {"200": {content: {application/json: {schema: {type: integer}}}}}}}
                """),
            finding: """
                a.yaml:4:67: note: a response of this status or method has no body, so this one is not read [document.not-carried]

                """,
            is: """
                head: HEAD /head
                  → nothing of 200
                """)
    }

    @Test func severalOutcomes() {
        expect(
            .messages,
            of: Self.jobs,
            is: """
                outcome ReadJob of readJob
                  ok(JSON ReadJobResponse), 200, if application/json, else too // Done.
                  okCSV(text), 200, if text/csv // Done.
                  accepted(nothing), 202 // Not yet.
                  success(text), 2XX
                """)
    }

    @Test func severalOutcomesInTheOperation() {
        expect(
            .operations,
            of: Self.jobs,
            is: """
                readJob: GET /jobs
                  → Responses.ReadJob of 200 202 2XX, accepts application/json text/csv text/plain
                """)
    }

    @Test func typesOfInlineSchemas() {
        expect(
            .models,
            of: Self.jobs,
            is: """
                struct ReadJobResponse
                  id: integer?
                """)
    }

    @Test func streamsAndXMLAreBytes() {
        expect(
            .operations,
            of: paths(
                """
                /events: {get: {operationId: events, responses: {"200": {content: {text/event-stream: {schema: {type: string}}}}}}}
                /lines: {get: {operationId: lines, responses: {"200": {content: {application/jsonl: {schema: {type: object}}}}}}}
                /xml: {get: {operationId: xml, responses: {"200": {content: {application/xml: {schema: {type: object}}}}}}}
                """),
            finding: """
                a.yaml:4:70: warning: a body of `text/event-stream` is given whole, as `Data`, when the server has ended it [response.media-type]
                a.yaml:5:68: warning: a body of `application/jsonl` is given whole, as `Data`, when the server has ended it [response.media-type]
                a.yaml:6:64: warning: a body of `application/xml` is not typed; it is given as `Data` [response.media-type]

                """,
            is: """
                events: GET /events
                  → bytes of 200, accepts text/event-stream
                lines: GET /lines
                  → bytes of 200, accepts application/jsonl
                xml: GET /xml
                  → bytes of 200, accepts application/xml
                """)
    }
}
