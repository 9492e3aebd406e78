extension FindingSnippets {
    /// Servers and security of Swagger 2.0, and keywords of the one version in documents of the other.
    static let swagger: [Snippet] = [
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
                a.yaml:3:7: warning: `host` is written without a scheme: `http` belongs into `schemes`; it is read as `h.test` [swagger.server]

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
            rule: "reference.siblings",
            yaml: swaggerHead + """
                paths: {}
                definitions:
                  A: {type: object, properties: {b: {$ref: "#/definitions/A", description: b}}}

                """,
            lines: """
                a.yaml:7:37: note: Swagger 2.0 ignores the keywords beside a `$ref`; put the reference into an `allOf` to keep them [reference.siblings]

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
                a.yaml:7:36: warning: there is no `oneOf` or `anyOf` beside this discriminator; a value is read as this schema, without the properties of schemas that extend it [schema.discriminator]

                """),
    ]

    static let swaggerHead = """
        swagger: "2.0"
        info: {title: T, version: "1"}
        schemes: [https]
        host: h.test

        """
}
