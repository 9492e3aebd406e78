import Foundation
import Testing

/// What the front door does once nothing is missing: it builds Tools when that is needed, and hands over.
@Suite struct FrontDoorTests {
    private let machine: FakeMachine

    init() throws {
        machine = try FakeMachine()
        try machine.haveEverything()
    }

    private var build: String {
        "swift build --configuration release --package-path \(machine.folder.path("checkout"))/Tools"
    }

    /// The builds since the last time.
    private func builds() throws -> [String] { try machine.calls().filter { $0.hasPrefix("swift build") } }

    @Test func toolsAreBuiltOnce() async throws {
        #expect(try await machine.run("list").code == 0)
        #expect(try builds() == [build])
        #expect(try await machine.run("check").code == 0)
        #expect(try await machine.run("openapi", "--help").code == 0)
        #expect(try builds() == [])
    }

    @Test(arguments: ["changed", "added", "removed", "manifest"])
    func toolsAreBuiltAgainWhenASourceIs(_ change: String) async throws {
        let sources = "checkout/Tools/Sources/A"
        try machine.folder.write("// other\n", to: "\(sources)/other.swift")
        #expect(try await machine.run("list").code == 0)
        _ = try builds()
        switch change {
        case "changed": try machine.folder.write("// sourcf\n", to: "\(sources)/a source.swift")
        case "added": try machine.folder.write("", to: "\(sources)/new.swift")
        case "removed": try machine.folder.remove("\(sources)/other.swift")
        default: try machine.folder.write("// new\n", to: "checkout/Tools/Package.swift")
        }
        #expect(try await machine.run("list").code == 0)
        #expect(try builds() == [build])
        #expect(try await machine.run("list").code == 0)
        #expect(try builds() == [])
    }

    @Test func aTestOfToolsIsNoSource() async throws {
        #expect(try await machine.run("list").code == 0)
        _ = try builds()
        try machine.folder.write("// a test\n", to: "checkout/Tools/Tests/ATests/a.swift")
        #expect(try await machine.run("list").code == 0)
        #expect(try builds() == [])
    }

    @Test func aBuildThatFailsShowsItsOutputEachTime() async throws {
        try machine.have("broken")
        for _ in 0..<2 {
            let program = try await machine.run("regenerate")
            #expect(program.code == 1)
            #expect(program.output == "")
            #expect(
                program.errors == """
                    workspace: building Tools in release: a few minutes the first time
                    Sources/A.swift:1:1: error: it is broken
                    workspace: Tools do not build; the whole output stands above and in \
                    \(machine.folder.path("checkout/Tools/.build/workspace-build.log"))

                    """)
        }
    }

    @Test func argumentsArriveAsTheyAre() async throws {
        let program = try await machine.run("regenerate", "One", "two words", "*")
        let root = machine.folder.path("checkout")
        #expect(
            program.output == """
                workspace in \(machine.folder.path):
                <--root>
                <\(root)>
                <regenerate>
                <One>
                <two words>
                <*>

                """)
    }

    @Test func theGeneratorRunsInTheCallersFolder() async throws {
        try machine.folder.write("", to: "elsewhere/spec.yaml")
        let program = try await machine.run("openapi", "spec.yaml", "-o", "a b", from: machine.folder.path("elsewhere"))
        #expect(program.code == 0)
        #expect(
            program.output == """
                declarative-openapi in \(machine.folder.path("elsewhere")):
                <spec.yaml>
                <-o>
                <a b>

                """)
    }

    @Test func aLinkLeadsHereToo() async throws {
        try FileManager.default.createSymbolicLink(
            atPath: machine.folder.path("checkout/link"), withDestinationPath: "workspace")
        try FileManager.default.createSymbolicLink(
            atPath: machine.folder.path("door"), withDestinationPath: machine.folder.path("checkout/link"))
        let program = try await machine.run("list", by: machine.folder.path("door"), from: "/")
        #expect(program.code == 0)
        #expect(program.output.contains("<\(machine.folder.path("checkout"))>"))
    }

    @Test(arguments: ["help", "--help", "-h"])
    func helpNeedsNothing(_ word: String) async throws {
        try machine.lack("swift")
        let program = try await machine.run(word)
        #expect(program.code == 0)
        #expect(program.errors == "")
        let commands = program.output.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first }
        #expect(
            commands == [
                "list", "regenerate", "check", "build", "test", "new", "version", "export", "doctor", "openapi", "help",
            ])
    }

    @Test func anUnknownCommand() async throws {
        let program = try await machine.run("regenrate")
        #expect(program.code == 64)
        #expect(program.output == "")
        #expect(program.errors.hasPrefix("workspace: there is no command regenrate\nUsage: ./workspace COMMAND"))
        #expect(try machine.calls() == [])
    }

    @Test func noCommand() async throws {
        let program = try await machine.run()
        #expect(program.code == 64)
        #expect(program.errors.hasPrefix("Usage: ./workspace COMMAND"))
    }
}
