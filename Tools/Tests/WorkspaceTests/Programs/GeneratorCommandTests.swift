import DeclarativeOpenAPI
import Foundation
import Testing

/// The built `declarative-openapi`: arguments in; standard output, standard error and exit code out.
@Suite struct GeneratorCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "tiny.yaml")
    }

    private func run(_ arguments: String...) async throws -> Program {
        try await Program.run(Program.built("declarative-openapi"), arguments, in: folder.path)
    }

    @Test func theSourceGoesToStandardOutput() async throws {
        let program = try await run("tiny.yaml")
        #expect(program.code == 0)
        #expect(program.errors == "")
        #expect(program.output.contains("public nonisolated enum Tiny {\n"))
        #expect(program.output.hasSuffix("}\n"))
    }

    @Test(arguments: [["-o", "out.swift"], ["-oout.swift"], ["--output", "out.swift"], ["--output=out.swift"]])
    func orIntoAFile(_ flag: [String]) async throws {
        let wanted = try await run("tiny.yaml").output
        let program = try await Program.run(
            Program.built("declarative-openapi"), flag + ["--", "tiny.yaml"], in: folder.path)
        #expect(program.code == 0)
        #expect(program.output == "")
        #expect(try folder.text("out.swift") == wanted)
        #expect(try folder.contents().count == 2)
    }

    @Test func theNamespaceMayBeNamed() async throws {
        let program = try await run("tiny.yaml", "--enum-name", "Small")
        #expect(program.output.contains("public nonisolated enum Small {\n"))
    }

    @Test func theOptionsMayStandInAFile() async throws {
        try folder.write("name: Any\nspec: none.yaml\nversion: 1.0.0\nenumName: Small\n", to: "deep/backend.yaml")
        let program = try await run("tiny.yaml", "--config", "deep/backend.yaml")
        #expect(program.errors == "")
        #expect(program.output.contains("public nonisolated enum Small {\n"))
        let other = try await run("tiny.yaml", "--config", "deep/backend.yaml", "--enum-name", "Other")
        #expect(other.output.contains("public nonisolated enum Other {\n"))
    }

    @Test func aFileOfOptionsThatCannotBeUsed() async throws {
        try folder.write("enumNam: Small\n", to: "deep/backend.yaml")
        let program = try await run("tiny.yaml", "--config", "deep/backend.yaml", "-o", "out.swift")
        #expect(program.code == 1)
        #expect(
            program.errors
                == "deep/backend.yaml:1:1: error: enumNam is not a key of a backend.yaml; did you mean enumName? "
                + "[backend.key]\n")
        #expect(!folder.exists("out.swift"))
        #expect(
            try await run("tiny.yaml", "--config", "none.yaml").errors
                == "none.yaml: error: there is no such file [input.missing]\n")
    }

    @Test func aMapOfTheTypesIsWrittenBesideTheSource() async throws {
        let program = try await run("tiny.yaml", "--types", "types.json", "-o", "out.swift")
        #expect(program.code == 0)
        #expect(program.output == "" && program.errors == "")
        #expect(try folder.text("types.json").contains("\"namespace\" : \"Tiny\""))
        #expect(try folder.text("out.swift").contains("public nonisolated enum Tiny {\n"))
    }

    @Test func neitherIsWrittenWhenOneCannotBe() async throws {
        try folder.write("", to: "folder/inside")
        let program = try await run("tiny.yaml", "--types", "folder", "-o", "out.swift")
        #expect(program.code == 1)
        #expect(!folder.exists("out.swift"))
    }

    @Test(arguments: ["--version", "version"])
    func theVersion(_ word: String) async throws {
        #expect(try await run(word).output == "declarative-openapi \(Generator.version)\n")
    }

    @Test func aDocumentMayBeCalledLikeACommand() async throws {
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "lint")
        let wanted = try await run("tiny.yaml").output
        #expect(try await run("./lint").output == wanted)
        #expect(try await run("generate", "lint").output == wanted)
    }

    @Test func aFileWithoutAnEndingIsADocument() async throws {
        try folder.write(MiniatureRepository.document(title: "Tiny"), to: "tiny")
        #expect(try await run("tiny").output.contains("public nonisolated enum Tiny {\n"))
    }

    @Test func quietRunsPrintErrorsOnly() async throws {
        try folder.write(MiniatureRepository.document(title: "!odd Tiny"), to: "tiny.yaml")
        let program = try await run("tiny.yaml", "-q")
        #expect(program.code == 0)
        #expect(program.errors == "")
        #expect(program.output.contains("public nonisolated enum Tiny {\n"))
    }

    private static let usage = "declarative-openapi [generate] DOCUMENT [FLAG…]"

    @Test(
        arguments: [
            ([], "DOCUMENT is missing: \(usage)"),
            (["a.yaml", "b.yaml"], "b.yaml is one argument too many: \(usage)"),
            (["tiny.yaml", "--ouput", "x"], "there is no flag --ouput; did you mean --output?"),
            (["tiny.yaml", "-O", "x"], "there is no flag -O; did you mean -o?"),
            (["tiny.yaml", "-t"], "there is no flag -t; did you mean --types?"),
            (["tiny.yaml", "-output", "x"], "there is no flag -output; did you mean --output?"),
            (["tiny.yaml", "--allow", "yaml.sintax"], "there is no rule yaml.sintax"),
            (["tiny.yaml", "--allow", "yaml.tags"], "there is no rule yaml.tags; did you mean yaml.tag?"),
            (["tiny.yaml", "--allow", "yaml.syntax"], "yaml.syntax is always an error and cannot be allowed"),
            (["tiny.yaml", "--enum-name="], "--enum-name needs a value: --enum-name NAME"),
        ])
    func wrongUsage(arguments: [String], sentence: String) async throws {
        let program = try await Program.run(Program.built("declarative-openapi"), arguments, in: folder.path)
        #expect(program.code == 64)
        #expect(program.output == "")
        #expect(program.errors == "declarative-openapi: \(sentence)\nSee declarative-openapi help generate.\n")
    }

    @Test(
        arguments: [
            (["lnit", "tiny.yaml"], "there is no command and no file lnit; did you mean lint?"),
            (["help", "genrate"], "there is no command genrate; did you mean generate?"),
        ])
    func anUnknownCommand(arguments: [String], sentence: String) async throws {
        let program = try await Program.run(Program.built("declarative-openapi"), arguments, in: folder.path)
        #expect(program.code == 64)
        #expect(program.output == "")
        #expect(program.errors == "declarative-openapi: \(sentence)\nSee declarative-openapi help.\n")
    }

    /// If nobody reads its output, the program ends by SIGPIPE, without a message.
    @Test func aReaderThatGoesAway() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try Program.built("declarative-openapi"))
        process.arguments = ["tiny.yaml"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try folder.write("", to: "errors")
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("errors")))
        process.standardOutput = pipe.fileHandleForWriting
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGPIPE)
        #expect(try folder.text("errors") == "")
    }

    @Test func aFailureLeavesAnOutputFileAsItIs() async throws {
        try folder.write("// mine\n", to: "out.swift")
        try folder.write("openapi: 3.0.3\n\tinfo: x\n", to: "broken.yaml")
        let program = try await run("broken.yaml", "-o", "out.swift")
        #expect(program.code == 1)
        #expect(try folder.text("out.swift") == "// mine\n")
        #expect(try folder.contents().count == 3)
    }

    @Test func anOutputFileThatIsRightIsNotTouched() async throws {
        _ = try await run("tiny.yaml", "-o", "out.swift")
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path("out.swift"))
        #expect(try await run("tiny.yaml", "-o", "out.swift").code == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out.swift"))
        #expect(attributes[.modificationDate] as? Date == past)
    }

    @Test func anOutputFileThatCannotBeWritten() async throws {
        try folder.write("", to: "folder/inside")
        let program = try await run("tiny.yaml", "-o", "folder")
        #expect(program.code == 1)
        #expect(
            program.errors
                == "folder: error: the file cannot be written: this is a directory [output.unwritable]\n")
    }

    /// A tag is a warning: it fails a strict run, unless its rule is allowed.
    @Test func strictRunsFailOfWarnings() async throws {
        let document = MiniatureRepository.document(title: "!odd Tiny")
        try folder.write(document, to: "tiny.yaml")
        let warning = "tiny.yaml:3:10: warning: "
        let lenient = try await run("tiny.yaml", "-o", "out.swift")
        #expect(lenient.code == 0)
        #expect(lenient.errors.hasPrefix(warning) && lenient.errors.hasSuffix(" [yaml.tag]\n"))
        try folder.write("// mine\n", to: "out.swift")

        let strict = try await run("tiny.yaml", "-o", "out.swift", "--strict")
        #expect(strict.code == 1)
        #expect(
            strict.errors == lenient.errors
                + "declarative-openapi: 1 warning fails this run (--strict); nothing was written\n")
        #expect(try folder.text("out.swift") == "// mine\n")

        let allowed = try await run("tiny.yaml", "-o", "out.swift", "--strict", "--allow", "yaml.tag")
        #expect(allowed.code == 0)
        #expect(allowed.errors == lenient.errors)
        #expect(try folder.text("out.swift") != "// mine\n")
    }

    /// One operation has a broken reference. Nothing is written; if the rule is allowed, the rest is written.
    @Test func aRefusalIsAnErrorUnlessItsRuleIsAllowed() async throws {
        let broken = """
              /broken:
                get:
                  operationId: broken
                  responses:
                    "200":
                      $ref: "#/components/responses/None"

            """
        try folder.write(MiniatureRepository.document(title: "Tiny") + broken, to: "tiny.yaml")
        let sentence =
            "`#/components/responses/None` leads nowhere: the document has nothing there [reference.unresolved]\n"
        let refused = try await run("tiny.yaml", "-o", "out.swift")
        #expect(refused.code == 1)
        #expect(refused.errors == "tiny.yaml:17:17: error: \(sentence)")
        #expect(!folder.exists("out.swift"))

        let allowed = try await run("tiny.yaml", "-o", "out.swift", "--allow", "reference.unresolved", "--strict")
        #expect(allowed.code == 0)
        #expect(allowed.errors == "tiny.yaml:17:17: warning: \(sentence)")
        #expect(try folder.text("out.swift").contains("case ping\n"))
        #expect(try !folder.text("out.swift").contains("broken"))
    }

    @Test func aSchemeThatTheDocumentDoesNotHaveCannotBeExcluded() async throws {
        let program = try await run("tiny.yaml", "--exclude-scheme", "Admin")
        #expect(program.code == 1)
        #expect(program.output == "")
        #expect(
            program.errors == """
                tiny.yaml:1:1: error: the document declares no security scheme `Admin`, so none can be excluded \
                [security.excluded-scheme]

                """)
    }
}
