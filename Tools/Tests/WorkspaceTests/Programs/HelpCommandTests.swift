import Testing

/// The help of both built programs.
@Suite struct HelpCommandTests {
    private func output(_ program: String, _ words: [String]) async throws -> [Substring] {
        let program = try await Program.run(Program.built(program), words)
        #expect(program.code == 0)
        #expect(program.errors == "")
        return program.output.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The names under `Commands:`.
    private func commands(_ overview: [Substring]) -> [Substring] {
        let lines = overview.drop { $0 != "Commands:" }.dropFirst().prefix { $0 != "" }
        return lines.filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
    }

    @Test func theCommandsOfTheGenerator() async throws {
        #expect(
            try await commands(output("declarative-openapi", ["help"])) == [
                "generate", "slice", "lint", "explain", "schema", "version", "completion", "man", "help",
            ])
    }

    @Test func theCommandsOfTheWorkspace() async throws {
        #expect(
            try await commands(output("workspace", ["help"])) == [
                "list", "regenerate", "check", "build", "test", "new", "version", "export", "explain", "doctor",
                "openapi", "completion", "man", "help",
            ])
    }

    /// Each command has a page with all parts, which `help COMMAND` and `COMMAND --help` print alike. It fits a
    /// terminal, except for the commands in its examples.
    @Test(arguments: ["declarative-openapi", "workspace"])
    func everyCommandHasAPage(_ program: String) async throws {
        for command in try await commands(output(program, ["help"])).map(String.init) {
            let page = try await output(program, ["help", command])
            #expect(try await output(program, [command, "--help"]) == page)
            #expect(page[0].hasPrefix("Usage: "))
            #expect(page.contains("Examples:"))
            #expect(page.contains("  64  wrong usage"))
            #expect(page.contains { $0.contains("  -h, --help  ") })
            let long = page.drop { $0 == page[0] }.filter { $0.count > 80 && !$0.hasPrefix("  ./workspace ") }
            #expect(long.allSatisfy { $0.hasPrefix("  declarative-openapi ") }, "\(command): \(long)")
        }
    }
}
