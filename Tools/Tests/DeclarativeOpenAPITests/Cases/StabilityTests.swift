import Foundation
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// The same document gives the same bytes, and a longer one the same names.
@Suite struct StabilityTests {
    /// The generator as built, beside the test bundle.
    private static let generator = Fixture.tools.appending(path: ".build/debug/declarative-openapi")

    @Test func twentyProcessesAgree() throws {
        let document = Fixture.tests.appending(path: "Fixtures/deterministic-output.yaml")
        let folders = [Fixture.tools, Fixture.repository, FileManager.default.temporaryDirectory]
        let runs = try (0..<20).map { try Subprocess([Self.generator.path(), document.path()], in: folders[$0 % 3]) }
        #expect(runs.allSatisfy { $0.status == 0 })
        #expect(Set(runs.map(\.output)).count == 1)
        #expect(runs[0].output.contains("public nonisolated enum Order"))
    }

    @Test func jsonGivesTheBytesOfYAML() throws {
        let yaml = try Fixture.text("optional-security")
        let json = """
            {"openapi": "3.0.3", "info": {"title": "OptSec", "version": "1"}, "security": [{"bearer": []}], "paths": {
              "/opt": {"get": {"operationId": "opt", "security": [{}, {"key": []}], "responses": {"200": {"description": "ok"}}}},
              "/opt2": {"get": {"operationId": "opt2", "security": [{"key": []}, {}], "responses": {"200": {"description": "ok"}}}},
              "/only": {"get": {"operationId": "onlyAnon", "security": [{}], "responses": {"200": {"description": "ok"}}}},
              "/none": {"get": {"operationId": "none", "security": [], "responses": {"200": {"description": "ok"}}}},
              "/inh": {"get": {"operationId": "inherited", "responses": {"200": {"description": "ok"}}}}},
             "components": {"securitySchemes": {
              "key": {"type": "apiKey", "in": "header", "name": "X-Key"},
              "qkey": {"type": "apiKey", "in": "query", "name": "api_key"},
              "ckey": {"type": "apiKey", "in": "cookie", "name": "sid"},
              "bearer": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"},
              "basic": {"type": "http", "scheme": "Basic"},
              "oauth": {"type": "oauth2", "flows": {}}}}}
            """
        let fromJSON = Generator.generate(SourceFile(name: "a.json", bytes: Array(json.utf8)))
        let text = try #require(fromJSON.text)
        #expect(text == result(of: yaml).text)
    }

    @Test func outputHoldsNoPathDateOrVersion() throws {
        let yaml = try Fixture.text("deterministic-output")
        let one = Generator.generate(SourceFile(name: "/some/where/one.yaml", bytes: Array(yaml.utf8)))
        let other = Generator.generate(SourceFile(name: "other.yaml", bytes: Array(yaml.utf8)))
        #expect(one.text != nil)
        #expect(one.text == other.text)
    }

    /// The operations of a document, by their ids.
    private func names(_ yaml: String) throws -> [String: String] {
        let text = try source(yaml)
        let pattern = /case \.`?(\w+)`?: return "([^"]+)"/
        return Dictionary(
            uniqueKeysWithValues: text.matches(of: pattern).map { (String($0.output.2), String($0.output.1)) })
    }

    @Test func anotherPathRenamesNone() throws {
        let yaml = try Fixture.text("missing-operation-ids")
        let before = try names(yaml)
        #expect(
            before == [
                "GET /api/v3/aggTrades": "getApiV3AggTrades", "GET /a/{b}": "getAB", "GET /a/b": "getASlashB",
                "POST /a/b": "postAB", "GET /a-b": "getADashB", "GET /a_b": "getAUnderscoreB", "GET /": "getRoot",
            ])
        for path in ["/z", "/a.b", "/a/b/", "/A/B", "/api/v3/agg-trades", "/root", "/a/{c}"] {
            let after = try names(
                yaml.trimmingCharacters(in: .newlines)
                    + "\n  \(path): {get: {responses: {\"200\": {description: ok}}}}\n")
            #expect(after.count == before.count + 1)
            #expect(before.allSatisfy { after[$0.key] == $0.value }, "after \(path)")
        }
    }
}
