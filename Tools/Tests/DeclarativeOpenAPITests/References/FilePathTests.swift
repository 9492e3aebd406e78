import Testing
import YAML

@testable import OpenAPIDocument

@Suite struct FilePathTests {
    @Test(arguments: [
        ("pet.yml", "", "pet.yml"), ("./pet.yml", "a.yml", "pet.yml"), ("pet.yml", "models/a.yml", "models/pet.yml"),
        ("../x/y.yml", "models/a.yml", "x/y.yml"), ("../../y.yml", "models/a.yml", "../y.yml"),
        ("b.yml", "../models/a.yml", "../models/b.yml"), ("all%20pets.yml", "p/a.yml", "p/all pets.yml"),
        ("a%2Fb.yml", "", "a/b.yml"), ("%zz.yml", "", "%zz.yml"), ("/etc/./x", "models/a.yml", "/etc/x"),
        ("/../x", "", "/x"), ("./c:d.yml", "", "c:d.yml"),
        ("https://Example.com/a/../b.yml?v=1", "a.yml", "https://example.com/b.yml?v=1"),
        ("HTTPS://example.com", "a.yml", "https://example.com/"),
        ("tag.yml", "https://example.com/a/pet.yml?x=/y", "https://example.com/a/tag.yml"),
        ("../tag.yml", "https://example.com/a/pet.yml", "https://example.com/tag.yml"),
        ("/tag.yml", "https://example.com/a/pet.yml", "https://example.com/tag.yml"),
        ("//other.org/tag.yml", "https://example.com/a/pet.yml", "https://other.org/tag.yml"),
    ])
    func resolves(text: String, holder: String, path: String) throws {
        #expect(try FilePath.resolve(text[...], from: holder) == path)
    }

    @Test(arguments: ["http://example.com/a", "file:///a.yml", "urn:a:b", "c:d.yml", "https:a.yml"])
    func readsNoOtherScheme(text: String) {
        #expect(throws: LoadingFault.notHTTPS) { try FilePath.resolve(text[...], from: "a.yml") }
    }

    @Test(arguments: [
        ("models/pet.v2.yml", "pet"), ("pet", "pet"), ("https://example.com/a/tag.json", "tag"), ("", ""),
    ])
    func stems(path: String, stem: String) { #expect(FilePath.stem(of: path) == stem) }
}
