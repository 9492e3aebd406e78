import Foundation
import Testing

/// The script with all prerequisites: it builds Tools if necessary, and runs the tool.
@Suite struct FrontDoorTests {
    private var machine: FakeMachine

    init() throws {
        machine = try FakeMachine()
        try machine.haveEverything()
    }

    private var build: String {
        "swift build --configuration debug --package-path \(machine.folder.path("checkout"))/Tools"
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
                    workspace: building Tools: about a minute the first time
                    Sources/A.swift:1:1: error: it is broken
                    workspace: Tools do not build; the full output is above and in \
                    \(machine.folder.path("checkout/Tools/.build/workspace-build.log"))

                    """)
        }
    }

    /// Both builds are kept, so that going from one to the other builds nothing.
    @Test mutating func anOptimisedBuildIsMadeOnRequest() async throws {
        #expect(try await machine.run("list").code == 0)
        #expect(try builds() == [build])
        machine.configuration = "release"
        #expect(
            try await machine.run("list").errors
                == "workspace: building Tools in release: a few minutes the first time\n")
        #expect(try builds() == [build.replacing("debug", with: "release")])
        machine.configuration = nil
        #expect(try await machine.run("list").code == 0)
        #expect(try builds() == [])
    }

    @Test mutating func noOtherBuildIsMade() async throws {
        machine.configuration = "fast"
        let program = try await machine.run("list")
        #expect(program.code == 64)
        #expect(program.errors == "workspace: WORKSPACE_BUILD has to be debug or release, this is fast\n")
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

    /// The script contains the overview of the tool, which is printed before anything is built.
    @Test(arguments: ["help", "--help", "-h"])
    func helpNeedsNothing(_ word: String) async throws {
        try machine.lack("swift")
        let program = try await machine.run(word)
        #expect(program.code == 0)
        #expect(program.errors == "")
        #expect(program.output.hasPrefix("Usage: ./workspace COMMAND [ARGUMENT…]\n"))
        #expect(try await program.output == Program.run(Program.built("workspace"), ["help"]).output)
    }

    @Test(
        arguments: [
            ["help", "new"], ["new", "--help"], ["help", "doctor"], ["completion", "bash"], ["man"],
        ])
    func theToolTellsTheRest(_ words: [String]) async throws {
        let program = try await Program.run(
            machine.folder.path("checkout/workspace"), words, in: machine.folder.path, environment: machine.environment)
        #expect(program.code == 0)
        #expect(program.output.hasSuffix("\n" + words.map { "<\($0)>\n" }.joined()))
    }

    @Test func helpOnWhatTheScriptDoesItself() async throws {
        let program = try await machine.run("doctor", "--help")
        #expect(program.code == 0)
        #expect(program.output.hasSuffix("\n<help>\n<doctor>\n"))
    }

    @Test func anUnknownCommand() async throws {
        let program = try await machine.run("regenrate")
        #expect(program.code == 64)
        #expect(program.output == "")
        #expect(program.errors == "workspace: there is no command regenrate\nSee ./workspace help.\n")
        #expect(try machine.calls() == [])
    }

    /// If the tool is built already, it suggests a command.
    @Test func anUnknownCommandIsTheToolsWhereThatIsBuilt() async throws {
        _ = try await machine.run("list")
        let program = try await machine.run("regenrate")
        #expect(program.output.hasSuffix("\n<regenrate>\n"))
    }

    @Test func noCommand() async throws {
        let program = try await machine.run()
        #expect(program.code == 64)
        #expect(program.errors == "workspace: which command?\nSee ./workspace help.\n")
    }
}
