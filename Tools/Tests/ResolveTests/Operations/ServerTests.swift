import Testing

/// Servers of the document and of single operations.
@Suite struct ServerTests {
    private static let served = paths(
        """
        /a: {get: {operationId: a, responses: {"204": {}}}}
        """,
        more: """
            servers:
              - {url: "https://{region}.x.test:{port}/v1", description: The live one., variables: {region: {default: eu, enum: [eu, us-east], description: Where.}, port: {default: "443"}}}
              - {url: "https://y.test/"}
            """)

    @Test func withVariables() {
        expect(
            .servers,
            of: Self.served,
            is: """
                https://{region}.x.test:{port}/v1, by default https://eu.x.test:443/v1 // The live one.
                  region: ServerRegion, default eu // Where.
                  port: string, default 443
                """)
    }

    @Test func typesOfVariables() {
        expect(
            .models,
            of: Self.served,
            is: """
                enum ServerRegion of string, closed: eu, usEast "us-east" // Where.
                """)
    }

    @Test func ofSingleOperations() {
        expect(
            .operations,
            of: paths(
                """
                /a: {get: {operationId: a, servers: [{url: "https://files.test"}], responses: {"204": {}}}}
                /b: {servers: [{url: "https://x.test"}], get: {operationId: b, responses: {"204": {}}}}
                """,
                more: "servers: [{url: \"https://x.test\"}]"),
            finding: """
                a.yaml:5:46: note: `https://files.test` serves operations that the API's server does not; a wiring finds it with `ownBaseURL(of:)` [server.own]

                """,
            is: """
                a: GET /a
                  → nothing of 204
                  server https://files.test
                b: GET /b
                  → nothing of 204
                """)
    }
}
