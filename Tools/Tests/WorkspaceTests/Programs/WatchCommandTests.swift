import Foundation
import Testing

/// The built generator with `--watch`. The tests wait for its output, not for a time.
@Suite(.timeLimit(.minutes(2))) struct WatchCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "tiny.yaml")
    }

    private func watch(_ arguments: String...) throws -> RunningProgram {
        try RunningProgram(Program.built("declarative-openapi"), arguments + ["--watch"], in: folder.path)
    }

    @Test func everyChangeIsWritten() throws {
        try folder.write("enumName: One\n", to: "config.yaml")
        let program = try watch("tiny.yaml", "--config", "config.yaml", "-o", "out.swift")
        let fine = "declarative-openapi: out.swift is up to date; waiting for changes\n"
        #expect(try program.said(upTo: "waiting for changes") == fine)
        #expect(try folder.text("out.swift").contains("enum One {"))

        try folder.write("enumName: Another\n", to: "config.yaml")
        #expect(try program.said(upTo: "waiting for changes") == fine)
        let second = try folder.text("out.swift")
        #expect(second.contains("enum Another {"))

        try folder.write("{", to: "tiny.yaml")
        #expect(
            try program.said(upTo: "waiting for changes") == """
                tiny.yaml:1:1: error: this '{' is never closed [yaml.syntax]
                declarative-openapi: out.swift has not changed; waiting for changes

                """)
        #expect(try folder.text("out.swift") == second)

        try folder.remove("tiny.yaml")
        #expect(
            try program.said(upTo: "waiting for changes") == """
                tiny.yaml: error: there is no such file [input.missing]
                declarative-openapi: waiting for changes

                """)

        try folder.write(MiniatureRepository.document(title: "Tiny") + "x-more: 1\n", to: "tiny.yaml")
        #expect(try program.said(upTo: "waiting for changes") == fine)
        #expect(program.end(SIGTERM) == 0)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func itEndsWhenItIsToldTo(_ signal: Int32) throws {
        let program = try watch("lint", "tiny.yaml")
        #expect(
            try program.said(upTo: "waiting for changes")
                == "declarative-openapi: tiny.yaml is fine; waiting for changes\n")
        #expect(program.end(signal) == 0)
        #expect(try folder.contents().count == 1)
    }

    @Test(
        arguments: [
            (["tiny.yaml", "--watch"], "--watch needs --output FILE"),
            (["-", "-o", "x.swift", "--watch"], "--watch needs a file, not standard input"),
        ])
    func wrongUsage(arguments: [String], sentence: String) async throws {
        let program = try await Program.run(Program.built("declarative-openapi"), arguments, in: folder.path)
        #expect(program.code == 64)
        #expect(program.errors == "declarative-openapi: \(sentence)\nSee declarative-openapi help generate.\n")
    }
}
