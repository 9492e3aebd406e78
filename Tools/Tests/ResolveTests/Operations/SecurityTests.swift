import Resolve
import Testing

/// Security schemes and requirements: and, or, optional.
@Suite struct SecurityTests {
    private static let secured = paths(
        """
        /inherited: {get: {operationId: a, responses: {"204": {}}}}
        /and: {get: {operationId: b, security: [{key: [], token: []}], responses: {"204": {}}}}
        /or: {get: {operationId: c, security: [{cookie: []}, {name: []}], responses: {"204": {}}}}
        /optional: {get: {operationId: d, security: [{grant: [read, write]}, {}], responses: {"204": {}}}}
        /anyone: {get: {operationId: e, security: [], responses: {"204": {}}}}
        """,
        components: """
            securitySchemes:
              key: {type: apiKey, in: query, name: api_key, description: Who asks.}
              cookie: {type: apiKey, in: cookie, name: session}
              token: {type: http, scheme: bearer}
              name: {type: http, scheme: Basic}
              digest: {type: http, scheme: digest}
              grant: {type: oauth2, flows: {clientCredentials: {tokenUrl: "https://x.test/token", scopes: {read: r, write: w}}}}
            """,
        more: "security: [{token: []}]")

    @Test func ofOperations() {
        expect(
            .operations,
            of: Self.secured,
            is: """
                b: GET /and
                  → nothing of 204
                  security key and token
                e: GET /anyone
                  → nothing of 204
                a: GET /inherited
                  → nothing of 204
                  security token
                d: GET /optional
                  → nothing of 204
                  security grant(read write), or nothing
                c: GET /or
                  → nothing of 204
                  security cookie, or name
                """)
    }

    @Test func schemesThatOperationsRequire() {
        expect(
            .security,
            of: Self.secured,
            is: """
                cookie: key "session" in cookie, needsCookie, MissingCookie
                grant: bearer, needsGrant, MissingGrant
                key: key "api_key" in query, needsKey, MissingKey // Who asks.
                name: basic, needsName, MissingName
                token: bearer, needsToken, MissingToken
                """)
    }

    @Test func excludedSchemesTakeTheirOperationsWithThem() {
        expect(
            .operations,
            of: Self.secured,
            options: ResolveOptions(excludedSchemes: ["token", "grant"]),
            is: """
                e: GET /anyone
                  → nothing of 204
                d: GET /optional
                  → nothing of 204
                  security nothing
                c: GET /or
                  → nothing of 204
                  security cookie, or name
                """)
    }

    @Test func thatCannotBeAttached() {
        expect(
            .security,
            of: paths(
                """
                /a: {get: {operationId: a, security: [{tls: []}], responses: {"204": {}}}}
                """,
                components: "securitySchemes: {tls: {type: mutualTLS}}"),
            finding: """
                a.yaml:6:21: warning: the client cannot attach credentials of the security scheme `tls`; an operation that needs them throws [security.not-attached]

                """,
            is: """
                tls: not attached, needsTls, MissingTls
                """)
    }
}
