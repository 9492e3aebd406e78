import Foundation
import Testing

/// Input that is no document: one line each, exit code 1.
@Suite struct BadInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func findings(_ name: String) async throws -> String {
        let program = try await Program.run(Program.built("declarative-openapi"), [name], in: folder.path)
        #expect(program.code == 1)
        #expect(program.output == "")
        return program.errors
    }

    @Test func aMissingFile() async throws {
        #expect(try await findings("none.yaml") == "none.yaml: error: there is no such file [input.missing]\n")
        #expect(try await findings("a/b.yaml") == "a/b.yaml: error: there is no such file [input.missing]\n")
    }

    @Test func aDirectory() async throws {
        try folder.write("", to: "folder/inside")
        #expect(try await findings("folder") == "folder: error: this is a directory, not a file [input.directory]\n")
    }

    @Test func anUnreadableFile() async throws {
        // Nothing is unreadable for root but a loop of links.
        try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
        #expect(
            try await findings("loop")
                == "loop: error: the file cannot be read: Too many levels of symbolic links [input.unreadable]\n")
    }

    @Test func anEmptyFile() async throws {
        try folder.write("", to: "empty.yaml")
        #expect(try await findings("empty.yaml") == "empty.yaml: error: the file is empty [input.empty]\n")
    }

    @Test(
        arguments: [
            ("# nothing\n", "x"),
            ("{", "x"),
            ("just text\n", "x"),
            ("a: 1\n", "x"),
            ("openapi: 3.0.3\n\tinfo: x\n", "x"),
            ("openapi: 3.0.3\nopenapi: 3.0.3\n", "x"),
        ])
    func whatIsNoDocument(text: String, finding: String) async throws {
        try folder.write(text, to: "it.yaml")
        #expect(try await findings("it.yaml") == "it.yaml:\(finding)\n")
    }
}
