@_spi(Generated) @testable import DeclarativeOpenAPIRuntime
import Foundation
import Testing

@Suite("Server URLs")
struct ServerURLTests {
    @Test("variables are put in their places")
    func variables() throws {
        let url = try ServerURL.make("https://{project}.example.com/{version}", ["project": "abc", "version": "v1.2"])
        #expect(url.absoluteString == "https://abc.example.com/v1.2")
    }

    @Test("values that the document lists may be anything")
    func listed() throws {
        let url = try ServerURL.make("https://h.test:{port}{base}", ["port": "8443"], listed: ["base": "/a/b"])
        #expect(url.absoluteString == "https://h.test:8443/a/b")
    }

    @Test(
        "a value cannot reach out of its place",
        arguments: ["", "evil.test/", "a@b", "a:1", "a?b", "a#b", "a b", "ä", "a%2F", "{x}"])
    func hostile(value: String) {
        #expect(throws: InvalidServerVariable(name: "project", value: value)) {
            try ServerURL.make("https://{project}.example.com", ["project": value])
        }
    }
}
