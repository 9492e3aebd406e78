extension FindingSnippets {
    /// Parameters, bodies and media types of Swagger 2.0.
    static let swaggerMessages: [Snippet] = [
        Snippet(
            rule: "swagger.media-type",
            yaml: swaggerHead + """
                paths:
                  /a:
                    get: {responses: {"200": {description: ok, schema: {type: integer}}}}
                    put: {parameters: [{name: b, in: body, schema: {type: integer}}], responses: {"204": {description: ok}}}

                """,
            lines: """
                a.yaml:7:56: note: no `produces` states the media type; here and wherever none is stated, it is taken as `application/json` [swagger.media-type]

                """),
        Snippet(
            rule: "swagger.form",
            yaml: swaggerHead + """
                consumes: [application/json]
                paths:
                  /a:
                    post: {parameters: [{name: b, in: formData, type: string}], responses: {"204": {description: ok}}}
                    put: {parameters: [{name: b, in: formData, type: file}], responses: {"204": {description: ok}}}

                """,
            lines: """
                a.yaml:8:25: warning: `consumes` lists no media type for a form; it is sent as `application/x-www-form-urlencoded` [swagger.form]
                a.yaml:9:24: warning: `consumes` lists no media type for a form with a file; it is sent as `multipart/form-data` [swagger.form]

                """),
        Snippet(
            rule: "swagger.bodies",
            yaml: swaggerHead + """
                consumes: [application/json]
                paths:
                  /a:
                    post: {parameters: [{name: b, in: formData, type: string}, {name: c, in: body, schema: {}}], responses: {"204": {description: ok}}}
                    put: {parameters: [{name: b, in: body, schema: {}}, {name: c, in: body, schema: {}}], responses: {"204": {description: ok}}}
                    patch: {parameters: [{name: b, in: formData, type: string}, {name: b, in: formData, type: string}], responses: {"204": {description: ok}}}

                """,
            lines: """
                a.yaml:8:25: error: a request has a body or the fields of a form, not both; the body is at line 8 [swagger.bodies]
                a.yaml:9:57: error: a request has one body: this is a second [swagger.bodies]
                a.yaml:10:26: warning: `consumes` lists no media type for a form; it is sent as `application/x-www-form-urlencoded` [swagger.form]
                a.yaml:10:65: error: the form field `b` is listed twice [swagger.bodies]

                """),
        Snippet(
            rule: "swagger.collection-format",
            yaml: swaggerHead + """
                paths:
                  /{a}:
                    get:
                      parameters:
                        - {name: a, in: path, required: true, type: array, items: {type: string}, collectionFormat: pipes}
                        - {name: b, in: header, type: array, items: {type: string}, collectionFormat: multi}
                        - {name: c, in: query, type: array, items: {type: string}, collectionFormat: semicolons}
                        - {name: d, in: query, type: string, collectionFormat: csv}
                      responses: {"204": {description: ok, headers: {X-A: {type: array, items: {type: string}, collectionFormat: tsv}}}}
                    post:
                      consumes: [multipart/form-data]
                      parameters:
                        - {name: a, in: path, required: true, type: string}
                        - {name: b, in: formData, type: array, items: {type: string}}
                      responses: {"204": {description: ok}}

                """,
            lines: """
                a.yaml:9:101: warning: a list in a path is written with commas, not with bars; `a` is sent so [swagger.collection-format]
                a.yaml:10:87: warning: a list in a header is written with commas, not with an entry for each element; `b` is sent so [swagger.collection-format]
                a.yaml:11:86: warning: `collectionFormat` is csv, ssv, tsv, pipes or multi, not `semicolons`; the list is written with commas [swagger.collection-format]
                a.yaml:12:46: warning: `collectionFormat` has no effect here: only a list has one [swagger.collection-format]
                a.yaml:13:114: warning: the header `X-A` is read as the text that it is: only a list with commas is taken apart [swagger.collection-format]
                a.yaml:18:11: warning: `b` is sent as a part for each element, not as one with commas [swagger.collection-format]

                """),
        Snippet(
            rule: "swagger.parameter",
            yaml: swaggerHead + """
                paths:
                  /a:
                    get:
                      parameters:
                        - {name: e, in: query}
                        - {name: f, in: query, schema: {type: integer}}
                      responses: {"204": {description: ok, headers: {X-A: {description: a}}}}

                """,
            lines: """
                a.yaml:9:11: warning: `e` has no `type`; it is taken as text [swagger.parameter]
                a.yaml:10:32: warning: `f` has a `schema`, as in OpenAPI 3; Swagger 2.0 has `type`, `format` and `items` in its place. It is read all the same [swagger.parameter]
                a.yaml:11:59: warning: `X-A` has no `type`; it is taken as text [swagger.parameter]

                """),
    ]
}
