import Foundation
import Testing

/// The built `declarative-openapi lint`: the findings of a document, and no output.
@Suite struct LintCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func lint(_ document: String, _ flags: String...) async throws -> Program {
        try folder.write(document, to: "tiny.yaml")
        return try await Program.run(
            Program.built("declarative-openapi"), ["lint", "tiny.yaml"] + flags, in: folder.path)
    }

    @Test func aSoundDocument() async throws {
        let program = try await lint(MiniatureRepository.document(title: "Tiny"))
        #expect(program.code == 0)
        #expect(program.output == "" && program.errors == "")
        #expect(try folder.contents().count == 1)
    }

    /// The findings are those of `generate`; warnings alone do not fail.
    @Test func warnings() async throws {
        let document = MiniatureRepository.document(title: "!odd Tiny")
        let program = try await lint(document)
        #expect(program.code == 0)
        #expect(program.output == "")
        #expect(program.errors.hasPrefix("tiny.yaml:3:10: warning: "))
        let generated = try await Program.run(Program.built("declarative-openapi"), ["tiny.yaml"], in: folder.path)
        #expect(program.errors == generated.errors)

        let strict = try await lint(document, "--strict")
        #expect(strict.code == 1)
        #expect(strict.errors == program.errors + "declarative-openapi: 1 warning fails this run (--strict)\n")
        #expect(try await lint(document, "--strict", "--allow", "yaml.tag").code == 0)
        #expect(try await lint(document, "-q").errors == "")
    }

    @Test func errors() async throws {
        let program = try await lint(
            """
            openapi: 3.0.3
            info: {title: T, version: '1'}
            paths:
              /a: {get: {operationId: a, responses: {'200': {$ref: '#/components/responses/None'}}}}

            """)
        #expect(program.code == 1)
        #expect(program.output == "")
        #expect(
            program.errors == """
                tiny.yaml:4:56: error: `#/components/responses/None` leads nowhere: the document has nothing there \
                [reference.unresolved]

                """)
    }

    @Test func aDocumentThatCannotBeRead() async throws {
        let program = try await lint("{")
        #expect(program.code == 1)
        #expect(program.errors == "tiny.yaml:1:1: error: this '{' is never closed [yaml.syntax]\n")
    }

    @Test func itWritesNothing() async throws {
        let program = try await lint(MiniatureRepository.document(title: "Tiny"), "--output", "x.swift")
        #expect(program.code == 64)
        #expect(
            program.errors
                == "declarative-openapi: there is no flag --output\nSee declarative-openapi help lint.\n")
    }
}
