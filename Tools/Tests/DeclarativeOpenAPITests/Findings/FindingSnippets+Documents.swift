extension FindingSnippets {
    /// The document as a whole: its version, its fields and their types.
    static let documents: [Snippet] = [
        Snippet(
            rule: "document.not-openapi", yaml: "info: {title: Demo}\n",
            lines: """
                a.yaml:1:1: error: this is not an OpenAPI document: it has no `openapi` or `swagger` field that states its version [document.not-openapi]

                """),
        Snippet(
            rule: "document.not-openapi", yaml: "- openapi\n",
            lines: """
                a.yaml:1:1: error: this is not an OpenAPI document: its root is a list, not a mapping [document.not-openapi]

                """),
        Snippet(
            rule: "document.not-openapi", yaml: "just text\n",
            lines: """
                a.yaml:1:1: error: this is not an OpenAPI document: its root is the value `just text`, not a mapping [document.not-openapi]

                """),
        Snippet(
            rule: "document.version", yaml: "swagger: \"1.2\"\n",
            lines: """
                a.yaml:1:10: error: Swagger version `1.2` is not read; 2.0 is, and OpenAPI 3.0 and 3.1 [document.version]

                """),
        Snippet(
            rule: "document.version", yaml: "openapi: 4.0.0\n",
            lines: """
                a.yaml:1:10: error: OpenAPI version `4.0.0` is not read; 3.0, 3.1 and 3.2 are, and Swagger 2.0 [document.version]

                """),
        Snippet(
            rule: "document.missing-field", yaml: "openapi: 3.0.0\npaths: {}\n",
            lines: """
                a.yaml:1:1: error: this document needs an `info` with a `title` [document.missing-field]

                """),
        Snippet(
            rule: "document.wrong-type", yaml: head + "paths:\n  /a: {get: {operationId: [a], responses: []}}\n",
            lines: """
                a.yaml:4:27: error: `operationId` of an operation must be text, not a list [document.wrong-type]
                a.yaml:4:43: error: `responses` of an operation must be a mapping, not a list [document.wrong-type]

                """),
        Snippet(
            rule: "document.wrong-type", yaml: head + "paths: {a: {}}\n",
            lines: """
                a.yaml:3:9: error: a path starts with a slash: write `/a` [document.wrong-type]

                """),
        Snippet(
            rule: "document.wrong-type",
            yaml: head + "paths: {}\ncomponents: {schemas: {A: {type: text}, B: 1, C: {required: yes}}}\n",
            lines: """
                a.yaml:4:24: error: schema `A` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:34: error: `type` must be one of object, array, string, integer, number, boolean or null, not the value `text` [document.wrong-type]
                a.yaml:4:41: error: schema `B` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:44: error: a schema must be a mapping, not the value `1` [document.wrong-type]
                a.yaml:4:47: error: schema `C` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:4:61: error: `required` of a schema must be a list, not the value `yes` [document.wrong-type]

                """),
        Snippet(
            rule: "document.unknown-field",
            yaml: head + "paths: {/a: {get: {operationID: a, responses: {\"204\": {}}}}}\n",
            lines: """
                a.yaml:3:20: warning: OpenAPI has no field `operationID` in an operation; it is not read: check its spelling and its place [document.unknown-field]

                """),
        Snippet(
            rule: "document.not-generated",
            yaml: head
                + """
                paths:
                  /a:
                    put:
                      parameters: [{name: p, in: query, allowEmptyValue: true, schema: {type: string}}]
                      requestBody: {content: {application/x-www-form-urlencoded: {schema: {properties: {a: {}}}, encoding: {a: {allowReserved: true}}}}}
                      responses: {"204": {description: ok}}

                """,
            lines: """
                a.yaml:7:113: warning: `allowReserved` has no effect in a body; reserved characters of `a` are percent-encoded [document.not-generated]

                """),
        Snippet(
            rule: "document.not-carried",
            yaml: head
                + """
                paths: {/a: {get: {responses: {"204": {description: ok, links: {}}}}}}

                """,
            lines: """
                a.yaml:3:57: note: links between operations are not carried into the client [document.not-carried]

                """),
        Snippet(
            rule: "document.not-callable", yaml: head + "paths: {}\nwebhooks: {a: {}}\n",
            lines: """
                a.yaml:4:11: note: webhooks are requests that the server makes: the client reads their bodies, and sends none [document.not-callable]

                """),
        Snippet(
            rule: "document.not-callable",
            yaml: head
                + "paths: {/a: {put: {callbacks: {c: {\"{$url}\": {post: {callbacks: {}, responses: {}}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:31: note: callbacks are requests that the server makes: the client reads their bodies, and sends none [document.not-callable]
                a.yaml:3:65: note: callbacks of a callback's own request are not carried [document.not-carried]

                """),
        Snippet(
            rule: "document.media-type",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {\"text/plain, a/b\": {}, a/b; c=d: {}}}, responses: {\"200\": {content: {json: {}}}}}}}\n",
            lines: """
                a.yaml:3:44: error: `text/plain, a/b` is no media type: write a type and a subtype, such as `application/json` [document.media-type]
                a.yaml:3:113: error: `json` is no media type: write a type and a subtype, such as `application/json` [document.media-type]

                """),
        Snippet(
            rule: "document.not-carried",
            yaml: head
                + "paths: {/a: {get: {responses: {\"204\": {content: {a/b: {}, application/json: {schema: {}}}}}}}}\n",
            lines: """
                a.yaml:3:59: note: a response of this status or method has no body, so this one is not read [document.not-carried]

                """),
    ]
}
