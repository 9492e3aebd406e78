import Foundation
import Testing

/// Input that is not a document gives one line and exit code 1.
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
        // Root can read everything except a loop of links.
        try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
        #expect(
            try await findings("loop")
                == "loop: error: the file cannot be read: Too many levels of symbolic links [input.unreadable]\n")
    }

    @Test func anEmptyFile() async throws {
        try folder.write("", to: "empty.yaml")
        #expect(try await findings("empty.yaml") == "empty.yaml: error: the file is empty [input.empty]\n")
    }

    @Test func aFileThatIsTooLarge() async throws {
        // The file has a size, but no content, so it must be refused before it is read.
        try folder.write("", to: "large.yaml")
        try #require(truncate(folder.path("large.yaml"), 1 << 40) == 0)
        #expect(
            try await findings("large.yaml") == """
                large.yaml: error: the file is larger than 67108864 bytes, and no more are read; split it into files that \
                refer to each other [input.too-large]

                """)
    }

    @Test(
        arguments: [
            ("# nothing\n", "1:1: error: the file holds no document [yaml.empty]"),
            ("{", "1:1: error: this '{' is never closed [yaml.syntax]"),
            (
                "just text\n",
                "1:1: error: this is not an OpenAPI document: its root is the value `just text`, not a mapping "
                    + "[document.not-openapi]"
            ),
            (
                "a: 1\n",
                "1:1: error: this is not an OpenAPI document: it has no `openapi` or `swagger` field that states its version "
                    + "[document.not-openapi]"
            ),
            (
                "openapi: 3.0.3\n\tinfo: x\n",
                "2:1: error: a tab cannot indent YAML; use spaces [yaml.syntax]"
            ),
            (
                "openapi: 3.0.3\ninfo: {title: T, version: '1'}\nopenapi: 3.0.3\n",
                """
                3:1: error: the key "openapi" appears twice; remove or rename one of them \
                [yaml.duplicate-key]
                it.yaml:1:1: note: first declared here
                """
            ),
            (
                """
                openapi: 3.0.3
                info: {title: T, version: "1"}
                paths:
                  /a:
                    get:
                      responses:
                        "200":
                          $ref: "#/components/responses/None"
                """,
                "8:17: error: `#/components/responses/None` leads nowhere: the document has nothing there "
                    + "[reference.unresolved]"
            ),
        ])
    func whatIsNoDocument(text: String, finding: String) async throws {
        try folder.write(text, to: "it.yaml")
        #expect(try await findings("it.yaml") == "it.yaml:\(finding)\n")
    }
}
