import OpenAPIDocument
import Testing

/// Targets of references: all spellings of a reference to the same part have the same target.
@Suite struct ReferenceTargetTests {
    @Test(arguments: [
        ("#/components/schemas/Pet", "", ["components", "schemas", "Pet"], "Pet"),
        ("models/pet.yml#/Pet", "models/pet.yml", ["Pet"], "Pet"),
        ("models/pet.yml#", "models/pet.yml", [], "pet"),
        ("models/pet.yml", "models/pet.yml", [], "pet"),
        ("#/paths/~1a~0b/get", "", ["paths", "/a~b", "get"], "get"),
        ("#/a%20b", "", ["a b"], "a b"),
        // Decoded once: what is a percent sign stays one.
        ("#/a%2520b", "", ["a%20b"], "a%20b"),
    ])
    func pointers(text: String, file: String, steps: [String], name: String) {
        let target = ReferenceTarget(text: text)
        #expect(target == ReferenceTarget(file: file, .pointer(steps)))
        #expect(target.name == name)
    }

    @Test func anchors() {
        let target = ReferenceTarget(text: "#pet")
        #expect(target == ReferenceTarget(.anchor("pet")))
        #expect(target.steps == nil)
        #expect(target.text == "#pet")
    }

    @Test(arguments: [
        ("#/components/schemas/Pe%74", "#/components/schemas/Pet"), ("#/paths/~1a/get", "#/paths/~1a/get"),
        ("a.yml", "a.yml#"),
    ])
    func oneTextForEachPlace(text: String, canonical: String) {
        #expect(ReferenceTarget(text: text).text == canonical)
    }

    @Test func componentsOfTheDocumentAlone() {
        #expect(ReferenceTarget(text: "#/components/schemas/Pet").component(in: .schemas) == "Pet")
        #expect(ReferenceTarget(text: "#/components/schemas/Pet").component(in: .responses) == nil)
        #expect(ReferenceTarget(text: "#/components/schemas/Pet/items").component(in: .schemas) == nil)
        #expect(ReferenceTarget(text: "a.yml#/components/schemas/Pet").component(in: .schemas) == nil)
        #expect(SchemaID(ReferenceTarget(text: "#/components/schemas/Pet")) == .component("Pet"))
        #expect(SchemaID.component("a/b").target.text == "#/components/schemas/a~1b")
    }
}
