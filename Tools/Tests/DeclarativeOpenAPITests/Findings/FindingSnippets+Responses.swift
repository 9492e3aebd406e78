extension FindingSnippets {
    /// Responses, their headers, webhooks and callbacks.
    static let responses: [Snippet] = [
        Snippet(
            rule: "response.media-type",
            yaml: head
                + "paths: {/a: {get: {responses: {\"200\": {content: {text/event-stream: {}, application/xml: {schema: {type: object}}}}}}}}\n",
            lines: """
                a.yaml:3:50: warning: a body of `text/event-stream` is given whole, as `Data`, when the server has ended it [response.media-type]
                a.yaml:3:73: warning: a body of `application/xml` is not typed; it is given as `Data` [response.media-type]

                """),
        Snippet(
            rule: "response.headers",
            yaml: head + "paths: {/a: {get: {responses: {\"200\": {headers: {x-next: {schema: {type: object}}}}}}}}\n",
            lines: """
                a.yaml:3:50: warning: the header `x-next` is read as text: only plain values and lists of them are read as more [response.headers]

                """),
        Snippet(
            rule: "response.duplicate-status",
            yaml: head + "paths: {/a: {get: {responses: {\"4XX\": {}, \"4xx\": {}}}}}\n",
            lines: """
                a.yaml:3:43: error: `4xx` is the status of another response of this operation; remove one of them [response.duplicate-status]
                a.yaml:3:32: note: first listed here

                """),
        Snippet(
            rule: "event.media-type",
            yaml: head + "webhooks: {a: {post: {requestBody: {content: {text/plain: {}}}}}}\n",
            lines: """
                a.yaml:3:11: note: webhooks are requests that the server makes: the client reads their bodies, and sends none [document.not-callable]
                a.yaml:3:47: warning: the body of this event is not JSON; no type is generated for it [event.media-type]

                """),
        Snippet(
            rule: "response.status", yaml: head + "paths: {/a: {get: {responses: {\"0404\": {}}}}}\n",
            lines: """
                a.yaml:3:32: error: `0404` is no status of three digits, no range such as `2XX`, and not `default` [response.status]

                """),
    ]
}
