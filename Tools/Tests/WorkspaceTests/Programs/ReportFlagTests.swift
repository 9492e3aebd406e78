import Foundation
import Testing

/// `--report` and `--summary` of the built generator.
@Suite struct ReportFlagTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(MiniatureRepository.document(title: "!odd Tiny"), to: "tiny.yaml")
    }

    private func run(_ arguments: String...) async throws -> Program {
        try await Program.run(Program.built("declarative-openapi"), arguments, in: folder.path)
    }

    private func outcomes() throws -> [String?] {
        let report = try JSONSerialization.jsonObject(with: Data(folder.text("report.json").utf8)) as? [String: Any]
        let operations = try #require(report?["operations"] as? [[String: Any]])
        return operations.map { $0["outcome"] as? String }
    }

    @Test(arguments: ["generate", "lint"])
    func aReport(_ command: String) async throws {
        let program = try await run(command, "tiny.yaml", "--report", "report.json")
        #expect(program.code == 0)
        #expect(try outcomes() == ["generated"])
    }

    /// The report is written for a refused document, too; nothing else is.
    @Test func aReportOfWhatIsRefused() async throws {
        try folder.write(
            """
            openapi: 3.0.3
            info: {title: T, version: '1'}
            paths:
              /a: {get: {operationId: a, responses: {'200': {$ref: '#/components/responses/None'}}}}

            """, to: "tiny.yaml")
        let program = try await run("tiny.yaml", "--report=report.json", "-o", "out.swift")
        #expect(program.code == 1)
        #expect(program.errors.hasPrefix("tiny.yaml:4:56: error: "))
        #expect(try outcomes() == ["refused"])
        #expect(!folder.exists("out.swift"))
    }

    @Test func aReportThatCannotBeWritten() async throws {
        try folder.write("", to: "folder/inside")
        let program = try await run("tiny.yaml", "--report", "folder", "-o", "out.swift", "-q")
        #expect(program.code == 1)
        #expect(
            program.errors
                == "folder: error: the file cannot be written: this is a directory [output.unwritable]\n")
        #expect(!folder.exists("out.swift"))
    }

    @Test(arguments: ["generate", "lint"])
    func theSummaryIsTheLastLine(_ command: String) async throws {
        let program = try await run(command, "tiny.yaml", "--summary")
        #expect(program.code == 0)
        let lines = program.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last == "1 operation, no schemas generated; 1 warning of 1 rule: yaml.tag (1)")
        #expect(try await run(command, "tiny.yaml", "--summary", "-q").errors == "")
        #expect(try await !run(command, "tiny.yaml", "--summary", "--diagnostics=json").errors.contains("no schemas"))
    }

    @Test func aPipeGetsNoSummary() async throws {
        #expect(try await run("lint", "tiny.yaml").errors.split(separator: "\n").count == 1)
    }
}
