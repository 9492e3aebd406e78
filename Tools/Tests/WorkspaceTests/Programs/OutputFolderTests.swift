import Foundation
import Testing

/// `files: many` with `--output FOLDER` writes all files of the namespace, and removes old ones.
@Suite struct OutputFolderTests {
    private let folder: TemporaryFolder
    private static let files = [
        "Tiny+Client.generated.swift", "Tiny+Operations.generated.swift", "Tiny+Responses.generated.swift",
        "Tiny.generated.swift",
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "tiny.yaml")
        try folder.write("files: many\n", to: "many.yaml")
    }

    private func run(_ arguments: String...) async throws -> Program {
        try await Program.run(
            Program.built("declarative-openapi"), ["tiny.yaml", "--config", "many.yaml"] + arguments, in: folder.path)
    }

    private func names() throws -> [String] {
        try folder.contents().keys.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }.sorted()
    }

    @Test(arguments: ["out", "out/"])
    func theFolderIsMade(_ name: String) async throws {
        let program = try await run("--output", name)
        #expect(program.code == 0)
        #expect(program.output == "" && program.errors == "")
        #expect(try names() == Self.files)
    }

    @Test func onlyWhatAnEarlierRunLeftBehindGoes() async throws {
        let made = """
            // Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
            // options, and generate again.

            """
        try folder.write(made, to: "out/Tiny+Schemas.generated.swift")
        try folder.write(made, to: "out/Tiny+Schemas-A.generated.swift")
        try folder.write(made, to: "out/Tinier.generated.swift")
        try folder.write(made, to: "out/Tiny+Wiring.swift")
        try folder.write("// by hand\n", to: "out/Tiny+Mine.generated.swift")
        try folder.write("", to: "out/deeper/Tiny+Schemas.generated.swift")
        #expect(try await run("--output", "out").code == 0)
        #expect(
            try names()
                == (Self.files + [
                    "Tinier.generated.swift", "Tiny+Mine.generated.swift", "Tiny+Wiring.swift",
                    "deeper/Tiny+Schemas.generated.swift",
                ]).sorted())
    }

    @Test func aRefusedDocumentChangesNothing() async throws {
        _ = try await run("--output", "out")
        let before = try folder.contents().filter { $0.key.hasPrefix("out/") }
        try folder.write("openapi: 3.0.3\ninfo: {title: Tiny, version: \"1\"}\n\tpaths: {}\n", to: "tiny.yaml")
        #expect(try await run("--output", "out").code == 1)
        #expect(try folder.contents().filter { $0.key.hasPrefix("out/") } == before)
    }

    @Test func nothingIsWrittenWhenOneFileCannotBe() async throws {
        try folder.write("", to: "out/Tiny.generated.swift/inside")
        let program = try await run("--output", "out")
        #expect(program.code == 1)
        #expect(
            program.errors
                == "out/Tiny.generated.swift: error: the file cannot be written: this is a directory "
                + "[output.unwritable]\n")
        #expect(try names() == ["Tiny.generated.swift/inside"])
    }

    @Test func aFileIsNoFolder() async throws {
        try folder.write("// mine\n", to: "out")
        let program = try await run("--output", "out")
        #expect(program.code == 1)
        #expect(
            program.errors
                == "out: error: the file cannot be written: it is a file, and several files go into a folder "
                + "[output.unwritable]\n")
        #expect(try folder.text("out") == "// mine\n")
    }

    @Test func standardOutputIsNoFolder() async throws {
        let program = try await run()
        #expect(program.code == 64)
        #expect(
            program.errors == """
                declarative-openapi: several files need a folder: name it with --output
                See declarative-openapi help generate.

                """)
    }
}
