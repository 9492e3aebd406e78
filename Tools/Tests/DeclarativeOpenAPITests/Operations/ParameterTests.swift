import Testing

/// Parameters: labelled values of an operation's case, and their places in its request.
struct ParameterTests {
    @Test(arguments: samples) func makes(_ sample: Sample) { sample.expectMade() }

    static let samples: [Sample] = [
        .request(
            "getPet", "in the path",
            """
            /pets/{petId}/toys/{n}:
              get:
                operationId: getPet
                parameters:
                  - {name: petId, in: path, required: true, schema: {type: string}}
                  - {name: n, in: path, required: true, schema: {type: integer}}
            """,
            makes: #"""
                case getPet(petId: String, n: Int)

                return RequestBlock {
                    Method.GET
                    Endpoint("pets/\(petId)/toys/\(n)")
                }
                """#),
        .request(
            "getFile", "several in one segment of the path",
            """
            /files/{name}.{ext}:
              get:
                operationId: getFile
                parameters:
                  - {name: name, in: path, required: true, schema: {type: string}}
                  - {name: ext, in: path, required: true, schema: {type: string, enum: [pdf, txt]}}
            """,
            makes: #"""
                case getFile(name: String, ext: Ext)

                return RequestBlock {
                    Method.GET
                    Endpoint("files/\(name).\(ext)")
                }
                """#),
        .request(
            "list", "in the query, required and optional",
            """
            /pets:
              get:
                operationId: list
                parameters:
                  - {name: kind, in: query, required: true, schema: {type: string}}
                  - {name: limit, in: query, schema: {type: integer}}
                  - {name: weight, in: query, schema: {type: number}}
                  - {name: tame, in: query, schema: {type: boolean}}
            """,
            makes: """
                case list(kind: String, limit: Int?, weight: Double?, tame: Bool?)

                return RequestBlock {
                    Method.GET
                    Endpoint("pets")
                    Query("kind", kind)
                    Query("limit", ifPresent: limit)
                    Query("weight", ifPresent: weight)
                    Query("tame", ifPresent: tame)
                }
                """),
        .request(
            "list", "lists in the query, one pair for each element",
            """
            /pets:
              get:
                operationId: list
                parameters:
                  - {name: tags, in: query, required: true, schema: {type: array, items: {type: string}}}
                  - {name: ids, in: query, explode: true, schema: {type: array, items: {type: integer}}}
                  - name: kinds
                    in: query
                    schema: {type: array, items: {type: string, enum: [cat, dog]}}
            """,
            makes: """
                case list(tags: [String], ids: [Int]?, kinds: [Kinds]?)

                return RequestBlock {
                    Method.GET
                    Endpoint("pets")
                    Query("tags", each: tags)
                    Query("ids", eachIfPresent: ids)
                    Query("kinds", eachIfPresent: kinds)
                }
                """),
        .request(
            "list", "in headers and cookies",
            """
            /pets:
              get:
                operationId: list
                parameters:
                  - {name: X-Trace, in: header, required: true, schema: {type: string}}
                  - {name: X-Depth, in: header, schema: {type: integer}}
                  - {name: session, in: cookie, required: true, schema: {type: string}}
                  - {name: theme, in: cookie, schema: {type: string, enum: [dark, light]}}
            """,
            makes: """
                case list(xTrace: String, xDepth: Int?, session: String, theme: Theme?)

                return RequestBlock {
                    Method.GET
                    Endpoint("pets")
                    Header.custom("X-Trace").setValue(xTrace)
                    Header.custom("X-Depth").setValue(ifPresent: xDepth)
                    Cookie("session", session)
                    Cookie("theme", ifPresent: theme)
                }
                """),
        .request(
            "fetch", "formats that are written as text",
            """
            /log:
              get:
                operationId: fetch
                parameters:
                  - {name: since, in: query, schema: {type: string, format: date-time}}
                  - {name: day, in: query, required: true, schema: {type: string, format: date}}
                  - {name: id, in: query, required: true, schema: {type: string, format: uuid}}
                  - {name: price, in: query, required: true, schema: {type: string, format: decimal}}
            """,
            makes: """
                case fetch(since: Date?, day: CalendarDate, id: UUID, price: Decimal)

                return RequestBlock {
                    Method.GET
                    Endpoint("log")
                    Query("since", ifPresent: since.map { RFC3339.string(from: $0) })
                    Query("day", day.description)
                    Query("id", id)
                    Query("price", price)
                }
                """),
        .request(
            "fetch", "a path's own come first, unless the operation overrides them",
            """
            /s/{id}:
              parameters:
                - {name: name, in: query, schema: {type: integer}}
                - {name: page, in: query, schema: {type: integer}}
                - {name: id, in: path, required: true, schema: {type: string}}
              get:
                operationId: fetch
                parameters: [{name: name, in: query, required: true, schema: {type: string}}]
            """,
            makes: #"""
                case fetch(page: Int?, id: String, name: String)

                return RequestBlock {
                    Method.GET
                    Endpoint("s/\(id)")
                    Query("page", ifPresent: page)
                    Query("name", name)
                }
                """#),
        .request(
            "fetch", "behind a reference",
            "/a: {get: {operationId: fetch, parameters: [{$ref: \"#/components/parameters/Limit\"}]}}",
            components: "parameters: {Limit: {name: limit, in: query, schema: {type: integer}}}",
            makes: """
                case fetch(limit: Int?)

                return RequestBlock {
                    Method.GET
                    Endpoint("a")
                    Query("limit", ifPresent: limit)
                }
                """),
        .request(
            "run", "named like what stands around them",
            """
            /run/{path}:
              get:
                operationId: run
                parameters:
                  - {name: path, in: path, required: true, schema: {type: string}}
                  - {name: body, in: query, schema: {type: string}}
                  - {name: self, in: query, schema: {type: string}}
                  - {name: in, in: query, schema: {type: string}}
                  - {name: build, in: query, schema: {type: string}}
            """,
            makes: #"""
                case run(path: String, body: String?, self_: String?, `in`: String?, build: String?)

                return RequestBlock {
                    Method.GET
                    Endpoint("run/\(path)")
                    Query("body", ifPresent: body)
                    Query("self", ifPresent: self_)
                    Query("in", ifPresent: `in`)
                    Query("build", ifPresent: build)
                }
                """#),
        .request(
            "find", "in a style of its own",
            """
            /find/{ids}:
              get:
                operationId: find
                parameters:
                  - {name: ids, in: path, required: true, style: label, schema: {type: array, items: {type: integer}}}
                  - {name: tags, in: query, explode: false, schema: {type: array, items: {type: string}}}
                  - {name: q, in: query, required: true, allowReserved: true, schema: {type: string}}
                  - {name: X-Ids, in: header, schema: {type: array, items: {type: string}}}
                  - {name: prefs, in: cookie, schema: {type: array, items: {type: string}}}
            """,
            makes: #"""
                case find(ids: [Int], tags: [String]?, q: String, xIds: [String]?, prefs: [String]?)

                return RequestBlock {
                    Method.GET
                    Endpoint("find/\(ids, style: .label, explode: false)")
                    Query("tags", ifPresent: tags, style: .form, explode: false)
                    Query("q", q, style: .form, explode: true, allowReserved: true)
                    Header.custom("X-Ids").setValue(ifPresent: xIds, explode: false)
                    Cookie("prefs", ifPresent: prefs, explode: true)
                }
                """#),
    ]
}
