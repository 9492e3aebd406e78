import Testing

@testable import DeclarativeOpenAPI

/// Schemas and files that give themselves a name, which references then start from (JSON Schema 2020-12, section 8.2).
@Suite struct SelfNameTests {
    /// The names of all structs but the client.
    private func structs(_ yaml: String, _ files: [String: String] = [:]) -> [String] {
        let result = result(of: yaml, files: files)
        guard result.findings.isEmpty, let text = result.files.first?.text else { return [result.findings] }
        return GeneratedText(text: text).blocks("public nonisolated struct")
            .map { String($0.dropFirst("public nonisolated struct ".count).prefix { $0 != ":" }) }
            .filter { $0 != "Client" }
    }

    @Test func aFragmentStartsFromTheSchemaWithAName() {
        let schemas = """
            Tree:
              $id: https://example.com/schemas/tree
              type: object
              properties:
                leaf: {$ref: "#/$defs/leaf"}
                self: {$ref: "#"}
                bark: {$ref: bark}
              $defs:
                leaf: {type: object, properties: {tree: {$ref: tree}}}
            Bark: {$id: "https://example.com/schemas/bark", type: object, properties: {a: {type: string}}}
            """
        #expect(structs(document(schemas: schemas)) == ["Bark", "Tree", "TreeLeaf"])
    }

    @Test func aPublishedFileLiesBesideOthers() {
        let files = [
            "models/pet.json": """
            {"$id": "https://example.com/v1/pet.json", "type": "object", "properties": {
              "owner": {"$ref": "owner.json"}, "tag": {"$ref": "https://example.com/v1/tag.json#/$defs/tag"},
              "me": {"$ref": "https://example.com/v1/pet.json"}}}
            """,
            "models/owner.json": "{\"type\": \"object\", \"properties\": {\"a\": {\"type\": \"string\"}}}",
            "models/tag.json":
                "{\"$defs\": {\"tag\": {\"type\": \"object\", \"properties\": {\"b\": {\"type\": \"string\"}}}}}",
        ]
        #expect(structs(document(schemas: "Pet: {$ref: models/pet.json}"), files) == ["Owner", "Pet", "Tag"])
    }

    @Test func aRelativeNameMovesWhereReferencesStart() {
        let files = [
            "models/pet.yml": "$id: ../shared/pet.yml\nproperties: {owner: {$ref: owner.yml}}\n",
            "shared/owner.yml": "properties: {a: {type: string}}\n",
        ]
        #expect(structs(document(schemas: "Pet: {$ref: models/pet.yml}"), files) == ["Owner", "Pet"])
    }

    @Test func anotherFilesAnchorIsFound() {
        let files = [
            "models.yml":
                "any: [{$anchor: pet, type: object, properties: {a: {$ref: '#owner'}}}, {$anchor: owner, type: object, properties: {b: {$ref: '#pet'}}}]\n"
        ]
        #expect(structs(document(schemas: "Dog: {$ref: 'models.yml#pet'}"), files) == ["Dog", "Owner"])
    }

    @Test func inOpenAPI30ItNamesNothing() {
        let schemas =
            "Tree: {$id: 'https://example.com/tree', type: object, properties: {a: {$ref: '#/components/schemas/Leaf'}}}\nLeaf: {type: object, properties: {b: {type: string}}}"
        let yaml = document(schemas: schemas).replacing("openapi: 3.1.0", with: "openapi: 3.0.3")
        #expect(structs(yaml) == ["Leaf", "Tree"])
    }
}
