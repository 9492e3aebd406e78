import Foundation
import Testing

@testable import Workspace

/// Wirings and tests for documents with security schemes, and for unusual documents.
@Suite struct NewCredentialsTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() throws { repository = try MiniatureRepository() }

    private func new(_ operations: String, schemes: String, title: String = "Shop") throws {
        let document = """
            openapi: 3.1.0
            info: {title: \(title), version: "1"}
            servers: [{url: "https://shop.example"}]
            paths:
            \(operations)
            components:
              securitySchemes:
            \(schemes)

            """
        try folder.write(document, to: "shop.yaml")
        let outcome = try New.run(repository.tree, NewBackend(name: "Shop", spec: folder.path("shop.yaml")))
        #expect(outcome.code == .success)
    }

    private var wiring: String {
        get throws { try folder.text("Backends/Shop/Sources/ShopAPI/ShopWiring.swift") }
    }

    private var test: String {
        get throws { try folder.text("Backends/Shop/Tests/ShopAPITests/RequestTests.swift") }
    }

    @Test func eachSchemeIsAnOptionalParameter() throws {
        try new(
            """
              /items:
                get:
                  security: [{key: [], login: []}, {token: []}]
                  responses: {"204": {description: none}}
            """,
            schemes: """
                    key: {type: apiKey, in: query, name: "api key"}
                    login: {type: http, scheme: basic}
                    token: {type: http, scheme: bearer}
                """)
        #expect(
            try wiring.contains(
                """
                    public init(
                        baseURL: URL,
                        key: String? = nil,
                        login: (username: String, password: String)? = nil,
                        token: String? = nil,
                        transport: @escaping Transport = URLSessionTransport(configuration: .default).transport
                    ) {
                        self.baseURL = baseURL
                        execution = NetworkExecution(
                            request: { operation in
                                try Shop.authorized(operation, key: key, login: login, token: token).base(baseURL).request()
                            },
                """))
        #expect(
            try test.contains(
                """
                        let client = ShopClient(
                            baseURL: URL(string: "https://api.test/v1")!,
                            key: "secret",
                            login: (username: "user", password: "secret"),
                            token: "secret"
                        ) { request in
                            #expect(request.httpMethod == "GET")
                            #expect(request.url?.absoluteString == "https://api.test/v1/items?api%20key=secret")
                            #expect(request.value(forHTTPHeaderField: "Authorization") == "Basic dXNlcjpzZWNyZXQ=")
                            let response = HTTPURLResponse(
                                url: request.url!, statusCode: 204, httpVersion: nil, headerFields: nil)!
                """))
        #expect(
            try folder.text("Backends/Shop/README.md").contains(
                """
                let client = ShopClient(
                    baseURL: Shop.defaultBaseURL,
                    key: "…",
                    login: (username: "…", password: "…"),
                    token: "…"
                )
                try await client.api.getItems()
                """))
    }

    @Test func schemesWithTheWiringsOwnNames() throws {
        try new(
            """
              /items:
                get: {security: [{baseURL: []}, {transport: []}, {inout: []}], responses: {"204": {description: none}}}
            """,
            schemes: """
                    baseURL: {type: http, scheme: bearer}
                    transport: {type: http, scheme: bearer}
                    inout: {type: http, scheme: bearer}
                """)
        #expect(
            try wiring.contains(
                """
                    public init(
                        baseURL: URL,
                        baseURLCredential: String? = nil,
                        `inout`: String? = nil,
                        transportCredential: String? = nil,
                        transport: @escaping Transport = URLSessionTransport(configuration: .default).transport
                    ) {
                """))
        #expect(
            try wiring.contains(
                """
                                try Shop.authorized(
                                    operation,
                                    baseURL: baseURLCredential,
                                    `inout`: `inout`,
                                    transport: transportCredential
                                )
                                .base(baseURL).request()
                """))
    }

    @Test func aDocumentThatIsCalledAsTheClient() throws {
        try new(
            """
              /items:
                get: {responses: {"204": {description: none}}}
            """, schemes: "    key: {type: apiKey, in: header, name: X-Key}", title: "Shop Client")
        #expect(try wiring.contains("public nonisolated struct ShopWiring: Sendable {"))
        #expect(try test.contains("let operation = ShopClient.Operation.getItems\n"))
    }

    @Test func valuesAreMadeUpByType() throws {
        try new(
            """
              /items/{kind}/{at}:
                post:
                  operationId: add
                  parameters:
                    - {name: kind, in: path, required: true, schema: {type: string, enum: ["", "a/b", c]}}
                    - {name: at, in: path, required: true, schema: {type: string, format: date-time}}
                    - {name: ids, in: query, required: true, schema: {type: array, items: {type: integer}}}
                  requestBody:
                    required: true
                    content:
                      application/json:
                        schema:
                          type: object
                          required: [on, inner]
                          properties:
                            on: {type: boolean}
                            off: {type: boolean}
                            inner: {type: object, required: [day], properties: {day: {type: string, format: date}}}
                  responses: {"2XX": {description: OK}}
            """, schemes: "    key: {type: apiKey, in: header, name: X-Key}")
        #expect(
            try test.contains(
                """
                        let operation = Shop.Operation.add(
                            kind: .aB,
                            at: Date(timeIntervalSince1970: 0),
                            ids: [1],
                            body: .init(on: true, inner: .init(day: CalendarDate("2024-02-29")!))
                        )
                """))
        #expect(
            try test.contains(#""https://api.test/v1/items/a%2Fb/1970-01-01T00%3A00%3A00Z?ids=1")"#))
        #expect(try test.contains("statusCode: 200"))
    }

    /// A list in one query item has a style; an operation without it is simpler.
    @Test func valuesInAStyleOfTheirOwn() throws {
        let styled = """
              /items:
                get:
                  operationId: list
                  parameters:
                    - {name: ids, in: query, required: true, explode: false, schema: {type: array, items: {type: integer}}}
                  responses: {"204": {description: none}}
            """
        let plain = """
              /other:
                post:
                  operationId: other
                  requestBody: {required: true, content: {application/json: {schema: {type: string}}}}
                  responses: {"204": {description: none}}
            """
        let schemes = "    key: {type: apiKey, in: header, name: X-Key}"
        try new(styled, schemes: schemes)
        #expect(try test.contains("let operation = Shop.Operation.list(ids: [1])\n"))
        #expect(try test.contains(#"#expect(request.httpMethod == "GET")"#))
        #expect(try !test.contains("absoluteString"))

        try folder.remove("Backends/Shop")
        try folder.remove("Specs/shop.yaml")
        try new(styled + "\n" + plain, schemes: schemes)
        #expect(try test.contains(#"let operation = Shop.Operation.other(body: "example")"#))
        #expect(try test.contains(#""https://api.test/v1/other")"#))
    }

    @Test func whereNoRequestCanBeMade() throws {
        try new(
            """
              /items:
                get: {security: [{certificate: []}], responses: {"204": {description: none}}}
            """, schemes: "    certificate: {type: mutualTLS}")
        #expect(try wiring.contains("try Shop.authorized(operation).base(baseURL).request()"))
        #expect(
            try test.contains(
                """
                    @Test func theClientKnowsWhereTheBackendRuns() {
                        let client = ShopClient(baseURL: URL(string: "https://api.test/v1")!) { _ in throw CancellationError() }
                        #expect(client.baseURL.absoluteString == "https://api.test/v1")
                    }
                """))
    }
}
