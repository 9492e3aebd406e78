import Foundation
import Testing

@testable import Workspace

/// `regenerate` skips a backend while its input, its output and the program have not changed.
@Suite struct UnchangedTests {
    private static let source = "Backends/Tiny/Sources/TinyAPI/Generated/Tiny.generated.swift"
    private static let stamp = ".build/regenerated/Tiny"

    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() async throws {
        repository = try MiniatureRepository()
        _ = try await regenerate()
    }

    @discardableResult
    private func regenerate(by generator: String? = "one") async throws -> Outcome {
        try await Regenerate.run(repository.tree, generator: generator)
    }

    private func append(_ text: String, to path: String) throws {
        try folder.write(folder.text(path) + text, to: path)
    }

    /// Records the current content of a file in the stamp.
    private func recordInStamp(_ path: String, was: String) throws {
        let digests = [Data(was.utf8), Data(try folder.text(path).utf8)].map { SHA256.hexDigest(of: Array($0)) }
        try folder.write(
            folder.text(Self.stamp).replacingOccurrences(of: digests[0], with: digests[1]), to: Self.stamp)
    }

    @Test func theSecondTimeThereIsNothingToDo() async throws {
        let before = try folder.contents()
        let outcome = try await regenerate()
        #expect(outcome.lines == ["Tiny: unchanged"])
        #expect(outcome.code == .success)
        #expect(outcome.findings(showingLines: false) == "")
        #expect(try folder.contents() == before)
    }

    @Test func theDocumentIsNotParsed() async throws {
        let document = try folder.text("Specs/Tiny.yaml")
        try append("\t: [", to: "Specs/Tiny.yaml")
        #expect(try await regenerate().lines == ["Tiny: refused, nothing changed"])
        try recordInStamp("Specs/Tiny.yaml", was: document)
        #expect(try await regenerate().lines == ["Tiny: unchanged"])
    }

    @Test(arguments: [
        "Specs/Tiny.yaml", "Backends/Tiny/backend.yaml", "Backends/Tiny/backend.lock", "Backends/Tiny/Package.swift",
        "Backends/Tiny/OPERATIONS.md", source,
    ])
    func aTouchedFile(_ path: String) async throws {
        let wasWritten = path.hasSuffix(".yaml")
        let before = try folder.text(path)
        try append("# more\n", to: path)
        let outcome = try await regenerate()
        #expect(outcome.lines.count == 1)
        #expect(outcome.lines[0].hasPrefix("Tiny: 1 operation, 0 models, 0 warnings, "))
        #expect(try folder.text(path) == (wasWritten ? before + "# more\n" : before))
        #expect(try await regenerate().lines == ["Tiny: unchanged"])
    }

    @Test func aMissingFile() async throws {
        try folder.remove(Self.source)
        #expect(try await regenerate().lines[0].contains(", 1 file changed, "))
        #expect(folder.exists(Self.source))
    }

    @Test func aStrayFile() async throws {
        let stray = "Backends/Tiny/Sources/TinyAPI/Generated/Old.swift"
        try folder.write("// old\n", to: stray)
        #expect(try await regenerate().lines[0].contains(", 1 file changed, "))
        #expect(!folder.exists(stray))
    }

    @Test func aChangedOption() async throws {
        try append("enumName: Small\n", to: "Backends/Tiny/backend.yaml")
        #expect(try await regenerate().lines[0].contains(", 3 files changed, "))
        #expect(folder.exists("Backends/Tiny/Sources/TinyAPI/Generated/Small.generated.swift"))
    }

    @Test func anotherGenerator() async throws {
        #expect(try await regenerate(by: "other").lines[0].contains(", 0 files changed, "))
        #expect(try await regenerate(by: "other").lines == ["Tiny: unchanged"])
        #expect(try await regenerate(by: "one").lines[0].contains(", 0 files changed, "))
        #expect(try await regenerate(by: nil).lines[0].contains(", 0 files changed, "))
    }

    @Test func otherTests() async throws {
        try folder.write("", to: "Backends/Tiny/Tests/TinyAPITests/Some.swift")
        #expect(try await regenerate().lines[0].contains(", 1 file changed, "))
        #expect(try folder.text("Backends/Tiny/Package.swift").contains("TinyAPITests"))
    }

    @Test func otherPlatforms() async throws {
        let manifest = MiniatureRepository.runtimeManifest.replacingOccurrences(of: ", .iOS(.v17)", with: "")
        try folder.write(manifest, to: "Runtime/Package.swift")
        let lines = try await regenerate().lines
        #expect(lines[0].contains(", 1 file changed, "))
        #expect(lines.dropFirst() == ["Package.swift: 1 file changed"])
    }

    @Test(arguments: ["", "generator one\n", "findings\n", "# Made by someone\ngenerator one\nfindings\n"])
    func aDamagedStamp(_ text: String) async throws {
        try folder.write(text, to: Self.stamp)
        #expect(try await regenerate().lines[0].contains(", 0 files changed, "))
        #expect(try await regenerate().lines == ["Tiny: unchanged"])
    }

    @Test func aRootManifestIsStillWritten() async throws {
        try folder.remove("Package.swift")
        #expect(try await regenerate().lines == ["Tiny: unchanged", "Package.swift: 1 file changed"])
    }

    @Test func onlyWhatChangedIsMade() async throws {
        try repository.add("Shop")
        let lines = try await regenerate().lines
        #expect(lines[0].hasPrefix("Shop: 1 operation, 0 models, 0 warnings, 4 files changed, "))
        #expect(lines.dropFirst() == ["Tiny: unchanged", "Package.swift: 1 file changed"])
    }

    @Test func findingsAreToldAgain() async throws {
        let document = try folder.text("Specs/Tiny.yaml").replacingOccurrences(
            of: "description: nothing to say", with: "description: nothing to say\n          links: {next: {}}")
        try folder.write(document, to: "Specs/Tiny.yaml")
        let first = try await regenerate()
        let second = try await regenerate()
        #expect(first.diagnostics.count == 1)
        #expect(second.lines == ["Tiny: unchanged"])
        #expect(second.findings(showingLines: false) == first.findings(showingLines: false))
    }

    @Test func checkLooksForItself() async throws {
        let before = try folder.text(Self.source)
        try append("// mine\n", to: Self.source)
        try recordInStamp(Self.source, was: before)
        #expect(try await regenerate().lines == ["Tiny: unchanged"])
        #expect(
            try await repository.check() == [
                "\(Self.source): error: was edited since it was generated [drift.edited]"
            ])
    }

    @Test func theProgramTellsItselfFromOthers() throws {
        #expect(ProgramIdentity.current != nil)
        #expect(ProgramIdentity.current == ProgramIdentity.current)
    }
}
