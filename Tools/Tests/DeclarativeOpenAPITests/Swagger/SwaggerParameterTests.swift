import Testing

/// Parameters of Swagger 2.0.
struct SwaggerParameterTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .swagger(
            "values in path, query and header",
            .blocks(["case getPet", "indirect case getPet", "return RequestBlock"]),
            """
            paths:
              /pets/{id}:
                parameters:
                  - {name: id, in: path, required: true, type: integer, format: int64}
                get:
                  operationId: getPet
                  parameters:
                    - {name: X-Trace, in: header, type: string, format: uuid}
                    - {name: since, in: query, required: true, type: string, format: date-time}
                    - {name: limit, in: query, type: integer, default: 10}
                  responses: {"204": {description: ok}}

            """,
            makes: """
                case getPet(id: Int, xTrace: UUID?, since: Date, limit: Int?)

                return RequestBlock {
                    Method.GET
                    Endpoint("pets/\\(id)")
                    Header.custom("X-Trace").setValue(ifPresent: xTrace)
                    Query("since", RFC3339.string(from: since))
                    Query("limit", ifPresent: limit)
                }
                """),
        .swagger(
            "a list in each collection format",
            .blocks(["case list", "indirect case list", "return RequestBlock"]),
            """
            paths:
              /pets/{ids}:
                get:
                  operationId: list
                  parameters:
                    - {name: ids, in: path, required: true, type: array, items: {type: integer}}
                    - {name: X-Ids, in: header, type: array, items: {type: integer}}
                    - {name: plain, in: query, type: array, items: {type: string}}
                    - {name: csv, in: query, type: array, items: {type: string}, collectionFormat: csv}
                    - {name: ssv, in: query, type: array, items: {type: string}, collectionFormat: ssv}
                    - {name: tsv, in: query, type: array, items: {type: string}, collectionFormat: tsv}
                    - {name: pipes, in: query, type: array, items: {type: string}, collectionFormat: pipes}
                    - {name: multi, in: query, required: true, type: array, items: {type: string, enum: [a, b]}, collectionFormat: multi}
                  responses: {"204": {description: ok}}

            """,
            makes: """
                case list(
                    ids: [Int],
                    xIds: [Int]?,
                    plain: [String]?,
                    csv: [String]?,
                    ssv: [String]?,
                    tsv: [String]?,
                    pipes: [String]?,
                    multi: [Multi]
                )

                return RequestBlock {
                    Method.GET
                    Endpoint("pets/\\(ids, style: .simple, explode: false)")
                    Header.custom("X-Ids").setValue(ifPresent: xIds, explode: false)
                    Query("plain", ifPresent: plain, style: .form, explode: false)
                    Query("csv", ifPresent: csv, style: .form, explode: false)
                    Query("ssv", ifPresent: ssv, style: .spaceDelimited, explode: false)
                    Query("tsv", ifPresent: tsv, style: .tabDelimited, explode: false)
                    Query("pipes", ifPresent: pipes, style: .pipeDelimited, explode: false)
                    Query("multi", each: multi)
                }
                """),
    ]
}
