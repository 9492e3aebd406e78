import Foundation
import Testing

@testable import Workspace

@Suite struct ExportTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }
    /// Outside of the repository.
    private let place: TemporaryFolder

    private static let url = "https://git.example/us/tiny-runtime.git"

    init() async throws {
        place = try TemporaryFolder()
        repository = try MiniatureRepository()
        try folder.write("runtimeURL: https://git.example/us/runtime\n", to: "workspace.yaml")
        try folder.write("A licence\n", to: "LICENSE")
        try folder.write("# Changelog\n\n## Unreleased\n\n- x\n\n## 0.3.1\n", to: "Runtime/CHANGELOG.md")
        try folder.write("// a source\n", to: "Runtime/Sources/DeclarativeRequests/A.swift")
        try folder.write("# Tiny\n\n[facts](../../Specs/Tiny.yaml)\n", to: "Backends/Tiny/README.md")
        try folder.write("// a test\n", to: "Backends/Tiny/Tests/TinyAPITests/TinyTests.swift")
        try folder.write("int one(void);\n", to: "Backends/Tiny/Sources/CTiny/include/one.h")
        try folder.write("*.log\n.build/\n", to: ".gitignore")
        try folder.write(
            "spec: Specs/Tiny.yaml\nversion: 1.2.0\nlinuxLibraries: [crypto]\n", to: "Backends/Tiny/backend.yaml")
        _ = try await repository.regenerate()
        try await repository.commitAll()
    }

    private func export(_ name: String = "Tiny", to target: String = "out", url: String? = nil) async throws -> Outcome
    {
        try await Export.run(repository.tree, name: name, to: place.path(target), runtimeURL: url)
    }

    @Test func aBackendWithAllThatItNeeds() async throws {
        try folder.write("a log", to: "Backends/Tiny/run.log")
        let outcome = try await export(to: "deep/out", url: Self.url)
        #expect(outcome.code == .success)
        #expect(
            outcome.lines == [
                "Tiny 1.2.0: 13 files in \(place.path)/deep/out, with Runtime from 0.3.1 on at \(Self.url)",
                "Next: commit it to a repository of its own, and tag the commit 1.2.0.",
            ])
        let kept = [
            "OPERATIONS.md", "Sources/CTiny/include/one.h", "Sources/TinyAPI/Generated/Tiny.generated.swift",
            "Sources/TinyAPI/TinyWiring.swift", "Tests/TinyAPITests/TinyTests.swift", "backend.lock", "backend.yaml",
        ]
        let contents = try place.contents()
        #expect(
            Set(contents.keys)
                == Set(
                    (kept + [".gitignore", "HISTORY.md", "LICENSE", "Package.swift", "README.md", "Specs/Tiny.yaml"])
                        .map {
                            "deep/out/\($0)"
                        }))
        for path in kept { #expect(try place.text("deep/out/\(path)") == folder.text("Backends/Tiny/\(path)")) }
        #expect(try place.text("deep/out/Specs/Tiny.yaml") == folder.text("Specs/Tiny.yaml"))
        #expect(try place.text("deep/out/README.md") == "# Tiny\n\n[facts](Specs/Tiny.yaml)\n")
        #expect(try place.text("deep/out/LICENSE") == "A licence\n")
        #expect(
            try place.text("deep/out/Package.swift") == """
                // swift-tools-version: 6.2
                // Made by ./workspace export from backend.yaml.

                import PackageDescription

                let package = Package(
                    name: "Tiny",
                    platforms: [.macOS(.v14), .iOS(.v17)],
                    products: [
                        .library(name: "TinyAPI", targets: ["TinyAPI"])
                    ],
                    dependencies: [
                        .package(url: "https://git.example/us/tiny-runtime.git", from: "0.3.1")
                    ],
                    targets: [
                        .target(
                            name: "CTiny",
                            linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux]))]),
                        .target(
                            name: "TinyAPI",
                            dependencies: [
                                "CTiny",
                                .product(name: "DeclarativeRequests", package: "tiny-runtime"),
                                .product(name: "DeclarativeOpenAPIRuntime", package: "tiny-runtime"),
                            ]
                        ),
                        .testTarget(
                            name: "TinyAPITests",
                            dependencies: [
                                "TinyAPI",
                                .product(name: "DeclarativeRequests", package: "tiny-runtime"),
                                .product(name: "DeclarativeOpenAPIRuntime", package: "tiny-runtime"),
                            ]
                        ),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """)
    }

    @Test func theHistoryNamesCommitAndVersion() async throws {
        try folder.write("# other\n", to: "Other.md")
        try await repository.commitAll()
        let head = try await repository.git("rev-parse", "HEAD")
        let day = try await repository.git("log", "-1", "--format=%cs")
        let first = try await repository.git("log", "--format=%h", "--", "Backends")
        _ = try await export()
        #expect(
            try place.text("out/HISTORY.md") == """
                # History of Tiny

                Version 1.2.0, made by `./workspace export Tiny` from commit `\(head)` of \(day). Changes are made there; the commands
                of `./workspace` that pages name are of that repository, here `swift test` runs the tests.

                What changed it there, newest first:

                - `\(first)` \(day) All of it

                """)
    }

    @Test func theRuntimesPlaceIsInTheConfiguration() async throws {
        _ = try await export()
        #expect(
            try place.text("out/Package.swift").contains(
                #"        .package(url: "https://git.example/us/runtime", from: "0.3.1")"#))
        #expect(try place.text("out/Package.swift").contains(#"package: "runtime"),"#))
    }

    @Test func theRuntimeItself() async throws {
        let outcome = try await export("Runtime")
        #expect(outcome.lines.first == "Runtime 0.3.1: 6 files in \(place.path)/out")
        #expect(
            Set(try place.contents().keys) == [
                "out/.gitignore", "out/CHANGELOG.md", "out/HISTORY.md", "out/LICENSE", "out/Package.swift",
                "out/Sources/DeclarativeRequests/A.swift",
            ])
        #expect(try place.text("out/Package.swift") == MiniatureRepository.runtimeManifest)
    }

    @Test func anEmptyFolderWillDo() async throws {
        try FileManager.default.createDirectory(atPath: place.path("out"), withIntermediateDirectories: false)
        #expect(try await export().code == .success)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("out")).count == 11)
    }

    private func refusal(_ name: String = "Tiny", url: String? = nil) async throws -> String {
        let before = try place.contents()
        let error = await #expect(throws: (any Error).self) { try await export(name, url: url) }
        #expect(try place.contents() == before)
        #expect(before.isEmpty == !place.exists("out"))
        return error.map { "\($0)" } ?? ""
    }

    @Test func aFolderThatHoldsSomething() async throws {
        try place.write("", to: "out/mine")
        #expect(try await refusal() == "\(place.path)/out is not empty; name a folder that is new or empty")
        #expect(try await refusal("Runtime") == "\(place.path)/out is not empty; name a folder that is new or empty")
    }

    @Test func aFile() async throws {
        try place.write("", to: "out")
        #expect(try await refusal() == "\(place.path)/out is a file; name a folder that is new or empty")
    }

    @Test(arguments: ["Backends/Tiny/README.md", "Runtime/CHANGELOG.md"])
    func whatIsNotCommitted(_ path: String) async throws {
        try folder.write(folder.text(path) + "\nmore\n", to: path)
        #expect(try await refusal() == "there are changes that are not committed: \(path); commit or undo them first")
    }

    @Test func whatIsNotCommittedElsewhereDoesNotMatter() async throws {
        try folder.write("", to: "Other.md")
        #expect(try await export().code == .success)
    }

    @Test(
        arguments: [
            "runtime", "https://git.example", "https://git.example/a b", "https://git.example/a\"b", "://a/b",
            "https://git.example/.git",
        ])
    func aPlaceThatIsNoURL(_ url: String) async throws {
        #expect(
            try await refusal(url: url)
                == "--runtime-url must be the URL of a package, as https://github.com/example/declarative-openapi-runtime"
        )
    }

    @Test func noPlaceOfTheRuntime() async throws {
        try folder.remove("workspace.yaml")
        #expect(
            try await refusal()
                == "where is Runtime published? give --runtime-url, or say runtimeURL in workspace.yaml")
    }

    @Test(
        arguments: [
            (
                "runtimeUrl: x\n",
                "1:1: error: runtimeUrl is not a key of a workspace.yaml; the key is runtimeURL [backend.key]"
            ),
            (
                "runtimeURL: here\n",
                "1:13: error: runtimeURL must be the URL of a package, as "
                    + "https://github.com/example/declarative-openapi-runtime [backend.value]"
            ),
            ("- x\n", "1:1: error: a workspace.yaml is a mapping, this is a sequence [backend.value]"),
        ])
    func aConfigurationThatCannotBeUsed(text: String, finding: String) async throws {
        try folder.write(text, to: "workspace.yaml")
        let outcome = try await export()
        #expect(outcome.code == .failure)
        #expect(outcome.findings(showingLines: false) == "workspace.yaml:\(finding)\n")
        #expect(!place.exists("out"))
    }

    @Test func aBackendThatDrifted() async throws {
        try folder.remove("Backends/Tiny/backend.lock")
        try await repository.commitAll()
        let outcome = try await export()
        #expect(outcome.code == .failure)
        #expect(
            outcome.findings(showingLines: false) == "Backends/Tiny/backend.lock: error: is missing [drift.missing]\n")
        #expect(!place.exists("out"))
    }

    @Test func aRuntimeWithoutAVersion() async throws {
        try folder.write("# Changelog\n", to: "Runtime/CHANGELOG.md")
        try await repository.commitAll()
        #expect(try await refusal() == "Runtime/CHANGELOG.md has no heading that is a version, as ## 1.0.0")
    }
}
