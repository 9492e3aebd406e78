import Testing

@testable import Workspace

/// Backends whose document has several files.
@Suite struct ManyFilesTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() async throws {
        repository = try MiniatureRepository()
        try folder.write(
            "openapi: 3.0.3\ninfo: {title: Tiny, version: '1'}\npaths: {$ref: tiny/paths.yaml}\n", to: "Specs/Tiny.yaml"
        )
        try folder.write(
            "/ping: {get: {operationId: ping, responses: {'204': {description: d}}}}\n", to: "Specs/tiny/paths.yaml")
    }

    @Test func everyFileOfADocumentIsWatched() async throws {
        #expect(try await repository.regenerate().code == .success)
        #expect(try await repository.check() == [])
        try folder.write(
            "/ping: {get: {operationId: ping, responses: {'205': {description: d}}}}\n", to: "Specs/tiny/paths.yaml")
        let drift = try await repository.check()
        #expect(
            drift == [
                "Specs/Tiny.yaml: error: it or a file that it refers to changed since Tiny was generated from it [drift.spec]",
                "Backends/Tiny/OPERATIONS.md: error: is older than its document or its options [drift.outdated]",
                "Backends/Tiny/Sources/TinyAPI/Generated/Tiny.generated.swift: error: is older than its document or its options [drift.outdated]",
                "Backends/Tiny/backend.lock: error: does not record the generated files [drift.lock]",
            ])
        try folder.write("/ping: [\n", to: "Specs/tiny/paths.yaml")
        #expect(
            try await repository.check() == [
                "Specs/tiny/paths.yaml:1:8: error: this '[' is never closed [yaml.syntax]",
                "Specs/Tiny.yaml:3:15: note: referred to from here",
            ])
    }

    @Test func aNewBackendTakesAllFilesAlong() async throws {
        try folder.write(
            "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {/a: {$ref: paths/a.yaml}}\n",
            to: "elsewhere/openapi.yaml")
        try folder.write(
            "get: {operationId: getA, responses: {'204': {description: d}}}\n", to: "elsewhere/paths/a.yaml")
        try folder.write("unused\n", to: "elsewhere/paths/b.yaml")
        let before = Set(try folder.contents().keys)
        let outcome = try New.run(
            repository.tree, NewBackend(name: "WebShop", spec: folder.path("elsewhere/openapi.yaml")))
        #expect(
            outcome.lines.last
                == "Next: ./workspace test WebShop. Say in Specs/README.md where Specs/web-shop/openapi.yaml is from.")
        let made = Set(try folder.contents().keys).subtracting(before).filter { $0.hasPrefix("Specs/") }.sorted()
        #expect(made == ["Specs/web-shop/openapi.yaml", "Specs/web-shop/paths/a.yaml"])
        #expect(try folder.text("Backends/WebShop/backend.yaml").contains("spec: Specs/web-shop/openapi.yaml\n"))
        let drift = try await repository.check("WebShop")
        #expect(drift == [])
    }
}
