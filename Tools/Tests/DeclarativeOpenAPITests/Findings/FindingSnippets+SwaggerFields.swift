extension FindingSnippets {
    /// Fields that Swagger 2.0 does not know, or that hold another kind of value.
    static let swaggerFields: [Snippet] = [
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
    ]
}
