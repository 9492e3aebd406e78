extension FindingSnippets {
    /// Security schemes and the requirements that name them.
    static let security: [Snippet] = [
        Snippet(
            rule: "security.unknown-scheme", yaml: head + "paths: {/a: {get: {security: [{k: []}], responses: {}}}}\n",
            lines: """
                a.yaml:3:32: error: `k` is not among the document's security schemes; declare it there, or correct its name [security.unknown-scheme]

                """),
        Snippet(
            rule: "security.conflicting-schemes",
            yaml: head
                + "paths: {/a: {get: {security: [{a: [], b: []}], responses: {}}}}\ncomponents: {securitySchemes: {a: {type: http, scheme: basic}, b: {type: http, scheme: bearer}}}\n",
            lines: """
                a.yaml:3:39: error: `a` and `b` are required together, and both fill the one `Authorization` header; list them as alternatives, each in an item of its own [security.conflicting-schemes]

                """),
        Snippet(
            rule: "security.not-attached",
            yaml: head
                + "paths: {/a: {get: {security: [{a: []}], responses: {}}}}\ncomponents: {securitySchemes: {a: {type: magic}, unused: {type: 7}}}\n",
            lines: """
                a.yaml:4:32: warning: the client cannot attach credentials of the security scheme `a`; an operation that needs them throws [security.not-attached]

                """),
        Snippet(
            rule: "security.not-attached",
            yaml: head
                + "paths: {/a: {get: {security: [{a: []}], responses: {}}}}\ncomponents: {securitySchemes: {a: {type: mutualTLS}}}\n",
            lines: """
                a.yaml:4:32: warning: the client cannot attach credentials of the security scheme `a`; an operation that needs them throws [security.not-attached]

                """),
        Snippet(
            rule: "security.excluded-scheme", yaml: head + "paths: {}\n",
            lines: """
                a.yaml:1:1: error: the document declares no security scheme `Admin`, so none can be excluded [security.excluded-scheme]

                """, schemes: ["Admin"]),
    ]
}
