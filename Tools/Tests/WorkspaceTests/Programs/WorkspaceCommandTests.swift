import Foundation
import Testing

/// The built `workspace`: standard output, standard error and exit code.
@Suite struct WorkspaceCommandTests {
    private let repository: MiniatureRepository
    private var folder: TemporaryFolder { repository.folder }

    init() throws { repository = try MiniatureRepository() }

    private func run(_ arguments: String..., path: String? = nil) async throws -> Program {
        var environment = ProcessInfo.processInfo.environment
        if let path { environment["PATH"] = "\(path):\(environment["PATH"] ?? "")" }
        return try await Program.run(
            Program.built("workspace"), ["--root", folder.path] + arguments, in: "/", environment: environment)
    }

    @Test func regenerateThenCheck() async throws {
        let program = try await run("regenerate")
        #expect(program.code == 0)
        #expect(program.errors == "")
        let lines = program.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("Tiny: 1 operation, 0 models, 0 warnings, 4 files changed, "))
        #expect(lines[1] == "Package.swift: 1 file changed")

        #expect(try await run("regenerate").output == "Tiny: unchanged\n")
        let check = try await run("check")
        #expect(check.code == 0)
        #expect(check.output == "")
        #expect(check.errors == "")
    }

    @Test func checkNamesWhatDrifted() async throws {
        _ = try await run("regenerate")
        try folder.remove("Package.swift")
        let program = try await run("check")
        #expect(program.code == 1)
        #expect(program.errors == "Package.swift: error: is missing [drift.missing]\n")
    }

    @Test func list() async throws {
        let program = try await run("list")
        #expect(program.code == 0)
        #expect(program.output == "Tiny  TinyAPI  1.0.0  Specs/Tiny.yaml\n")
    }

    @Test(
        arguments: [
            (["check", "Tinny"], "there is no backend Tinny; did you mean Tiny?"),
            (["test", "--verbos"], "there is no flag --verbos; did you mean --verbose?"),
            (["new", "--spec", "a.yaml"], "NAME is missing: ./workspace new NAME --spec FILE [FLAG…]"),
            (["new", "Shop"], "--spec FILE is missing: ./workspace new NAME --spec FILE [FLAG…]"),
            (
                ["new", "Shop", "--spec", "a.txt"],
                "the name of a document ends with .yaml, .yml or .json; this is a.txt"
            ),
            (["list", "--spec", "a.yaml"], "there is no flag --spec"),
            (["list", "Tiny"], "Tiny is one argument too many: ./workspace list"),
            (["version", "Tiny"], "major|minor|patch is missing: ./workspace version NAME major|minor|patch"),
            (["version", "Tiny", "huge"], "the argument of version is major, minor or patch, not huge"),
            (["version", "Tinny", "major"], "there is no backend Tinny; did you mean Tiny?"),
            (["export", "Tiny"], "FOLDER is missing: ./workspace export NAME FOLDER [FLAG…]"),
            (["export", "Tinny", "no such folder"], "there is no backend Tinny; did you mean Tiny?"),
            (["doctor"], "the script runs doctor: ./workspace doctor"),
        ])
    func wrongUsage(arguments: [String], sentence: String) async throws {
        let program = try await Program.run(Program.built("workspace"), ["--root", folder.path] + arguments)
        #expect(program.code == 64)
        #expect(program.output == "")
        #expect(program.errors == "workspace: \(sentence)\nSee ./workspace help \(arguments[0]).\n")
    }

    @Test func anUnknownCommand() async throws {
        let program = try await run("regenrate")
        #expect(program.code == 64)
        #expect(
            program.errors
                == "workspace: there is no command regenrate; did you mean regenerate?\nSee ./workspace help.\n")
    }

    @Test func newThenCheck() async throws {
        _ = try await run("regenerate")
        try folder.write(MiniatureRepository.document(title: "Shop"), to: "shop.json.yaml")
        let program = try await run("new", "Shop", "--spec=\(folder.path)/shop.json.yaml", "--module", "Store")
        #expect(program.code == 0)
        #expect(program.errors == "")
        #expect(program.output.hasPrefix("Shop: 1 operation, 0 models, 0 warnings, 9 files made\nNext: "))
        #expect(try await run("check").code == 0)

        let again = try await run("new", "shop", "--spec", "\(folder.path)/shop.json.yaml")
        #expect(again.code == 1)
        #expect(again.output == "")
        #expect(again.errors == "workspace: shop differs only by case from Shop, which is a backend already\n")
    }

    /// Adds a fake `swift` with the output of a test run, and scripts in `ci/`.
    private func prepareRuns(
        swift: String,
        scripts: [String] = [
            "format", "specs", "operations", "readme", "symbols", "type-check", "isolation", "corpus", "roundtrip",
            "corpuswire", "budget", "fuzz", "jsonpath", "wire", "dependency", "export",
        ]
    ) async throws {
        try folder.write(
            "#!/bin/sh\necho \"swift $*\" >>'\(folder.path)/calls'\n\(swift)\n", to: "bin/swift", executable: true)
        for name in scripts {
            try folder.write(
                "#!/bin/sh\necho \(name) >>'\(folder.path)/calls'\necho skipped: a part of \(name)\n", to: "ci/\(name)",
                executable: true)
        }
        _ = try await run("regenerate")
    }

    /// Lines without the times in them.
    private func lines(_ program: Program) -> [String] {
        program.output.split(separator: "\n").map { line in
            guard line.hasPrefix("   "), line.hasSuffix(" s"), let comma = line.lastIndex(of: ",") else {
                return String(line)
            }
            return String(line[..<comma])
        }
    }

    @Test func testWithoutNamesRunsEverything() async throws {
        try await prepareRuns(swift: "echo '✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.'")
        let program = try await run("test", path: folder.path("bin"))
        #expect(program.code == 0)
        #expect(
            lines(program) == [
                "== format", "skipped: a part of format", "   ok: 1 passed, 0 failed",
                "== drift", "   ok: 1 passed, 0 failed",
                "== specs", "skipped: a part of specs", "   ok: 1 passed, 0 failed",
                "== operations", "skipped: a part of operations", "   ok: 1 passed, 0 failed",
                "== readme", "skipped: a part of readme", "   ok: 1 passed, 0 failed",
                "== symbols", "skipped: a part of symbols", "   ok: 1 passed, 0 failed",
                "== type-check", "skipped: a part of type-check", "   ok: 1 passed, 0 failed",
                "== isolation", "skipped: a part of isolation", "   ok: 1 passed, 0 failed",
                "== corpus", "skipped: a part of corpus", "   ok: 1 passed, 0 failed",
                "== roundtrip", "skipped: a part of roundtrip", "   ok: 1 passed, 0 failed",
                "== corpuswire", "skipped: a part of corpuswire", "   ok: 1 passed, 0 failed",
                "== budget", "skipped: a part of budget", "   ok: 1 passed, 0 failed",
                "== fuzz", "skipped: a part of fuzz", "   ok: 1 passed, 0 failed",
                "== jsonpath", "skipped: a part of jsonpath", "   ok: 1 passed, 0 failed",
                "== Tools", "   ok: 12 passed, 0 failed",
                "== Runtime", "   ok: 12 passed, 0 failed",
                "== Tiny", "   ok: 12 passed, 0 failed",
                "== wire", "skipped: a part of wire", "   ok: 1 passed, 0 failed",
                "== dependency", "skipped: a part of dependency", "   ok: 1 passed, 0 failed",
                "== export", "skipped: a part of export", "   ok: 1 passed, 0 failed",
                "53 passed, 0 failed",
            ])
        let root = folder.path
        #expect(
            try folder.text("calls").split(separator: "\n") == [
                "format", "specs", "operations", "readme", "symbols", "type-check", "isolation", "corpus", "roundtrip",
                "corpuswire", "budget", "fuzz", "jsonpath",
                "swift test --package-path \(root)/Tools",
                "swift test --package-path \(root)/Runtime --scratch-path \(root)/.build/tests/Runtime -Xswiftc "
                    + "-warnings-as-errors",
                "swift test --package-path \(root)/Backends/Tiny --scratch-path \(root)/.build/tests/Tiny -Xswiftc "
                    + "-warnings-as-errors",
                "wire", "dependency", "export",
            ])
    }

    @Test func everySectionRunsAndTheFailingOnesAreNamed() async throws {
        try await prepareRuns(
            swift: """
                echo '✘ Test one() failed after 0.001 seconds with 1 issue.'
                echo '✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 1 issue.'
                exit 1
                """,
            scripts: [
                "format", "specs", "operations", "readme", "symbols", "type-check", "isolation", "corpus", "roundtrip",
                "corpuswire", "budget", "fuzz", "jsonpath", "wire",
            ])
        try folder.write("// edited\n", to: "Package.swift")
        let program = try await run("test", path: folder.path("bin"))
        #expect(program.code == 1)
        let lines = lines(program)
        #expect(lines.suffix(2) == ["Failed: drift, Tools, Runtime, Tiny, dependency, export", "20 passed, 6 failed"])
        #expect(lines.contains("Package.swift: error: is not what the backends say [drift.manifest]"))
        #expect(lines.contains("✘ Test one() failed after 0.001 seconds with 1 issue."))
    }

    @Test func aRunThatFindsNoTestFails() async throws {
        try await prepareRuns(swift: "echo '✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.'")
        let program = try await run("test", "Tiny", path: folder.path("bin"))
        #expect(program.code == 1)
        #expect(
            lines(program) == [
                "== Tiny", "✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.",
                "   FAILED: found no test", "Failed: Tiny", "0 passed, 1 failed",
            ])
    }

    @Test func buildFailsWhenABuildDoes() async throws {
        try await prepareRuns(swift: "echo 'error: it is broken'; exit 1")
        let program = try await run("build", "Tiny", path: folder.path("bin"))
        #expect(program.code == 1)
        #expect(program.output == "== Tiny\nerror: it is broken\nTiny: the build failed\n")
        #expect(try folder.text("calls").hasPrefix("swift build --package-path \(folder.path)/Backends/Tiny "))
    }
}
