extension FindingSnippets {
    /// Servers of the API and of single operations.
    static let servers: [Snippet] = [
        Snippet(
            rule: "server.own",
            yaml: head
                + """
                servers: [{url: https://a.test}]
                paths:
                  /a:
                    servers: [{url: https://b.test}]
                    get: {responses: {"204": {}}}
                    put: {responses: {"204": {}}}

                """,
            lines: """
                a.yaml:6:21: note: `https://b.test` serves operations that the API's server does not; a wiring finds it with `ownBaseURL(of:)` [server.own]

                """),
        Snippet(
            rule: "server.not-absolute",
            yaml: head + "paths: {/a: {get: {servers: [{url: /v2}], responses: {\"204\": {}}}}}\n",
            lines: """
                a.yaml:3:36: warning: `/v2` is not an absolute URL; its operations are sent to the API's base URL [server.not-absolute]

                """),
        Snippet(
            rule: "server.not-absolute", yaml: head + "servers: [{url: /v1}]\npaths: {}\n",
            lines: """
                a.yaml:3:17: warning: `/v1` is no absolute URL, so there is no `defaultBaseURL`; the wiring states one [server.not-absolute]

                """),
    ]
}
