import Foundation
import Testing

@testable import Workspace

@Suite struct RaiseVersionTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    private static let configuration = """
        # the smallest there is
        spec: Specs/Tiny.yaml
        version:   '1.2.3'   # of the package, not 1.2.3 of the document
        allow: []

        """

    private static let changelog = """
        # Changelog of TinyAPI

        ## Unreleased

        - It pings.

        ## 1.2.3

        - It was made.

        """

    init() async throws {
        repository = try MiniatureRepository()
        try folder.write(Self.configuration, to: "Backends/Tiny/backend.yaml")
        try folder.write(Self.changelog, to: "Backends/Tiny/CHANGELOG.md")
        try folder.write(
            "# Changelog of Runtime\n\n## unreleased\n\n- Faster.\n\n## 0.1.0\n", to: "Runtime/CHANGELOG.md")
        _ = try await repository.regenerate()
        try await repository.commitAll()
    }

    private func raise(_ name: String, _ part: VersionPart) throws -> Outcome {
        try RaiseVersion.run(repository.tree, name: name, part)
    }

    @Test func aBackendsVersion() async throws {
        let outcome = try raise("Tiny", .minor)
        #expect(outcome.code == .success)
        #expect(outcome.diagnostics == [])
        #expect(outcome.lines == ["Tiny: 1.2.3 → 1.3.0, 2 files changed"])
        #expect(
            try folder.text("Backends/Tiny/backend.yaml") == """
                # the smallest there is
                spec: Specs/Tiny.yaml
                version:   '1.3.0'   # of the package, not 1.2.3 of the document
                allow: []

                """)
        #expect(
            try folder.text("Backends/Tiny/CHANGELOG.md") == """
                # Changelog of TinyAPI

                ## 1.3.0

                - It pings.

                ## 1.2.3

                - It was made.

                """)
        #expect(try await repository.git("diff", "--name-only").split(separator: "\n").count == 2)
        #expect(try await repository.check() == [])
    }

    @Test func theRuntimesVersionIsInItsChangelogAlone() async throws {
        let outcome = try raise("Runtime", .patch)
        #expect(outcome.lines == ["Runtime: 0.1.0 → 0.1.1, 1 file changed"])
        #expect(
            try folder.text("Runtime/CHANGELOG.md") == "# Changelog of Runtime\n\n## 0.1.1\n\n- Faster.\n\n## 0.1.0\n")
    }

    @Test func aTreeWithChangesIsRefused() async throws {
        try folder.write("note", to: "a note")
        for name in ["Tiny", "Runtime"] {
            let before = try folder.contents()
            #expect(throws: Refusal("there are changes that are not committed: \"a note\"; commit or undo them first"))
            {
                try raise(name, .major)
            }
            #expect(try folder.contents() == before)
        }
    }

    @Test func aFolderThatIsNoRepositoryIsRefused() async throws {
        try folder.remove(".git")
        let refusal = #expect(throws: Refusal.self) { try raise("Tiny", .major) }
        #expect(refusal?.description.hasPrefix("git status fails: fatal: not a git repository") == true)
    }

    @Test(
        arguments: [
            (
                "# Changelog\n\n## 1.2.3\n",
                "Backends/Tiny/CHANGELOG.md:3:1: error: there is no heading ## Unreleased: put one above the versions and "
                    + "say under it what changed [changelog.entry]\n"
            ),
            (
                "# Changelog\n\n## Unreleased\n\n## 1.2.3\n- x\n",
                "Backends/Tiny/CHANGELOG.md:3:1: error: there is no text under Unreleased: say what has changed "
                    + "for users of the package [changelog.entry]\n"
            ),
            (
                "## Unreleased\n- x\n## [1.2.4]\n- y\n",
                "Backends/Tiny/CHANGELOG.md:3:1: error: 1.2.4 is described here already [changelog.entry]\n"
            ),
            (
                "",
                "Backends/Tiny/CHANGELOG.md: error: there is no heading ## Unreleased: put one above the versions and say "
                    + "under it what changed [changelog.entry]\n"
            ),
        ])
    func aChangelogThatSaysNothing(text: String, finding: String) async throws {
        try folder.write(text, to: "Backends/Tiny/CHANGELOG.md")
        try await repository.commitAll()
        let before = try folder.contents()
        let outcome = try raise("Tiny", .patch)
        #expect(outcome.code == .failure)
        #expect(outcome.lines == ["Tiny: refused, nothing changed"])
        #expect(outcome.findings(showingLines: false) == finding)
        #expect(try folder.contents() == before)
    }

    @Test func aDocumentThatIsRefusedKeepsItsVersion() async throws {
        try folder.write("openapi: 3.0.3\n", to: "Specs/Tiny.yaml")
        try await repository.commitAll()
        let before = try folder.contents()
        let outcome = try raise("Tiny", .patch)
        #expect(outcome.code == .failure)
        #expect(outcome.lines == ["Tiny: refused, nothing changed"])
        #expect(try folder.contents() == before)
    }

    @Test func lineEndingsAreKept() throws {
        let changelog = Changelog(path: "C", text: "# C\r\n## Unreleased\r\n- x\r\n## 1.0.0\r\n- y\r\n")
        #expect(changelog.newestVersion == "1.0.0")
        #expect(try changelog.releasing("1.1.0") == "# C\r\n## 1.1.0\r\n- x\r\n## 1.0.0\r\n- y\r\n")
    }

    @Test(
        arguments: [
            ("1.2.3", "2.0.0", "1.3.0", "1.2.4"), ("0.9.9", "1.0.0", "0.10.0", "0.9.10"),
            ("2.0.0-beta.1", "2.0.0", "2.0.0", "2.0.0"), ("1.2.0-rc", "2.0.0", "1.2.0", "1.2.0"),
            ("1.2.3-x.1+b-1", "2.0.0", "1.3.0", "1.2.3"), ("1.2.3+build-7", "2.0.0", "1.3.0", "1.2.4"),
        ])
    func nextVersions(text: String, major: String, minor: String, patch: String) {
        #expect(SemanticVersion.next(after: text, .major) == major)
        #expect(SemanticVersion.next(after: text, .minor) == minor)
        #expect(SemanticVersion.next(after: text, .patch) == patch)
    }

    @Test func aNumberThatCannotGrow() {
        #expect(SemanticVersion.next(after: "1.99999999999999999999.0", .minor) == nil)
    }
}
