import Testing

/// Types that parameters declare, nested in `Operation`.
@Suite struct ParameterTypeTests {
    private static let search = paths(
        """
        /a:
          get:
            operationId: find
            parameters:
              - {name: sort, in: query, schema: {type: string, enum: [up, down]}}
              - {name: kinds, in: query, schema: {type: array, items: {type: string, enum: [a, b]}}}
              - {name: filter, in: query, style: deepObject, explode: true, schema: {type: object, properties: {min: {type: integer}, range: {type: object, properties: {gt: {type: integer}}}}}}
              - {name: since, in: query, schema: {oneOf: [{type: string, format: date}, {type: integer}]}}
              - {name: shared, in: query, schema: {$ref: "#/components/schemas/Shared"}}
            responses: {"204": {}}
        """,
        components: "schemas: {Shared: {type: string, enum: [x]}}")

    @Test func declared() {
        expect(
            .parameterModels,
            of: Self.search,
            is: """
                struct Filter
                  min: integer?
                  range: Operation.Filter.APIRange?
                  struct APIRange
                    gt: integer?
                enum Kinds of string, closed: a, b
                union Since, closed
                  date(calendarDate) if string
                  integer(integer) if number
                enum Sort of string, closed: up, down
                """)
    }

    @Test func used() {
        expect(
            .operations,
            of: Self.search,
            is: """
                find: GET /a
                  sort: Operation.Sort?, query, rawValue
                  kinds: [Operation.Kinds]?, query, rawValue
                  filter: Operation.Filter?, query, deepObject exploded
                  since: Operation.Since?, query, form exploded
                  shared: Shared?, query, rawValue
                  → nothing of 204
                """)
    }
}
