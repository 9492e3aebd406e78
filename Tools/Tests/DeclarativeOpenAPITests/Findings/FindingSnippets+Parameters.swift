extension FindingSnippets {
    /// Parameters, path templates and slots.
    static let parameters: [Snippet] = [
        Snippet(
            rule: "parameter.duplicate",
            yaml: head
                + "paths: {/a: {get: {parameters: [{name: p, in: query, schema: {}}, {name: p, in: query, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:67: error: the query parameter `p` stands twice in one list; remove or rename one of them [parameter.duplicate]
                a.yaml:3:33: note: first listed here

                """),
        Snippet(
            rule: "parameter.style",
            yaml: head
                + """
                paths:
                  /a/{c}:
                    get:
                      parameters:
                        - {name: a, in: query, style: simple, schema: {type: string}}
                        - {name: b, in: query, schema: {type: array, items: {type: object}}}
                        - {name: c, in: path, required: true, style: matrix, schema: {properties: {d: {type: array}}}}
                        - {name: d, in: query, schema: {properties: {e: {properties: {f: {type: string}}}}}}
                        - {name: e, in: query, content: {application/xml: {schema: {type: string}}}}
                      responses: {}

                """,
            lines: """
                a.yaml:7:11: warning: a query parameter has no style `simple`; `a` is written in the style `form` [parameter.style]
                a.yaml:8:11: warning: OpenAPI does not define how nested values in `b` are written in the style `form`; it is sent as JSON text [parameter.style]
                a.yaml:9:11: warning: OpenAPI does not define how nested values in `c` are written in the style `matrix`; it is sent as JSON text [parameter.style]
                a.yaml:10:11: warning: OpenAPI does not define how nested values in `d` are written in the style `form`; nested members are named with brackets [parameter.style]
                a.yaml:11:42: warning: the client does not write parameters of the media type `application/xml`; `e` is a string that the caller writes [parameter.style]

                """),
        Snippet(
            rule: "parameter.not-carried",
            yaml: head
                + "paths: {/a: {get: {parameters: [{name: p, in: query, allowEmptyValue: true, schema: {type: integer}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:71: note: an empty `p` cannot be sent: its type has no empty value [parameter.not-carried]

                """),
        Snippet(
            rule: "schema.untyped",
            yaml: head + "paths: {/a: {get: {parameters: [{name: p, in: query}], responses: {}}}}\n",
            lines: """
                a.yaml:3:33: warning: parameter `p` has neither a schema nor a media type with one; it is taken as text [schema.untyped]

                """),
        Snippet(
            rule: "parameter.unused-slot", yaml: head + "paths: {}\n",
            lines: """
                a.yaml:1:1: error: no operation has a query parameter `time`, so it cannot be a slot [parameter.unused-slot]

                """, slots: ["time"]),
        Snippet(
            rule: "parameter.unused-slot", yaml: head + "paths: {}\n",
            lines: """
                backend.yaml:1:9: error: no operation has a query parameter `time`, so it cannot be a slot [parameter.unused-slot]

                """, configuration: "slots: [time]\n"),
        Snippet(
            rule: "path.undeclared-parameter", yaml: head + "paths: {\"/a/{b}\": {get: {responses: {}}}}\n",
            lines: """
                a.yaml:3:20: warning: the path `/a/{b}` has a parameter `b` that is not declared; it is taken as a string [path.undeclared-parameter]

                """),
        Snippet(
            rule: "path.undeclared-parameter", yaml: head + "paths: {\"/a/{b}/c/{b}\": {get: {responses: {}}}}\n",
            lines: """
                a.yaml:3:26: warning: the path `/a/{b}/c/{b}` has a parameter `b` that is not declared; it is taken as a string [path.undeclared-parameter]

                """),
        Snippet(
            rule: "path.unused-parameter",
            yaml: head
                + "paths: {/a: {get: {parameters: [{name: b, in: path, required: true, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:33: warning: the path has no `{b}`; the parameter is left out [path.unused-parameter]

                """),
        Snippet(
            rule: "path.optional-parameter",
            yaml: head
                + "paths: {\"/a/{b}\": {get: {parameters: [{name: b, in: path, required: false, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:39: warning: path parameter `b` cannot be optional, since its path has no other form; it is required [path.optional-parameter]

                """),
        Snippet(
            rule: "path.malformed", yaml: head + "paths: {\"/a/{b\": {get: {responses: {}}}}\n",
            lines: """
                a.yaml:3:9: error: the braces of the path `/a/{b` do not pair; write each parameter as `{name}` [path.malformed]

                """),
        Snippet(
            rule: "parameter.reserved-header",
            yaml: head + "paths: {/a: {get: {parameters: [{name: Accept, in: header, schema: {}}], responses: {}}}}\n",
            lines: """
                a.yaml:3:33: note: OpenAPI ignores a header parameter named `Accept`; the request sets that header itself [parameter.reserved-header]

                """),
    ]
}
