import Foundation
import Testing
import YAML

@testable import Workspace

/// `new` in a small repository: all files, with the exact text of those that people read.
@Suite struct NewTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() async throws {
        repository = try MiniatureRepository()
        _ = try await repository.regenerate()
        try folder.write(Self.document, to: "elsewhere/published.yaml")
    }

    private static let document = """
        openapi: 3.0.3
        info: {title: The Shop API, version: "1"}
        paths:
          /items/{item}:
            get:
              operationId: getItem
              parameters:
                - {name: item, in: path, required: true, schema: {type: string}}
                - {name: page, in: query, schema: {type: integer}}
              responses:
                "200": {description: OK, content: {application/json: {schema: {type: string}}}}
          /items:
            post:
              operationId: addItem
              requestBody: {required: true, content: {application/json: {schema: {type: string}}}}
              responses:
                "201": {description: Created}

        """

    private func new(_ name: String = "WebShop", spec: String = "elsewhere/published.yaml") throws -> Outcome {
        try New.run(repository.tree, NewBackend(name: name, spec: folder.path(spec)))
    }

    @Test func aDocumentBecomesABackend() async throws {
        let before = Set(try folder.contents().keys)
        let outcome = try new()
        #expect(outcome.code == .success)
        #expect(
            outcome.lines == [
                "WebShop: 2 operations, 0 models, 0 warnings, 9 files made",
                "Next: ./workspace test WebShop. Say in Specs/README.md where Specs/web-shop.yaml is from.",
            ])
        #expect(
            Set(try folder.contents().keys).subtracting(before) == [
                "Specs/web-shop.yaml", "Backends/WebShop/backend.yaml", "Backends/WebShop/backend.lock",
                "Backends/WebShop/Package.swift", "Backends/WebShop/README.md", "Backends/WebShop/CHANGELOG.md",
                "Backends/WebShop/OPERATIONS.md", "Backends/WebShop/Sources/WebShopAPI/WebShopWiring.swift",
                "Backends/WebShop/Sources/WebShopAPI/Generated/TheShopAPI.generated.swift",
                "Backends/WebShop/Tests/WebShopAPITests/RequestTests.swift",
            ])
        #expect(try folder.text("Specs/web-shop.yaml") == Self.document)
        #expect(
            try folder.text("Backends/WebShop/backend.yaml") == """
                # yaml-language-server: $schema=../../Documentation/backend.schema.json
                name: WebShop
                module: WebShopAPI
                spec: Specs/web-shop.yaml
                version: 0.1.0

                """)
        #expect(try folder.text("Package.swift").contains(#".library(name: "WebShopAPI", targets: ["WebShopAPI"])"#))
        #expect(!folder.exists(".build"))
        #expect(try await repository.check() == [])
    }

    @Test func theWiringOfAPublicAPI() throws {
        _ = try new()
        #expect(
            try folder.text("Backends/WebShop/Sources/WebShopAPI/WebShopWiring.swift") == """
                import DeclarativeOpenAPIRuntime
                import DeclarativeRequests
                import Foundation

                #if canImport(FoundationNetworking)
                    import FoundationNetworking
                #endif

                /// WebShop, wired: the hand-written part, which says where the backend runs and how it is reached.
                ///
                /// Make one and keep it: a client holds a closure for each operation, and its transport holds a session.
                public nonisolated struct WebShopClient: Sendable {
                    /// The base URL of the backend; the path of an operation is appended to it.
                    public let baseURL: URL
                    /// From an operation to the body of its success: request, transport, status gate.
                    public let execution: NetworkExecution<TheShopAPI.Operation>
                    /// The backend as a value, made once.
                    public let api: TheShopAPI.Client

                    /// A client of the backend at `baseURL` that sends its requests with `transport`, by default over a URL session of
                    /// its own.
                    public init(baseURL: URL, transport: @escaping Transport = URLSessionTransport(configuration: .default).transport) {
                        self.baseURL = baseURL
                        execution = NetworkExecution(
                            request: { operation in try operation.base(baseURL).request() },
                            transport: transport,
                            successStatuses: TheShopAPI.Responses.successStatuses)
                        api = .wired(execute: execution.execute) { _ in JSONDecoder() }
                    }
                }

                """)
    }

    @Test func theTestStatesTheSimplestRequest() throws {
        _ = try new()
        #expect(
            try folder.text("Backends/WebShop/Tests/WebShopAPITests/RequestTests.swift") == """
                import DeclarativeOpenAPIRuntime
                import Foundation
                import Testing
                import WebShopAPI

                #if canImport(FoundationNetworking)
                    import FoundationNetworking
                #endif

                /// Checks a request with a transport that does not use the network.
                @Suite struct RequestTests {
                    @Test func theSimplestRequest() async throws {
                        let operation = TheShopAPI.Operation.getItem(item: "example", page: nil)
                        let client = WebShopClient(baseURL: URL(string: "https://api.test/v1")!) { request in
                            #expect(request.httpMethod == "GET")
                            #expect(request.url?.absoluteString == "https://api.test/v1/items/example")
                            let response = HTTPURLResponse(
                                url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
                            return (Data("answer".utf8), response)
                        }
                        #expect(try await client.execution.execute(operation) == Data("answer".utf8))
                    }
                }

                """)
    }

    @Test func thePages() throws {
        _ = try new()
        #expect(
            try folder.text("Backends/WebShop/README.md") == """
                # WebShop

                The Shop API as a Swift value: product `WebShopAPI`.

                ```swift
                let client = WebShopClient(baseURL: URL(string: "https://api.example")!)
                let result = try await client.api.getItem(item: "example")
                ```

                Make one `WebShopClient` and keep it; its `api` is a plain struct of typed closures that you may replace one by one.
                A status that the document does not call a success arrives as one `ResponseError`, whole.

                Facts: [`Specs/web-shop.yaml`](../../Specs/web-shop.yaml). Operations: [`OPERATIONS.md`](OPERATIONS.md). Tests:
                `./workspace test WebShop`.

                """)
        #expect(
            try folder.text("Backends/WebShop/CHANGELOG.md") == """
                # Changelog of WebShopAPI

                Versions are semantic; what counts is what an app that uses `WebShopAPI` can see.

                ## 0.1.0

                - `TheShopAPI`: the operations of the document, its schemas, success statuses and the client of typed closures.
                - `WebShopClient`: the wiring, over a URL session of its own or any transport.

                """)
    }

    @Test func aDocumentInSpecsIsUsedWhereItIs() async throws {
        try folder.write(Self.document, to: "Specs/shops/Shop One.yaml")
        let before = Set(try folder.contents().keys)
        let outcome = try new("Shop", spec: "Specs/shops/Shop One.yaml")
        #expect(outcome.lines.last == "Next: ./workspace test Shop.")
        #expect(try folder.text("Backends/Shop/backend.yaml").contains("\nspec: \"Specs/shops/Shop One.yaml\"\n"))
        #expect(
            Set(try folder.contents().keys).subtracting(before).allSatisfy { $0.hasPrefix("Backends/Shop/") })
        #expect(try await repository.check() == [])
    }

    @Test func whatIsAskedOfTheGeneratorIsKept() async throws {
        let page = "        - {name: page, in: query, schema: {type: integer}}\n"
        let document = Self.document.replacingOccurrences(of: page, with: page + page)
        let schemes = "components: {securitySchemes: {an admin: {type: http, scheme: bearer}}}\n"
        try folder.write(document + schemes, to: "elsewhere/published.yaml")
        let outcome = try New.run(
            repository.tree,
            NewBackend(
                name: "Shop", spec: folder.path("elsewhere/published.yaml"), module: "Store", enumName: "Goods",
                excludedSchemes: ["an admin"], allowedRules: ["parameter.duplicate"]))
        #expect(outcome.code == .success)
        #expect(outcome.lines.first == "Shop: 1 operation, 0 models, 1 warning, 9 files made")
        #expect(
            try folder.text("Backends/Shop/backend.yaml") == """
                # yaml-language-server: $schema=../../Documentation/backend.schema.json
                name: Shop
                module: Store
                spec: Specs/shop.yaml
                version: 0.1.0
                enumName: Goods
                excludeSchemes: ["an admin"]
                allow: [parameter.duplicate]

                """)
        #expect(folder.exists("Backends/Shop/Sources/Store/Generated/Goods.generated.swift"))
        #expect(folder.exists("Backends/Shop/Tests/StoreTests/RequestTests.swift"))
        #expect(try await repository.check() == [])
    }

    @Test func furtherKeysAreThereFromTheStart() async throws {
        let settings = SourceFile(
            name: "keys.yaml",
            text: """
                # yaml-language-server: $schema=backend.schema.json
                # Reading only.
                enumName: Goods
                include: {operations: [getItem]}
                names: {operations: {getItem: item}}
                """)
        let outcome = try New.run(
            repository.tree,
            NewBackend(name: "Shop", spec: folder.path("elsewhere/published.yaml"), settings: settings))
        #expect(outcome.code == .success)
        #expect(outcome.lines.first == "Shop: 1 operation, 0 models, 0 warnings, 9 files made")
        #expect(
            try folder.text("Backends/Shop/backend.yaml") == """
                # yaml-language-server: $schema=../../Documentation/backend.schema.json
                name: Shop
                module: ShopAPI
                spec: Specs/shop.yaml
                version: 0.1.0
                # Reading only.
                enumName: Goods
                include: {operations: [getItem]}
                names: {operations: {getItem: item}}

                """)
        let test = try folder.text("Backends/Shop/Tests/ShopAPITests/RequestTests.swift")
        #expect(test.contains("let operation = Goods.Operation.item(item: "))
        #expect(try await repository.check() == [])
    }

    @Test(
        arguments: [
            (
                "version: 2.0.0",
                "1:10: error: version is written by `new`; remove it from this file [backend.value]"
            ),
            ("nmaes: {}", "1:1: error: nmaes is not a key of a backend.yaml; did you mean names? [backend.key]"),
        ])
    func furtherKeysThatCannotBe(text: String, findings: String) throws {
        let before = try folder.contents()
        let outcome = try New.run(
            repository.tree,
            NewBackend(
                name: "Shop", spec: folder.path("elsewhere/published.yaml"),
                settings: SourceFile(name: "keys.yaml", text: text)))
        #expect(outcome.code == .failure)
        #expect(outcome.findings(showingLines: false) == "keys.yaml:\(findings)\n")
        #expect(try folder.contents() == before)
    }

    @Test(
        arguments: [
            ("Uspto", "uspto"), ("SupabaseAuth", "supabase-auth"), ("HTTPBin2", "http-bin2"), ("my_shop", "my-shop"),
            ("ABC", "abc"), ("_Odd__Name_", "odd-name"),
        ])
    func kebabCase(name: String, kebab: String) {
        #expect(SpecPlace.kebab(name) == kebab)
    }
}
