extension FindingSnippets {
    /// Swagger 2.0, and what of it stands in an OpenAPI 3 document.
    static let swagger: [Snippet] = [
        Snippet(
            rule: "swagger.media-type",
            yaml: swaggerHead + """
                paths:
                  /a:
                    get: {responses: {"200": {description: ok, schema: {type: integer}}}}
                    put: {parameters: [{name: b, in: body, schema: {type: integer}}], responses: {"204": {description: ok}}}

                """,
            lines: """
                a.yaml:7:56: note: no `produces` says in which media type this is; here and wherever none is said it is taken as `application/json` [swagger.media-type]

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
                a.yaml:10:65: error: the form field `b` stands twice in one list [swagger.bodies]

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
        Snippet(
            rule: "swagger.server",
            yaml: """
                swagger: "2.0"
                info: {title: T, version: "1"}
                host: h.test
                basePath: v1
                paths: {}

                """,
            lines: """
                a.yaml:3:7: warning: the document has no `schemes`, so that it does not say how its host is reached; `https` is taken [swagger.server]
                a.yaml:4:11: warning: `basePath` starts with a slash; it is read as `/v1` [swagger.server]

                """),
        Snippet(
            rule: "swagger.server",
            yaml: """
                swagger: "2.0"
                info: {title: T, version: "1"}
                host: http://h.test
                paths: {}

                """,
            lines: """
                a.yaml:3:7: warning: `host` has no scheme in it: `http` stands in `schemes`; it is read as `h.test` [swagger.server]

                """),
        Snippet(
            rule: "document.wrong-type",
            yaml: """
                swagger: "2.0"
                info: {title: T, version: "1"}
                host: h.test
                schemes: [ftp]
                paths: {}

                """,
            lines: """
                a.yaml:4:11: error: `schemes` lists http, https, ws or wss, not the value `ftp` [document.wrong-type]

                """),
        Snippet(
            rule: "server.not-absolute",
            yaml: """
                swagger: "2.0"
                info: {title: T, version: "1"}
                basePath: /v1
                paths: {}

                """,
            lines: """
                a.yaml:3:11: warning: `/v1` is no absolute URL, so there is no `defaultBaseURL`; the wiring states one [server.not-absolute]

                """),
        Snippet(
            rule: "swagger.oauth-flow",
            yaml: swaggerHead + """
                paths: {}
                securityDefinitions:
                  a: {type: oauth2, flow: authorizationCode}
                  b: {type: oauth2}
                  c: {type: oauth2, flow: accessCode, authorizationUrl: https://h.test}

                """,
            lines: """
                a.yaml:7:27: warning: an OAuth 2 scheme has a `flow`, which is implicit, password, application or accessCode, not `authorizationCode`; the token is sent as a bearer token all the same [swagger.oauth-flow]
                a.yaml:8:6: warning: an OAuth 2 scheme has a `flow`, which is implicit, password, application or accessCode; the token is sent as a bearer token all the same [swagger.oauth-flow]
                a.yaml:9:27: warning: the flow `accessCode` needs a `tokenUrl`; the token is sent all the same [swagger.oauth-flow]

                """),
        Snippet(
            rule: "swagger.later-keyword",
            yaml: swaggerHead + """
                paths: {}
                securityDefinitions:
                  a: {type: http, scheme: bearer}
                definitions:
                  A: {oneOf: [{type: string}, {type: integer}]}
                  B: {type: string, nullable: true}
                  C: {type: string, const: a}

                """,
            lines: """
                a.yaml:7:13: warning: `type: http` is of OpenAPI 3: Swagger 2.0 has basic, apiKey and oauth2; it is read as OpenAPI 3 means it [swagger.later-keyword]
                a.yaml:9:7: warning: `oneOf` is a keyword of OpenAPI 3: Swagger 2.0 does not have it in a schema; it is read as OpenAPI 3 means it [swagger.later-keyword]
                a.yaml:10:21: warning: `nullable` is a keyword of OpenAPI 3: Swagger 2.0 does not have it in a schema; it is read as OpenAPI 3 means it [swagger.later-keyword]
                a.yaml:11:21: warning: `const` is a keyword of OpenAPI 3: Swagger 2.0 does not have it in a schema; it is read as OpenAPI 3 means it [swagger.later-keyword]

                """),
        Snippet(
            rule: "document.unknown-field",
            yaml: swaggerHead + """
                servers: []
                components: {}
                webhooks: {}
                extra: 1
                paths:
                  /a:
                    trace: {}
                    post:
                      requestBody: {}
                      callbacks: {}
                      parameters:
                        - {name: b, in: query, type: string, style: form, exmaple: a}
                      responses: {"200": {description: ok, content: {}, links: {}, headers: {X-A: {type: string, schema: {}}}}}
                securityDefinitions:
                  a: {type: basic, scheme: bearer, flows: {}}
                definitions:
                  A: {type: string, exmaple: a}

                """,
            lines: """
                a.yaml:5:1: warning: `servers` in a document is of OpenAPI 3; it is not read: in Swagger 2.0 `host`, `basePath` and `schemes` say where the API is served [document.unknown-field]
                a.yaml:6:1: warning: `components` in a document is of OpenAPI 3; it is not read: in Swagger 2.0 schemas stand in `definitions`, and `parameters`, `responses` and `securityDefinitions` beside it [document.unknown-field]
                a.yaml:7:1: warning: `webhooks` in a document is of OpenAPI 3; it is not read: in Swagger 2.0 there are none [document.unknown-field]
                a.yaml:8:1: warning: Swagger 2.0 has no field `extra` in a document; it is not read: check its spelling and its place [document.unknown-field]
                a.yaml:11:5: warning: `trace` in a path item is of OpenAPI 3; it is not read: in Swagger 2.0 there is no operation of that method [document.unknown-field]
                a.yaml:13:7: warning: `requestBody` in an operation is of OpenAPI 3; it is not read: in Swagger 2.0 a parameter with `in: body` is the body, or parameters with `in: formData` are its fields [document.unknown-field]
                a.yaml:14:7: warning: `callbacks` in an operation is of OpenAPI 3; it is not read: in Swagger 2.0 there are none [document.unknown-field]
                a.yaml:16:46: warning: `style` in a parameter is of OpenAPI 3; it is not read: in Swagger 2.0 `collectionFormat` says how a list is written [document.unknown-field]
                a.yaml:16:59: warning: Swagger 2.0 has no field `exmaple` in a parameter; it is not read: check its spelling and its place [document.unknown-field]
                a.yaml:17:44: warning: `content` in a response is of OpenAPI 3; it is not read: in Swagger 2.0 `schema` says what the body is, and `produces` of the operation in which media types [document.unknown-field]
                a.yaml:17:57: warning: `links` in a response is of OpenAPI 3; it is not read: in Swagger 2.0 there are none [document.unknown-field]
                a.yaml:17:98: warning: `schema` in a header is of OpenAPI 3; it is not read: in Swagger 2.0 `type`, `format` and `items` stand in the header itself [document.unknown-field]
                a.yaml:19:20: warning: `scheme` in a security scheme is of OpenAPI 3; it is not read: in Swagger 2.0 `type: basic` is the one of that kind [document.unknown-field]
                a.yaml:19:36: warning: `flows` in a security scheme is of OpenAPI 3; it is not read: in Swagger 2.0 `flow`, `authorizationUrl`, `tokenUrl` and `scopes` stand in the scheme itself [document.unknown-field]
                a.yaml:21:21: warning: Swagger 2.0 has no field `exmaple` in a schema; it is not read: check its spelling and its place [document.unknown-field]

                """),
        Snippet(
            rule: "document.unknown-field",
            yaml: """
                openapi: 3.1.0
                info: {title: T, version: "1"}
                host: h.test
                produces: []
                definitions: {}
                paths:
                  /a:
                    get:
                      consumes: []
                      schemes: []
                      parameters: [{name: a, in: query, collectionFormat: multi, type: array, schema: {type: string}}]
                      responses: {"204": {description: ok, examples: {}, headers: {X-A: {type: string, schema: {type: string}}}}}
                components: {securitySchemes: {a: {type: oauth2, flow: implicit, scopes: {}}}}

                """,
            lines: """
                a.yaml:3:1: warning: `host` in a document is of Swagger 2.0; it is not read: in OpenAPI 3 `servers` says where the API is served [document.unknown-field]
                a.yaml:4:1: warning: `produces` in a document is of Swagger 2.0; it is not read: in OpenAPI 3 the keys of a response's `content` are its media types [document.unknown-field]
                a.yaml:5:1: warning: `definitions` in a document is of Swagger 2.0; it is not read: in OpenAPI 3 schemas stand in `components.schemas` [document.unknown-field]
                a.yaml:9:7: warning: `consumes` in an operation is of Swagger 2.0; it is not read: in OpenAPI 3 the keys of `content` in `requestBody` are the media types [document.unknown-field]
                a.yaml:10:7: warning: `schemes` in an operation is of Swagger 2.0; it is not read: in OpenAPI 3 `servers` says where the operation is served [document.unknown-field]
                a.yaml:11:41: warning: `collectionFormat` in a parameter is of Swagger 2.0; it is not read: in OpenAPI 3 `style` and `explode` say how a list is written [document.unknown-field]
                a.yaml:11:66: warning: `type` in a parameter is of Swagger 2.0; it is not read: in OpenAPI 3 `schema` has it [document.unknown-field]
                a.yaml:12:44: warning: `examples` in a response is of Swagger 2.0; it is not read: in OpenAPI 3 `content` has them, below each media type [document.unknown-field]
                a.yaml:12:74: warning: `type` in a header is of Swagger 2.0; it is not read: in OpenAPI 3 `schema` has it [document.unknown-field]
                a.yaml:13:50: warning: `flow` in a security scheme is of Swagger 2.0; it is not read: in OpenAPI 3 `flows` has an entry for each flow [document.unknown-field]
                a.yaml:13:66: warning: `scopes` in a security scheme is of Swagger 2.0; it is not read: in OpenAPI 3 an entry of `flows` has them [document.unknown-field]

                """),
        Snippet(
            rule: "document.wrong-type",
            yaml: """
                openapi: 3.1.0
                info: {title: T, version: "1"}
                paths:
                  /a:
                    put: {parameters: [{name: a, in: body, schema: {type: string}}], responses: {"204": {description: ok}}}

                """,
            lines: """
                a.yaml:5:38: error: `in` of a parameter must be path, query, header or cookie, not `body`, which is of Swagger 2.0; write a `requestBody` [document.wrong-type]

                """),
        Snippet(
            rule: "document.wrong-type",
            yaml: swaggerHead + """
                paths:
                  /a:
                    put: {parameters: [{name: a, in: cookie, type: string}], responses: {"204": {description: ok}}}

                """,
            lines: """
                a.yaml:7:38: error: `in` of a parameter must be path, query, header, formData or body, not `cookie` [document.wrong-type]

                """),
        Snippet(
            rule: "document.missing-field",
            yaml: swaggerHead + """
                consumes: [application/json]
                paths:
                  /a:
                    put: {parameters: [{name: a, in: body}], responses: {"204": {description: ok}}}

                """,
            lines: """
                a.yaml:8:24: error: this body parameter needs a `schema` [document.missing-field]

                """),
        Snippet(
            rule: "document.media-type",
            yaml: swaggerHead + """
                consumes: [json]
                paths: {}

                """,
            lines: """
                a.yaml:5:12: error: `consumes` lists media types, such as `application/json`, not the value `json` [document.media-type]

                """),
        Snippet(
            rule: "reference.siblings",
            yaml: swaggerHead + """
                paths: {}
                definitions:
                  A: {type: object, properties: {b: {$ref: "#/definitions/A", description: b}}}

                """,
            lines: """
                a.yaml:7:37: note: Swagger 2.0 ignores what stands beside a `$ref`; an `allOf` around the reference would keep it [reference.siblings]

                """),
        Snippet(
            rule: "reference.unresolved",
            yaml: swaggerHead + """
                produces: [application/json]
                paths:
                  /a:
                    get:
                      parameters: [{$ref: "#/parameters/a"}]
                      responses:
                        "200": {description: ok, schema: {$ref: "#/definitions/A"}}
                        "404": {$ref: "#/responses/A"}

                """,
            lines: """
                a.yaml:9:27: error: `#/parameters/a` leads nowhere: the document has nothing there [reference.unresolved]
                a.yaml:11:49: error: `#/definitions/A` leads nowhere: the document has nothing there [reference.unresolved]
                a.yaml:12:23: error: `#/responses/A` leads nowhere: the document has nothing there [reference.unresolved]

                """),
        Snippet(
            rule: "schema.discriminator",
            yaml: swaggerHead + """
                paths: {}
                definitions:
                  A: {type: object, discriminator: kind, properties: {kind: {type: string}}}

                """,
            lines: """
                a.yaml:7:36: warning: there is no `oneOf` or `anyOf` beside this discriminator; a value is read as this schema alone, without what schemas that extend it add [schema.discriminator]

                """),
    ]

    private static let swaggerHead = """
        swagger: "2.0"
        info: {title: T, version: "1"}
        schemes: [https]
        host: h.test

        """
}
