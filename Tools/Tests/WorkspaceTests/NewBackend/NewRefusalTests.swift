import Foundation
import Testing

@testable import Workspace

/// `new` names what prevents it, and changes nothing in the repository.
@Suite struct NewRefusalTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() async throws {
        repository = try MiniatureRepository()
        _ = try await repository.regenerate()
        try folder.write(MiniatureRepository.document(title: "Shop"), to: "elsewhere/shop.yaml")
    }

    /// Every path, folders included, and every byte.
    private func everything() throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try folder.contents().merging(paths.map { ($0, Data()) }) { bytes, _ in bytes }
    }

    private func refusal(
        _ name: String, module: String? = nil, spec: String = "elsewhere/shop.yaml"
    ) throws -> String {
        let before = try everything()
        let new = NewBackend(name: name, spec: folder.path(spec), module: module)
        let error = #expect(throws: (any Error).self) { try New.run(repository.tree, new) }
        #expect(try everything() == before)
        return error.map { "\($0)" } ?? ""
    }

    @Test(
        arguments: [
            ("", "the name of a backend must be a Swift identifier of ASCII letters, digits and _; this is "),
            ("1st", "the name of a backend must be a Swift identifier of ASCII letters, digits and _; this is 1st"),
            ("_", "the name of a backend must be a Swift identifier of ASCII letters, digits and _; this is _"),
            (
                "My-Shop",
                "the name of a backend must be a Swift identifier of ASCII letters, digits and _; this is My-Shop"
            ),
            ("../Up", "the name of a backend must be a Swift identifier of ASCII letters, digits and _; this is ../Up"),
            ("Café", "the name of a backend must be a Swift identifier of ASCII letters, digits and _; this is Café"),
            ("Tiny", "Tiny is a backend already"),
            ("TINY", "TINY differs only by case from Tiny, which is a backend already"),
            (
                "runtime",
                "runtime differs only by case from Runtime, which cannot be the name of a backend: commands use it "
                    + "for something else"
            ),
        ])
    func names(name: String, sentence: String) throws {
        #expect(try refusal(name) == sentence)
    }

    @Test(
        arguments: [
            ("a b", "the name of a module must be a Swift identifier of ASCII letters, digits and _; this is a b"),
            ("TinyAPI", "TinyAPI is a module already"),
            ("tinyapi", "tinyapi differs only by case from TinyAPI, which is a module already"),
            ("foundation", "foundation differs only by case from Foundation, which is a module already"),
            ("DeclarativeRequests", "DeclarativeRequests is a module already"),
        ])
    func modules(module: String, sentence: String) throws {
        #expect(try refusal("Shop", module: module) == sentence)
    }

    @Test func aFolderWithoutABackend() throws {
        try folder.write("", to: "Backends/shop/notes")
        #expect(try refusal("Shop") == "Shop differs only by case from shop, which is a folder of Backends already")
    }

    @Test func aDocumentOfThatName() throws {
        try folder.write("", to: "Specs/Shop.yaml")
        #expect(
            try refusal("Shop")
                == "shop.yaml differs only by case from Shop.yaml, which is in Specs already; to use it, give its path "
                + "with --spec")
    }

    @Test func aFileThatIsNoDocument() throws {
        try folder.write("", to: "elsewhere/shop.txt")
        #expect(
            try refusal("Shop", spec: "elsewhere/shop.txt")
                == "the name of a document ends with .yaml, .yml or .json; this is \(folder.path)/elsewhere/shop.txt")
    }

    @Test func aDocumentThatIsNotThere() throws {
        #expect(try refusal("Shop", spec: "none.yaml").contains("none.yaml"))
    }

    @Test func aDocumentWithoutOperations() throws {
        try folder.write("openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\n", to: "empty.yaml")
        #expect(
            try refusal("Shop", spec: "empty.yaml")
                == "\(folder.path)/empty.yaml has no operation that a client can call, so it needs no backend")
    }

    @Test func aDocumentThatTheGeneratorRefuses() throws {
        let document = MiniatureRepository.document(title: "Shop").replacingOccurrences(of: "/ping:", with: "/{ping:")
        try folder.write(document, to: "elsewhere/shop.yaml")
        let before = try everything()
        let outcome = try New.run(
            repository.tree, NewBackend(name: "Shop", spec: folder.path("elsewhere/shop.yaml")))
        #expect(outcome.code == .failure)
        #expect(outcome.lines == ["Shop: refused, nothing changed"])
        #expect(outcome.diagnostics.contains { $0.severity == .error })
        #expect(try everything() == before)
    }

    @Test func aRuleThatCannotBeAllowed() throws {
        let before = try everything()
        let outcome = try New.run(
            repository.tree,
            NewBackend(name: "Shop", spec: folder.path("elsewhere/shop.yaml"), allowedRules: ["no.such.rule"]))
        #expect(outcome.code == .failure)
        #expect(
            outcome.findings(showingLines: false)
                == "Backends/Shop/backend.yaml:6:9: error: there is no rule no.such.rule [backend.value]\n")
        #expect(try everything() == before)
    }

    @Test func anotherBackendThatCannotBeUsed() throws {
        try folder.write("version: 1.0.0\n", to: "Backends/Broken/backend.yaml")
        let before = try everything()
        let outcome = try New.run(
            repository.tree, NewBackend(name: "Shop", spec: folder.path("elsewhere/shop.yaml")))
        #expect(outcome.code == .failure)
        #expect(outcome.lines == ["Shop: refused, nothing changed"])
        #expect(outcome.diagnostics.map(\.location.file) == ["Backends/Broken/backend.yaml"])
        #expect(try everything() == before)
    }

    /// The last of three items cannot be written, so the first two are removed.
    @Test func aRootManifestThatCannotBeReplaced() throws {
        try folder.remove("Package.swift")
        try folder.write("", to: "Package.swift/inside")
        #expect(try refusal("Shop").contains("unwritable"))
    }

    @Test func aPlaceWhereNoFolderCanBeMade() throws {
        try folder.write("", to: ".build")
        #expect(try refusal("Shop").contains("unwritable"))
    }

    @Test func foldersThatWereNotThereGoAgain() throws {
        try folder.remove("Specs")
        try folder.remove("Backends")
        try folder.remove("Package.swift")
        try folder.write("", to: "Package.swift/inside")
        #expect(try refusal("Shop").contains("unwritable"))
        try folder.remove("Package.swift")
        let new = NewBackend(name: "Shop", spec: folder.path("elsewhere/shop.yaml"))
        #expect(try New.run(repository.tree, new).code == .success)
    }
}
