import Foundation
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// Schemas as deep as a document can nest them, and chains of references: read, resolved and written out on a thread with as
/// small a stack as those of a pool have.
@Suite struct DepthTests {
    /// The result of generating on a thread with a stack of half a megabyte.
    private func resultOnSmallStack(_ yaml: String) throws -> GenerationResult {
        final class Box: @unchecked Sendable { var result: GenerationResult? }
        let box = Box()
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.result = result(of: yaml)
            isDone.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        isDone.wait()
        return try #require(box.result)
    }

    private func nested(_ opening: String, _ closing: String, _ count: Int, around core: String = "{type: string}")
        -> String
    {
        String(repeating: opening, count: count) + core + String(repeating: closing, count: count)
    }

    @Test(arguments: [
        ("{allOf: [", "]}", 240), ("{anyOf: [", "]}", 240), ("{oneOf: [{type: integer}, ", "]}", 60),
        ("{type: array, items: ", "}", 480),
        ("{type: object, properties: {p: ", "}}", 200), ("{type: object, additionalProperties: ", "}", 480),
        ("{not: ", "}", 480),
        ("{allOf: [{type: object, properties: {q: {type: string}}}, ", "]}", 200),
    ])
    func deepSchemas(opening: String, closing: String, count: Int) throws {
        let core = opening.hasPrefix("{allOf") ? "{type: object, properties: {a: {type: string}}}" : "{type: string}"
        let result = try resultOnSmallStack(document(schemas: "A: " + nested(opening, closing, count, around: core)))
        #expect(result.text != nil, "\(result.findings)")
    }

    @Test func whatNestsDeeperThanADocumentMayIsRefused() throws {
        let result = try resultOnSmallStack(document(schemas: "A: " + nested("{allOf: [", "]}", 400)))
        #expect(result.findings == "a.yaml:6:2302: error: the document nests deeper than 512 levels [yaml.limit]\n")
    }

    /// A chain of schemas, each made of the next: `%` is its number, `#` the next one's.
    private func chain(_ link: String, _ count: Int) -> String {
        let links = (0..<count).map { number in
            "S\(number): "
                + link.replacing("#", with: "$ref: \"#/components/schemas/S\(number + 1)\"").replacing(
                    "%", with: "\(number)")
        }
        return document(
            schemas: (links + ["S\(count): {type: object, properties: {a: {type: string}}}"]).joined(separator: "\n"))
    }

    @Test(arguments: [
        "{#}", "{allOf: [{#}]}", "{allOf: [{#}, {properties: {p%: {}}}]}", "{oneOf: [{type: integer}, {#}]}",
    ])
    func longChainsAreRefused(link: String) throws {
        #expect(try resultOnSmallStack(chain(link, 255)).text != nil)
        let result = try resultOnSmallStack(chain(link, 10_000))
        #expect(
            result.findings == """
                a.yaml:9750:5: error: the schema `S9744` stands for another schema, that one for a third, and so on for more than 256 \
                schemas [schema.limit]

                """)
    }

    /// Each union stands beside members, so that its branches are joined with them: twelve unions deep, and no cycle.
    @Test func chainsOfUnionsBesideMembersAreNoCycles() throws {
        let link =
            "{properties: {p%: {type: string}}, oneOf: [{#}, {required: [q%], properties: {q%: {type: string}}}]}"
        let result = try resultOnSmallStack(chain(link, 12))
        #expect(result.findings == "")
        let text = try #require(result.text)
        #expect(text.contains("public nonisolated enum S0: UnionModel {"))
        #expect(text.contains("        public var p11: String?"))
    }

    @Test func aUnionThatIsABranchOfItselfIsACycle() throws {
        let schemas = """
            A: {properties: {a: {type: string}}, oneOf: [{$ref: "#/components/schemas/B"}]}
            B: {properties: {b: {type: string}}, oneOf: [{$ref: "#/components/schemas/A"}]}
            """
        #expect(
            try resultOnSmallStack(document(schemas: schemas)).findings == """
                a.yaml:6:50: error: a branch of this union contains the union itself [reference.circular]
                a.yaml:7:50: error: a branch of this union contains the union itself [reference.circular]

                """)
    }

    /// The schemas in between become types, and their names stay short.
    @Test(arguments: [
        "{type: array, items: {#}}", "{type: object, properties: {a: {#}}}", "{additionalProperties: {#}}",
    ])
    func chainsOfTypesMayBeLong(link: String) throws {
        #expect(try resultOnSmallStack(chain(link, 2000)).text != nil)
    }
}
