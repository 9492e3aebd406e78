import APIModel
import Diagnostics
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// One namespace in several files.
@Suite struct FileLayoutTests {
    private static let many = OutputForm(files: .many)

    /// The head of a file whose interface names types of these modules.
    private static func head(exposing modules: String...) -> String {
        func level(_ module: String) -> String { modules.contains(module) ? "public " : "" }
        return """
            // Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
            // options, and generate again.

            @_spi(Generated) \(level("DeclarativeOpenAPIRuntime"))import DeclarativeOpenAPIRuntime
            @_spi(Generated) \(level("DeclarativeRequests"))import DeclarativeRequests
            \(level("Foundation"))import Foundation


            """
    }

    @Test func aFileForEachSectionThatGrowsWithTheDocument() throws {
        let files = try files(
            of: """
                openapi: 3.1.0
                info: {title: Demo, version: "1"}
                servers: [{url: https://demo.test}]
                paths: {/a: {get: {operationId: getA, responses: {"204": {}}}}}
                components: {schemas: {Name: {type: string}}}
                """, Self.many)
        #expect(
            files.keys.sorted() == [
                "Demo+Client.generated.swift", "Demo+Operations.generated.swift", "Demo+Responses.generated.swift",
                "Demo+Schemas.generated.swift", "Demo.generated.swift",
            ])
        #expect(
            files["Demo.generated.swift"] == Self.head(exposing: "Foundation") + """
                /// Demo
                public nonisolated enum Demo {
                    private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime

                    // MARK: - Servers

                    /// The document's first server.
                    public static let defaultBaseURL = URL(string: "https://demo.test")!
                }

                """)
        #expect(
            files["Demo+Schemas.generated.swift"] == Self.head() + """
                nonisolated extension Demo {
                    public typealias Name = String
                }

                """)
        #expect(
            files["Demo+Responses.generated.swift"] == Self.head() + """
                nonisolated extension Demo {
                    /// The statuses that mean success, and the types of responses.
                    public nonisolated enum Responses {
                        /// The statuses with which the operation succeeds.
                        public static func successStatuses(_ operation: Operation) -> Set<Int> {
                            return [204]
                        }
                    }
                }

                """)
    }

    @Test func anAPIWithoutOperationsIsOneFileAndItsSchemas() throws {
        let files = try files(of: document(schemas: "A: {type: string}"), Self.many)
        #expect(files.keys.sorted() == ["Demo+Schemas.generated.swift", "Demo.generated.swift"])
    }

    @Test(arguments: ["one", "many"])
    func modulesOfTheUserAreImportedEverywhere(_ layout: String) throws {
        var sink = DiagnosticSink()
        let configuration = "files: \(layout)\ntypes: {import: [Zebra, Charge]}\n"
        let options = try #require(
            GeneratorOptions.read(SourceFile(name: "backend.yaml", text: configuration), sink: &sink))
        let document = SourceFile(name: "a.yaml", text: document(schemas: "A: {type: string}"))
        let files = Generator.generate(document, options: options).files
        #expect(files.count == (layout == "one" ? 1 : 2))
        for file in files {
            #expect(
                file.text.contains(
                    """

                    import Charge
                    @_spi(Generated) import DeclarativeOpenAPIRuntime
                    @_spi(Generated) import DeclarativeRequests
                    import Foundation
                    import Zebra

                    """))
        }
    }

    // MARK: - Large sections

    /// The given number of schemas whose names have the prefix; each takes 9 or 10 lines.
    private static func schemas(_ count: Int, _ start: String) -> String {
        (0..<count).map { "\(start)\($0): {type: object, properties: {a: {type: string}, b: {type: integer}}}\n" }
            .joined()
    }

    private func names(_ files: [String: String]) -> [String] {
        files.keys.map { $0.replacing(".generated.swift", with: "") }.sorted()
    }

    @Test func aLargeSectionIsDividedByTheFirstLetters() throws {
        let schemas = Self.schemas(350, "Apple") + Self.schemas(350, "Avocado") + Self.schemas(100, "Pear") + "É: {}\n"
        let files = try files(of: document(schemas: schemas), Self.many)
        #expect(
            names(files) == [
                "Demo", "Demo+Schemas--E9", "Demo+Schemas-Ap", "Demo+Schemas-Av", "Demo+Schemas-P",
            ])
        let pears = try #require(files["Demo+Schemas-P.generated.swift"])
        #expect(
            pears.hasPrefix(
                Self.head(exposing: "DeclarativeOpenAPIRuntime")
                    + "nonisolated extension Demo {\n    public nonisolated struct Pear0: "))
        #expect(pears.matches(of: /public nonisolated struct/).count == 100)
    }

    @Test func oneSchemaMoreChangesOneFile() throws {
        let schemas = Self.schemas(350, "Apple") + Self.schemas(350, "Avocado") + Self.schemas(100, "Pear")
        let before = try files(of: document(schemas: schemas), Self.many)
        let after = try files(of: document(schemas: schemas + "Aqua: {type: string}\n"), Self.many)
        #expect(Set(after.keys).subtracting(before.keys) == ["Demo+Schemas-Aq.generated.swift"])
        #expect(before.allSatisfy { after[$0.key] == $0.value })
        let grown = try files(of: document(schemas: schemas + "Pea: {type: string}\n"), Self.many)
        #expect(before.filter { grown[$0.key] != $0.value }.keys.sorted() == ["Demo+Schemas-P.generated.swift"])
        #expect(grown.count == before.count)
    }

    /// Some file systems take names that differ only by case for one.
    @Test func lettersAreTakenWithoutTheirCase() throws {
        let schemas = Self.schemas(200, "APe") + Self.schemas(200, "ApE_") + Self.schemas(300, "apo") + "AQ: {}\n"
        #expect(
            names(try files(of: document(schemas: schemas), Self.many)) == [
                "Demo", "Demo+Schemas-Ape", "Demo+Schemas-Apo", "Demo+Schemas-Aq",
            ])
    }

    /// A ring of 120 schemas: what it makes compiles, too (`OutputFormTests`).
    @Test func noFileIsLarge() throws {
        let files = try files(of: Fixture.text("many-schemas"), Self.many)
        #expect(names(files).count > 2)
        for (name, text) in files {
            #expect(text.utf8.count <= 400_000, "\(name)")
            #expect(text.count { $0 == "\n" } <= 5_000, "\(name)")
        }
    }

    // MARK: - Large types

    @Test func aLargeTypeKeepsItsCasesAndMovesTheRestIntoExtensions() throws {
        let files = try files(of: CaseProgram.manyOperations, Self.many)
        #expect(
            names(files) == [
                "Many", "Many+Client", "Many+Operations", "Many+Operations-B", "Many+Operations-I", "Many+Responses",
            ])
        let operations = try #require(files["Many+Operations.generated.swift"])
        #expect(
            operations.hasPrefix(
                Self.head(exposing: "DeclarativeRequests") + """
                    nonisolated extension Many {
                        /// A call of the API; each is the block that makes its request.
                        public nonisolated enum Operation: RequestBuildable, Sendable {
                            /// `GET /p1`
                            case op1

                    """))
        #expect(!operations.contains("var "))
        let bodies = try #require(files["Many+Operations-B.generated.swift"])
        #expect(
            bodies.hasPrefix(
                Self.head(exposing: "DeclarativeRequests") + """
                    nonisolated extension Many.Operation {
                        /// Method, path, parameters and body.
                        public var body: RequestBlock {
                            switch self {
                            case .op1:

                    """))
        #expect(bodies.contains("\n    var body_2: RequestBlock {\n"))
        #expect(!bodies.contains("private"))
    }

    /// In an extension of a nested type, the names of enclosing types are written in full.
    @Test func namesAreWrittenInFull() throws {
        let paths = (0..<245).map { number in
            """
              /p\(number):
                get:
                  operationId: op\(number)
                  description: "\((0..<12).map { "line \($0)" }.joined(separator: "\\n"))"
                  parameters: [{name: kind, in: query, schema: {type: string, enum: [up]}}]
                  responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}}}

            """
        }
        let yaml =
            "openapi: 3.1.0\ninfo: {title: Demo, version: \"1\"}\npaths:\n\(paths.joined())"
            + "components: {schemas: {Pet: {type: object}}}\n"
        let files = try files(of: yaml, Self.many)
        #expect(
            names(files) == [
                "Demo", "Demo+Client", "Demo+Client-O", "Demo+Client-U", "Demo+Client-W", "Demo+Operations",
                "Demo+Operations-B", "Demo+Operations-I", "Demo+Operations-K", "Demo+Responses", "Demo+Schemas",
            ])
        let methods = try #require(files["Demo+Client-O.generated.swift"])
        #expect(
            methods.contains(
                "@concurrent public func op7(kind: Demo.Operation.Kind? = nil) async throws -> Demo.Pet {"))
        let wiring = try #require(files["Demo+Client-W.generated.swift"])
        #expect(wiring.contains("let build = ClientBuilder<Demo.Operation>(execute: execute, decoder: decoder)"))
    }
}
