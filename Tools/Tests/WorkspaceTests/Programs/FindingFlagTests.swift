import Foundation
import Testing

/// The flags for findings of the built generator: `--diagnostics`, `--color`, `--deny`.
@Suite struct FindingFlagTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(MiniatureRepository.document(title: "!odd Tiny"), to: "tiny.yaml")
    }

    private func run(_ arguments: String...) async throws -> Program {
        var environment = ProcessInfo.processInfo.environment
        environment["NO_COLOR"] = nil
        return try await Program.run(
            Program.built("declarative-openapi"), arguments, in: folder.path, environment: environment)
    }

    @Test func json() async throws {
        let program = try await run("lint", "tiny.yaml", "--diagnostics", "json", "--strict")
        #expect(program.code == 1)
        #expect(program.output == "")
        let text = Data(program.errors.utf8)
        let document = try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
        let findings = try #require(document["diagnostics"] as? [[String: Any]])
        #expect(findings.count == 1)
        #expect(findings[0]["rule"] as? String == "yaml.tag")
        #expect(findings[0]["severity"] as? String == "warning")
        #expect(findings[0]["file"] as? String == "tiny.yaml")
        #expect(findings[0]["line"] as? Int == 3)
        #expect(findings[0]["column"] as? Int == 10)
    }

    @Test func oneJSONDocumentWhateverHappens() async throws {
        #expect(
            try await run("lint", "tiny.yaml", "--diagnostics=json", "-q").errors == "{\"diagnostics\": []}\n")
        try folder.write("", to: "folder/inside")
        try folder.write("nme: x\n", to: "config.yaml")
        for arguments in [["tiny.yaml", "-o", "folder"], ["none.yaml"], ["tiny.yaml", "--config", "config.yaml"]] {
            let program = try await Program.run(
                Program.built("declarative-openapi"), arguments + ["--diagnostics", "json"], in: folder.path)
            #expect(program.code == 1)
            let document = try JSONSerialization.jsonObject(with: Data(program.errors.utf8)) as? [String: Any]
            let findings = try #require(document?["diagnostics"] as? [[String: Any]])
            #expect(findings.contains { $0["severity"] as? String == "error" })
        }
    }

    @Test func gitHub() async throws {
        let program = try await run("lint", "tiny.yaml", "--diagnostics", "github")
        #expect(program.errors.hasPrefix("::warning file=tiny.yaml,line=3,col=10,title=yaml.tag::"))
    }

    @Test func textIsTheDefault() async throws {
        let errors = try await run("lint", "tiny.yaml").errors
        #expect(try await run("lint", "tiny.yaml", "--diagnostics", "text", "--color", "never").errors == errors)
        #expect(try await run("lint", "tiny.yaml", "--color", "auto").errors == errors)
        #expect(!errors.contains("\u{1B}"))
    }

    @Test func colorsWhereTheyAreAskedFor() async throws {
        let program = try await run("lint", "tiny.yaml", "--color=always")
        #expect(program.errors.hasPrefix("\u{1B}[1mtiny.yaml:3:10:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m "))
        #expect(program.errors.contains("  title: !odd Tiny\n"))
        #expect(program.errors.contains("\u{1B}[1;33m^\u{1B}[0m\n"))
    }

    @Test func aDeniedWarningIsAnError() async throws {
        let program = try await run("tiny.yaml", "--deny", "yaml.tag", "-o", "out.swift")
        #expect(program.code == 1)
        #expect(program.errors.hasPrefix("tiny.yaml:3:10: error: "))
        #expect(program.errors.hasSuffix(" [yaml.tag]\n"))
        #expect(!folder.exists("out.swift"))
        #expect(try await run("lint", "tiny.yaml", "--deny", "yaml.tag").code == 1)
    }

    @Test func flagsComeBeforeTheConfiguration() async throws {
        try folder.write("deny: [yaml.tag]\n", to: "deny.yaml")
        #expect(try await run("lint", "tiny.yaml", "--config", "deny.yaml").code == 1)
        #expect(try await run("lint", "tiny.yaml", "--config", "deny.yaml", "--allow", "yaml.tag").code == 0)
        try folder.write("allow: [yaml.tag]\n", to: "allow.yaml")
        #expect(try await run("lint", "tiny.yaml", "--config", "allow.yaml", "--strict").code == 0)
        #expect(try await run("lint", "tiny.yaml", "--config", "allow.yaml", "--deny", "yaml.tag").code == 1)
    }

    @Test(
        arguments: [
            (["--deny", "yaml.tga"], "there is no rule yaml.tga; did you mean yaml.tag?"),
            (["--deny", "yaml.syntax"], "yaml.syntax is an error, even if it is not denied"),
            (["--deny", "yaml.tag", "--allow", "yaml.tag"], "yaml.tag is both allowed and denied"),
            (["--diagnostics", "xml"], "--diagnostics is text, json or github, not xml"),
            (["--color", "allways"], "--color is auto, always or never, not allways; did you mean always?"),
        ])
    func wrongUsage(flags: [String], sentence: String) async throws {
        let program = try await Program.run(
            Program.built("declarative-openapi"), ["lint", "tiny.yaml"] + flags, in: folder.path)
        #expect(program.code == 64)
        #expect(program.errors == "declarative-openapi: \(sentence)\nSee declarative-openapi help lint.\n")
    }
}
