extension FindingSnippets {
    /// Request bodies and their encodings.
    static let bodies: [Snippet] = [
        Snippet(
            rule: "body.media-type",
            yaml: head + "paths: {/a: {put: {requestBody: {content: {application/xml: {}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: warning: a body of `application/xml` is not typed; it is sent as `Data` [body.media-type]

                """),
        Snippet(
            rule: "body.media-type",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {application/soap+xml: {schema: {type: string}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: warning: a body of `application/soap+xml` is not typed; it is sent as `Data` [body.media-type]

                """),
        Snippet(
            rule: "body.media-type",
            yaml: head + "paths: {/a: {put: {requestBody: {content: {}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:33: warning: this request body has no media type, so nothing is sent; list one under `content` [body.media-type]

                """),
        Snippet(
            rule: "body.media-type",
            yaml: head + "paths: {/a: {put: {requestBody: {content: {image/*: {}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: warning: a body of `image/*` has no one media type; it is sent as `application/octet-stream` [body.media-type]

                """),
        Snippet(
            rule: "body.encoding",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {multipart/form-data: {encoding: {a: {}}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:77: warning: this encoding has no effect: multipart/form-data has no part or field `a` [body.encoding]

                """),
        Snippet(
            rule: "body.encoding",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {application/json: {schema: {properties: {a: {}}}, encoding: {a: {}}}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:105: warning: this encoding has no effect: application/json has no part or field `a` [body.encoding]

                """),
        Snippet(
            rule: "body.same",
            yaml: head
                + "paths: {/a: {put: {requestBody: {content: {application/xml: {}, application/json: {}}}, responses: {}}}}\n",
            lines: """
                a.yaml:3:44: note: `application/xml` has the same content as `application/json`, which is generated for this request body [body.same]

                """),
        Snippet(
            rule: "body.alternatives",
            yaml: head
                + "paths: {/a: {get: {responses: {\"200\": {content: {application/xml: {}, application/json: {schema: {type: object}}}}}}}}\n",
            lines: """
                a.yaml:3:50: warning: `application/xml` is not typed and not asked for; `application/json` is the one generated for this response [body.alternatives]

                """),
    ]
}
