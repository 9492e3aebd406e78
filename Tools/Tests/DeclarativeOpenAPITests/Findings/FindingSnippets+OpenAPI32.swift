extension FindingSnippets {
    private static let head32 = head.replacing("3.1.0", with: "3.2.0")

    /// Constructs of OpenAPI 3.2 that the output leaves out.
    static let openAPI32: [Snippet] = [
        Snippet(
            rule: "parameter.querystring",
            yaml: head32 + """
                paths: {/a: {get: {responses: {}, parameters: [
                  {name: q, in: querystring, content: {application/json: {schema: {type: object}}}}]}}}

                """,
            lines: """
                a.yaml:4:3: error: the query string `q` is no form with a schema, which is all that is written; describe its items as parameters `in: query` [parameter.querystring]

                """),
        Snippet(
            rule: "parameter.querystring",
            yaml: head32 + """
                paths: {/a: {get: {responses: {}, parameters: [
                  {name: q, in: querystring, content: {application/x-www-form-urlencoded: {schema: {type: string}}}}]}}}

                """,
            lines: """
                a.yaml:4:3: error: the query string `q` is not an object with a member for each item; describe its items as parameters `in: query` [parameter.querystring]

                """),
        Snippet(
            rule: "document.wrong-type",
            yaml: head + "paths: {/a: {get: {responses: {}, parameters: [{name: q, in: querystring}]}}}\n",
            lines: """
                a.yaml:3:62: error: `in` of a parameter must be path, query, header or cookie, not `querystring` [document.wrong-type]

                """),
        Snippet(
            rule: "document.wrong-type",
            yaml: head32 + "paths: {/a: {additionalOperations: {Get: {responses: {}}, 'A B': {responses: {}}}}}\n",
            lines: """
                a.yaml:3:37: error: `Get` is no additional method: write the operation as `get` of the path item [document.wrong-type]
                a.yaml:3:59: error: `A B` is no method: one is made of letters, digits and some signs, such as `COPY` [document.wrong-type]

                """),
        Snippet(
            rule: "document.unknown-field", yaml: head + "paths: {/a: {query: {responses: {}}}}\n",
            lines: """
                a.yaml:3:14: warning: OpenAPI has no field `query` in a path item; it is not read: check its spelling and its place [document.unknown-field]

                """),
        Snippet(
            rule: "document.not-generated",
            yaml: head32 + """
                paths: {/a: {get: {responses: {"200": {content: {text/event-stream: {
                  itemSchema: {type: object}}}}}}}}

                """,
            lines: """
                a.yaml:3:50: warning: a body of `text/event-stream` is given whole, as `Data`, when the server has ended it [response.media-type]
                a.yaml:4:3: warning: `itemSchema` is not generated: the body is returned whole, and its items have no type [document.not-generated]

                """),
        Snippet(
            rule: "document.not-generated",
            yaml: head32 + """
                paths: {/a: {post: {responses: {}, requestBody: {content: {multipart/form-data: {
                  schema: {type: object, properties: {a: {type: string}}}, prefixEncoding: [],
                  encoding: {a: {encoding: {}}}}}}}}}

                """,
            lines: """
                a.yaml:4:60: warning: `prefixEncoding` has no effect: parts are written by name, not by position [document.not-generated]
                a.yaml:5:18: warning: the encoding within a part has no effect: `a` is one text [document.not-generated]

                """),
        Snippet(
            rule: "document.not-generated",
            yaml: head32 + """
                components: {schemas: {A: {oneOf: [{$ref: "#/components/schemas/B"}, {$ref: "#/components/schemas/C"}],
                  discriminator: {propertyName: k, defaultMapping: B}},
                  B: {type: object, properties: {k: {type: string}}}, C: {type: object, properties: {k: {type: string}}}}}

                """,
            lines: """
                a.yaml:4:36: warning: `defaultMapping` is not followed: a value whose `k` names no branch is kept as JSON [document.not-generated]

                """),
        Snippet(
            rule: "parameter.style",
            yaml: head32 + """
                paths: {'/a/{b}': {get: {responses: {}, parameters: [
                  {name: c, in: cookie, style: cookie, schema: {type: string}},
                  {name: b, in: path, required: true, allowReserved: true, schema: {type: string}}]}}}

                """,
            lines: """
                a.yaml:4:3: warning: `c` is written in the style `form`, which is percent-encoded, unlike the style `cookie` [parameter.style]
                a.yaml:5:3: warning: reserved characters are percent-encoded in `b`: `allowReserved` is followed in a query alone [parameter.style]

                """),
    ]
}
