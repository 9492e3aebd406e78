import Resolve
import Testing

/// Parameters: their location in a request, whether they are required, and their style.
@Suite struct ParameterTests {
    @Test func ofEveryPlace() {
        expect(
            .operations,
            of: paths(
                """
                /things/{id}.json:
                  parameters: [{name: id, in: path, required: true, schema: {type: string, format: uuid}}, {$ref: "#/components/parameters/page"}]
                  get:
                    operationId: list
                    parameters:
                      - {name: since, in: query, schema: {type: string, format: date-time}}
                      - {name: day, in: query, schema: {type: string, format: date}}
                      - {name: X-Trace, in: header, required: true, schema: {type: boolean}, description: Follows calls.}
                      - {name: session, in: cookie, deprecated: true, schema: {type: string}}
                    responses: {"204": {}}
                """,
                components: "parameters: {page: {name: page, in: query, schema: {type: integer, default: 1}}}"),
            is: """
                list: GET /things/{id}.json
                  id: uuid, path, uuid
                  page: integer?, query // Default: `1`.
                  since: dateTime?, query, dateTime
                  day: calendarDate?, query
                  xTrace "X-Trace": boolean, header // Follows calls.
                  session: string?, cookie, deprecated
                  → nothing of 204
                """)
    }

    @Test func anOperationOverridesItsPath() {
        expect(
            .operations,
            of: paths(
                """
                /a:
                  parameters: [{name: x, in: query, schema: {type: string}}, {name: y, in: query, schema: {type: string}}]
                  get: {operationId: a, parameters: [{name: x, in: query, required: true, schema: {type: integer}}], responses: {"204": {}}}
                """),
            is: """
                a: GET /a
                  y: string?, query
                  x: integer, query
                  → nothing of 204
                """)
    }

    @Test func styles() {
        expect(
            .operations,
            of: paths(
                """
                /a/{p}/{m}:
                  get:
                    operationId: a
                    parameters:
                      - {name: p, in: path, required: true, style: label, schema: {type: array, items: {type: string}}}
                      - {name: m, in: path, required: true, style: matrix, explode: true, schema: {type: array, items: {type: integer}}}
                      - {name: each, in: query, schema: {type: array, items: {type: string}}}
                      - {name: comma, in: query, explode: false, schema: {type: array, items: {type: string}}}
                      - {name: pipe, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: string}}}
                      - {name: space, in: query, style: spaceDelimited, explode: false, schema: {type: array, items: {type: string}}}
                      - {name: raw, in: query, allowReserved: true, schema: {type: string}}
                      - {name: json, in: query, content: {application/json: {schema: {type: array, items: {type: string}}}}}
                      - {name: X-List, in: header, schema: {type: array, items: {type: string}}}
                    responses: {"204": {}}
                """),
            is: """
                a: GET /a/{p}/{m}
                  p: [string], path, label
                  m: [integer], path, matrix exploded
                  each: [string]?, query
                  comma: [string]?, query, form
                  pipe: [string]?, query, pipeDelimited
                  space: [string]?, query, spaceDelimited
                  raw: string?, query, form exploded with reserved characters
                  json: [string]?, query, as JSON
                  xList "X-List": [string]?, header, simple
                  → nothing of 204
                """)
    }

    @Test func thatAreReservedOrNotInThePath() {
        expect(
            .operations,
            of: paths(
                """
                /a/{b}: {get: {operationId: a, parameters: [{name: Accept, in: header, schema: {type: string}}, {name: c, in: path, required: true, schema: {type: string}}], responses: {"204": {}}}}
                """),
            finding: """
                a.yaml:4:12: warning: the path `/a/{b}` has a parameter `b` that is not declared; it is taken as a string [path.undeclared-parameter]
                a.yaml:4:47: note: OpenAPI ignores a header parameter named `Accept`; the request sets that header itself [parameter.reserved-header]
                a.yaml:4:99: warning: the path has no `{c}`; the parameter is left out [path.unused-parameter]

                """,
            is: """
                a: GET /a/{b}
                  b: string, path
                  → nothing of 204
                """)
    }

    @Test func slotsAreFilledByTheWiring() {
        expect(
            .operations,
            of: paths(
                """
                /a: {get: {operationId: a, parameters: [{name: key, in: query, required: true, schema: {type: string}}, {name: b, in: query, schema: {type: string}}], responses: {"204": {}}}}
                """),
            options: ResolveOptions(querySlots: ["key"]),
            is: """
                a: GET /a
                  key: string, query, slot
                  b: string?, query
                  → nothing of 204
                """)
    }
}
