import Testing

@testable import DeclarativeOpenAPI

/// References that lead into other files.
@Suite struct OtherFileTests {
    private let document = """
        openapi: 3.1.0
        info: {title: T, version: "1"}
        paths:
          /pets:
            $ref: paths/pets.yml
        components:
          schemas:
            Pet: {$ref: models/pet.yml}
        """

    private let files = [
        "paths/pets.yml": """
        get:
          operationId: listPets
          parameters: [{$ref: "../parameters.yml#/limit"}]
          responses:
            "200":
              description: ok
              content:
                application/json:
                  schema: {type: array, items: {$ref: "../a.yaml#/components/schemas/Pet"}}
            "404": {$ref: ../responses/missing.yml}
        """,
        "parameters.yml": "limit: {name: limit, in: query, schema: {type: integer}}\n",
        "responses/missing.yml": """
        description: none
        content:
          application/json:
            schema: {$ref: "../models/problem.yml#/problem"}
        """,
        "models/pet.yml": """
        type: object
        required: [name]
        properties:
          name: {type: string}
          tag: {$ref: "tag.yml"}
          parent: {$ref: "../models/./pet.yml"}
        """,
        "models/tag.yml": "type: object\nproperties: {owner: {$ref: pet.yml}}\n",
        "models/problem.yml": "problem: {type: object, properties: {detail: {type: string}}}\n",
        "models/unused.yml": "[\n",
    ]

    @Test func allKindsAreFollowed() throws {
        let result = result(of: document, files: files)
        #expect(result.findings == "")
        let text = GeneratedText(text: try #require(result.files.first?.text))
        #expect(text.blocks("case listPets") == ["case listPets(limit: Int?)"])
        #expect(
            text.blocks("public var listPets:") == [
                "public var listPets: @Sendable @concurrent (_ limit: Int?) async throws -> [Pet]"
            ])
        // A file that is a component is called like that, others like the last step or the file.
        #expect(
            text.blocks("public nonisolated struct").map { $0.prefix { $0 != ":" } } == [
                "public nonisolated struct Pet", "public nonisolated struct Problem", "public nonisolated struct Tag",
                "public nonisolated struct Client",
            ])
        #expect(text.blocks("public var tag:").map { $0.prefix { $0 != "{" } } == ["public var tag: Tag? "])
        #expect(text.blocks("public var parent:").map { $0.prefix { $0 != "{" } } == ["public var parent: Pet? "])
        #expect(text.blocks("case notFound") == ["case notFound(Problem)"])
    }

    @Test func eachFileIsReadOnceAndOnlyWhenItIsReferredTo() {
        #expect(
            result(of: document, files: files).sources.map(\.name) == [
                "a.yaml", "paths/pets.yml", "parameters.yml", "responses/missing.yml", "models/pet.yml",
                "models/tag.yml", "models/problem.yml",
            ])
    }

    @Test func aFaultInAnotherFileIsReportedThere() {
        var files = files
        files["models/tag.yml"] = "type: [\n"
        #expect(
            result(of: document, files: files).findings == """
                models/tag.yml:1:7: error: this '[' is never closed [yaml.syntax]
                models/pet.yml:5:15: note: referred to from here

                """)
        files["models/tag.yml"] = "# nothing\n"
        #expect(
            result(of: document, files: files).findings == """
                models/tag.yml:1:1: error: the file holds no document [yaml.empty]
                models/pet.yml:5:15: note: referred to from here

                """)
    }
}
