import Foundation
import Testing

@testable import Workspace

/// Each test changes one thing in a clean repository; `check` names it, and changes nothing.
@Suite struct CheckTests {
    private static let source = "Backends/Tiny/Sources/TinyAPI/Generated/Tiny.generated.swift"
    private static let lock = "Backends/Tiny/backend.lock"

    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() async throws {
        repository = try MiniatureRepository()
        _ = try await repository.regenerate()
    }

    private func append(_ text: String, to path: String) throws {
        try folder.write(folder.text(path) + text, to: path)
    }

    /// Records the current bytes of `path` in the lock.
    private func recordInLock(_ path: String) throws {
        var lock = BackendLock(text: try folder.text(Self.lock))
        lock.files["Sources/TinyAPI/Generated/Tiny.generated.swift"] =
            SHA256.hexDigest(of: Array(try folder.text(path).utf8))
        try folder.write(lock.text, to: Self.lock)
    }

    @Test func aCleanTreeIsSilent() async throws {
        let before = try folder.contents()
        let outcome = try await Check.run(repository.tree)
        #expect(outcome.code == .success)
        #expect(outcome.lines == [])
        #expect(outcome.diagnostics == [])
        #expect(try folder.contents() == before)
    }

    @Test func anEditedFile() async throws {
        try append("\n", to: Self.source)
        let before = try folder.contents()
        #expect(
            try await repository.check() == [
                "\(Self.source): error: was edited since it was generated [drift.edited]"
            ])
        #expect(try folder.contents() == before)
    }

    @Test func aFileEditedTogetherWithItsLock() async throws {
        try append("\n", to: Self.source)
        try recordInLock(Self.source)
        #expect(
            try await repository.check() == [
                "\(Self.source): error: is what backend.lock records, but not what this generator writes: made by "
                    + "another generator, or edited together with the lock [drift.generator]",
                "\(Self.lock): error: does not record the generated files [drift.lock]",
            ])
    }

    @Test func anotherGeneratorsVersion() async throws {
        var lock = BackendLock(text: try folder.text(Self.lock))
        let version = lock.generator
        lock.generator = "0.0.0-other"
        try folder.write(lock.text, to: Self.lock)
        #expect(
            try await repository.check() == [
                "\(Self.lock): error: was made by generator 0.0.0-other, this is \(version) [drift.generator]"
            ])
    }

    @Test func aMissingFile() async throws {
        try folder.remove(Self.source)
        #expect(try await repository.check() == ["\(Self.source): error: is missing [drift.missing]"])
    }

    @Test func aMissingLock() async throws {
        try folder.remove(Self.lock)
        #expect(try await repository.check() == ["\(Self.lock): error: is missing [drift.missing]"])
    }

    @Test func aStrayFile() async throws {
        let stray = "Backends/Tiny/Sources/TinyAPI/Generated/Deep/Old.swift"
        try folder.write("// old\n", to: stray)
        #expect(try await repository.check() == ["\(stray): error: nothing generates this file [drift.stray]"])
    }

    @Test func aByteOfTheDocumentThatChangesNoOutput() async throws {
        try append("# a comment\n", to: "Specs/Tiny.yaml")
        #expect(
            try await repository.check() == [
                "Specs/Tiny.yaml: error: changed since Tiny was generated from it [drift.spec]",
                "\(Self.lock): error: does not record the generated files [drift.lock]",
            ])
    }

    @Test func aDocumentThatChangesTheOutput() async throws {
        let document = try folder.text("Specs/Tiny.yaml").replacingOccurrences(of: "ping", with: "pong")
        try folder.write(document, to: "Specs/Tiny.yaml")
        #expect(
            try await repository.check() == [
                "Specs/Tiny.yaml: error: changed since Tiny was generated from it [drift.spec]",
                "Backends/Tiny/OPERATIONS.md: error: is older than its document or its options [drift.outdated]",
                "\(Self.source): error: is older than its document or its options [drift.outdated]",
                "\(Self.lock): error: does not record the generated files [drift.lock]",
            ])
    }

    @Test func changedOptions() async throws {
        try append("enumName: Small\n", to: "Backends/Tiny/backend.yaml")
        #expect(
            try await repository.check() == [
                "Backends/Tiny/backend.yaml: error: its options changed since Tiny was generated [drift.options]",
                "Backends/Tiny/Sources/TinyAPI/Generated/Small.generated.swift: error: is missing [drift.missing]",
                "\(Self.source): error: nothing generates this file [drift.stray]",
                "\(Self.lock): error: does not record the generated files [drift.lock]",
            ])
    }

    @Test func anEditedNestedManifest() async throws {
        try append("// mine\n", to: "Backends/Tiny/Package.swift")
        #expect(
            try await repository.check() == [
                "Backends/Tiny/Package.swift: error: is not what backend.yaml says [drift.manifest]"
            ])
    }

    @Test func anEditedRootManifest() async throws {
        try append("// mine\n", to: "Package.swift")
        #expect(
            try await repository.check() == [
                "Package.swift: error: is not what the backends say [drift.manifest]"
            ])
    }

    @Test func aMissingRootManifest() async throws {
        try folder.remove("Package.swift")
        #expect(try await repository.check() == ["Package.swift: error: is missing [drift.missing]"])
    }

    @Test func platformsOfTheRuntimeReachEveryManifest() async throws {
        let manifest = MiniatureRepository.runtimeManifest.replacingOccurrences(of: ", .iOS(.v17)", with: "")
        try folder.write(manifest, to: "Runtime/Package.swift")
        #expect(
            try await repository.check() == [
                "Backends/Tiny/Package.swift: error: is not what backend.yaml says [drift.manifest]",
                "Package.swift: error: is not what the backends say [drift.manifest]",
            ])
    }

    @Test func aNewBackend() async throws {
        try repository.add("Shop")
        #expect(
            try await repository.check() == [
                "Backends/Shop/OPERATIONS.md: error: is missing [drift.missing]",
                "Backends/Shop/Package.swift: error: is missing [drift.missing]",
                "Backends/Shop/Sources/ShopAPI/Generated/Shop.generated.swift: error: is missing [drift.missing]",
                "Backends/Shop/backend.lock: error: is missing [drift.missing]",
                "Package.swift: error: is not what the backends say [drift.manifest]",
            ])
    }

    @Test func onlyWhatIsNamed() async throws {
        try repository.add("Shop")
        _ = try await repository.regenerate()
        try append("\n", to: Self.source)
        #expect(try await repository.check("Shop") == [])
        #expect(try await repository.check("Tiny").count == 1)
    }

    @Test func regenerateUndoesAllOfIt() async throws {
        let before = try folder.contents()
        try append("\n", to: Self.source)
        try recordInLock(Self.source)
        try folder.remove("Package.swift")
        try append("// mine\n", to: "Backends/Tiny/Package.swift")
        try folder.write("// old\n", to: "Backends/Tiny/Sources/TinyAPI/Generated/Old.swift")
        #expect(try await repository.check().count == 5)
        _ = try await repository.regenerate()
        #expect(try folder.contents() == before)
    }
}
