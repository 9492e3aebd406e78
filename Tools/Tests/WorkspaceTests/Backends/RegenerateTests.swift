import CommandLineInterface
import Foundation
import Testing

@testable import Workspace

@Suite struct RegenerateTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() throws { repository = try MiniatureRepository() }

    /// The line of a backend without its milliseconds, which must be a number.
    private func withoutTime(_ line: String) throws -> String {
        let comma = try #require(line.lastIndex(of: ","))
        let time = line[comma...].dropFirst(2).split(separator: " ")
        #expect(time.count == 2 && time.last == "ms" && Int(time[0]) != nil)
        return String(line[..<comma])
    }

    @Test func aConfigurationAndAWiringBecomeAPackage() async throws {
        let before = Set(try folder.contents().keys)
        let outcome = try await repository.regenerate()
        #expect(outcome.code == .success)
        #expect(outcome.diagnostics == [])
        #expect(try withoutTime(outcome.lines[0]) == "Tiny: 1 operation, 0 models, 0 warnings, 4 files changed")
        #expect(outcome.lines.dropFirst() == ["Package.swift: 1 file changed"])
        #expect(
            Set(try folder.contents().keys).subtracting(before) == [
                "Package.swift", "Backends/Tiny/OPERATIONS.md", "Backends/Tiny/Package.swift",
                "Backends/Tiny/backend.lock",
                "Backends/Tiny/Sources/TinyAPI/Generated/Tiny.generated.swift",
            ])
        #expect(try await repository.check() == [])
    }

    @Test func theSecondTimeNothingChanges() async throws {
        _ = try await repository.regenerate()
        let before = try folder.contents()
        let outcome = try await repository.regenerate()
        #expect(try withoutTime(outcome.lines[0]) == "Tiny: 1 operation, 0 models, 0 warnings, 0 files changed")
        #expect(outcome.lines.count == 1)
        #expect(try folder.contents() == before)
    }

    @Test func theLockRecordsWhatWentInAndWhatCameOut() async throws {
        _ = try await repository.regenerate()
        let path = "Sources/TinyAPI/Generated/Tiny.generated.swift"
        let source = SHA256.hexDigest(of: Array(try folder.text("Backends/Tiny/\(path)").utf8))
        let page = SHA256.hexDigest(of: Array(try folder.text("Backends/Tiny/OPERATIONS.md").utf8))
        let spec = SHA256.hexDigest(of: Array(MiniatureRepository.document(title: "Tiny").utf8))
        let lines = try folder.text("Backends/Tiny/backend.lock").split(separator: "\n")
        #expect(lines[2] == "spec: \(spec)")
        #expect(lines.last == "  \(path): \(source)")
        #expect(
            BackendLock(text: try folder.text("Backends/Tiny/backend.lock")).files == [
                path: source, "OPERATIONS.md": page,
            ])
    }

    @Test func strayFilesGo() async throws {
        _ = try await repository.regenerate()
        let before = try folder.contents()
        try folder.write("// old\n", to: "Backends/Tiny/Sources/TinyAPI/Generated/Old.generated.swift")
        try folder.write("// old\n", to: "Backends/Tiny/Sources/OldAPI/Generated/Old.generated.swift")
        let outcome = try await repository.regenerate()
        #expect(try withoutTime(outcome.lines[0]) == "Tiny: 1 operation, 0 models, 0 warnings, 2 files changed")
        #expect(try folder.contents() == before)
    }

    @Test func anotherTitleMovesTheFile() async throws {
        _ = try await repository.regenerate()
        try folder.write(MiniatureRepository.document(title: "Small"), to: "Specs/Tiny.yaml")
        _ = try await repository.regenerate()
        let generated = try folder.contents().keys.filter { $0.contains("/Generated/") }
        #expect(generated == ["Backends/Tiny/Sources/TinyAPI/Generated/Small.generated.swift"])
    }

    @Test func severalFilesAndBackToOne() async throws {
        _ = try await repository.regenerate()
        let one = try folder.contents()
        let configuration = try folder.text("Backends/Tiny/backend.yaml")
        try folder.write(configuration + "files: many\n", to: "Backends/Tiny/backend.yaml")
        let outcome = try await repository.regenerate()
        #expect(try withoutTime(outcome.lines[0]) == "Tiny: 1 operation, 0 models, 0 warnings, 5 files changed")
        let names = ["Tiny+Client", "Tiny+Operations", "Tiny+Responses", "Tiny"]
        let paths = names.map { "Sources/TinyAPI/Generated/\($0).generated.swift" }
        #expect(
            try folder.contents().keys.filter { $0.contains("/Generated/") }.sorted()
                == paths.map { "Backends/Tiny/\($0)" })
        #expect(
            BackendLock(text: try folder.text("Backends/Tiny/backend.lock")).files.keys.sorted()
                == ["OPERATIONS.md"] + paths)
        #expect(try await repository.check() == [])

        try folder.write(configuration, to: "Backends/Tiny/backend.yaml")
        #expect(
            try await repository.check() == [
                "Backends/Tiny/backend.yaml: error: its options changed since Tiny was generated [drift.options]",
                "Backends/Tiny/\(paths[0]): error: nothing generates this file [drift.stray]",
                "Backends/Tiny/\(paths[1]): error: nothing generates this file [drift.stray]",
                "Backends/Tiny/\(paths[2]): error: nothing generates this file [drift.stray]",
                "Backends/Tiny/\(paths[3]): error: is older than its document or its options [drift.outdated]",
                "Backends/Tiny/backend.lock: error: does not record the generated files [drift.lock]",
            ])
        _ = try await repository.regenerate()
        #expect(try folder.contents() == one)
    }

    @Test func whatIsWrittenByHandStays() async throws {
        try folder.write("# Tiny\n", to: "Backends/Tiny/README.md")
        _ = try await repository.regenerate()
        #expect(try folder.text("Backends/Tiny/README.md") == "# Tiny\n")
        #expect(try folder.text("Backends/Tiny/Sources/TinyAPI/TinyWiring.swift") == "// by hand\n")
        #expect(try folder.text("Backends/Tiny/backend.yaml") == "spec: Specs/Tiny.yaml\nversion: 1.0.0\n")
    }

    @Test func aRefusedBackendKeepsItsFilesAndTheOthersAreWritten() async throws {
        _ = try await repository.regenerate()
        try repository.add("Shop")
        try folder.write("openapi: 3.0.3\n\tinfo: x\n", to: "Specs/Tiny.yaml")
        let before = try folder.contents()
        let outcome = try await repository.regenerate()
        #expect(outcome.code == .failure)
        #expect(outcome.lines.count == 2)
        #expect(try withoutTime(outcome.lines[0]) == "Shop: 1 operation, 0 models, 0 warnings, 4 files changed")
        #expect(outcome.lines.last == "Tiny: refused, nothing changed")
        #expect(outcome.diagnostics.map(\.location.file) == ["Specs/Tiny.yaml"])
        let after = try folder.contents()
        #expect(before.allSatisfy { after[$0.key] == $0.value })
        #expect(Set(after.keys).subtracting(before.keys).allSatisfy { $0.hasPrefix("Backends/Shop/") })
    }

    @Test func aDocumentThatIsNotThere() async throws {
        try folder.remove("Specs/Tiny.yaml")
        let outcome = try await repository.regenerate()
        #expect(outcome.code == .failure)
        #expect(
            outcome.findings(showingLines: false)
                == "Backends/Tiny/backend.yaml:1:7: error: there is no Specs/Tiny.yaml [input.missing]\n")
    }

    @Test func onTheTerminalTheLineIsShown() async throws {
        try folder.remove("Specs/Tiny.yaml")
        #expect(
            try await repository.regenerate().findings(showingLines: true) == """
                Backends/Tiny/backend.yaml:1:7: error: there is no Specs/Tiny.yaml [input.missing]
                  1 | spec: Specs/Tiny.yaml
                    |       ^
                    = Lost: Nothing is written. To do: Correct the path; paths on the command line are relative to the \
                current folder.

                """)
    }

    @Test func onlyWhatIsNamed() async throws {
        try repository.add("Shop")
        let outcome = try await repository.regenerate("Shop")
        #expect(outcome.code == .success)
        #expect(outcome.lines.count == 2)
        #expect(!folder.exists("Backends/Tiny/Package.swift"))
        #expect(folder.exists("Backends/Shop/Package.swift"))
    }

    @Test func aNameThatNoBackendHas() async throws {
        await #expect(throws: UsageError("there is no backend Tinny; did you mean Tiny?")) {
            try await repository.regenerate("Tinny")
        }
    }

    @Test func twoBackendsOfOneModule() async throws {
        try repository.add("Shop")
        try folder.write(
            "spec: Specs/Shop.yaml\nversion: 1.0.0\nmodule: TinyAPI\n", to: "Backends/Shop/backend.yaml")
        let outcome = try await repository.regenerate()
        #expect(outcome.code == .failure)
        #expect(
            outcome.findings(showingLines: false) == """
                Backends/Tiny/backend.yaml: error: two backends have the module TinyAPI [backend.clash]
                Backends/Shop/backend.yaml:3:9: note: the other one

                """)
        #expect(!folder.exists("Package.swift"))
    }

    @Test func backendsAreListed() throws {
        try repository.add("Storefront")
        #expect(
            try List.run(repository.tree).lines == [
                "Storefront  StorefrontAPI  1.0.0  Specs/Storefront.yaml",
                "Tiny        TinyAPI        1.0.0  Specs/Tiny.yaml",
            ])
    }
}
