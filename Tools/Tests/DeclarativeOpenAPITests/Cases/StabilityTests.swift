import Foundation
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// The same document gives the same bytes, and a longer one the same names.
@Suite struct StabilityTests {
    /// The generator as built, beside the test bundle.
    private static func generator() throws -> URL {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var folder = URL(filePath: bundle).resolvingSymlinksInPath()
        repeat {
            folder.deleteLastPathComponent()
            let candidate = folder.appending(path: "declarative-openapi")
            if FileManager.default.isExecutableFile(atPath: candidate.path()) { return candidate }
        } while folder.path() != "/"
        throw CocoaError(.fileNoSuchFile)
    }

    @Test func twentyProcessesAgree() throws {
        let document = Fixture.tests.appending(path: "Fixtures/deterministic-output.yaml")
        let folders = [Fixture.tools, Fixture.repository, FileManager.default.temporaryDirectory]
        let generator = try Self.generator().path()
        let runs = try (0..<20).map { try Subprocess([generator, document.path()], in: folders[$0 % 3]) }
        #expect(runs.allSatisfy { $0.status == 0 })
        #expect(Set(runs.map(\.output)).count == 1)
        #expect(runs[0].output.contains("public nonisolated enum Order"))
        let json = FileManager.default.temporaryDirectory.appending(path: "order-\(UUID().uuidString).json")
        try Data(Self.orderAsJSON.utf8).write(to: json)
        defer { try? FileManager.default.removeItem(at: json) }
        #expect(try Subprocess([generator, json.path()]).output == runs[0].output)
    }

    @Test func twentyProcessesMakeTheSameTree() throws {
        let document = Fixture.tests.appending(path: "Fixtures/deterministic-output.yaml")
        let folder = FileManager.default.temporaryDirectory.appending(path: "trees-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let json = folder.appending(path: "order.json")
        try Data(Self.orderAsJSON.utf8).write(to: json)
        let configuration = folder.appending(path: "many.yaml")
        try Data("files: many\n".utf8).write(to: configuration)
        let generator = try Self.generator().path()
        let trees = try (0...20).map { number in
            let tree = folder.appending(path: "\(number)")
            let input = number == 20 ? json : document
            let run = try Subprocess(
                [generator, input.path(), "--config", configuration.path(), "--output", tree.path()],
                in: [Fixture.tools, Fixture.repository, folder][number % 3])
            try #require(run.status == 0, "\(run.errors)")
            let names = try FileManager.default.contentsOfDirectory(atPath: tree.path())
            return Dictionary(
                uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: tree.appending(path: $0))) })
        }
        #expect(
            trees[0].keys.sorted() == [
                "Order+Client.generated.swift", "Order+Operations.generated.swift", "Order+Responses.generated.swift",
                "Order+Schemas.generated.swift", "Order.generated.swift",
            ])
        #expect(Set(trees).count == 1)
    }

    private static let orderAsJSON = """
        {"openapi": "3.0.3", "info": {"title": "Order", "version": "1"}, "paths": {
          "/p9": {"get": {"operationId": "op9", "tags": ["t0"], "responses": {"200": {"description": "ok"}, "404": {"description": "nf"}}}},
          "/p3": {"get": {"operationId": "op3", "tags": ["t0"], "responses": {"200": {"description": "ok"}, "404": {"description": "nf"}}}},
          "/p7": {"get": {"operationId": "op7", "tags": ["t1"], "responses": {"200": {"description": "ok"}, "404": {"description": "nf"}}}},
          "/p1": {"get": {"operationId": "op1", "tags": ["t1"], "responses": {"200": {"description": "ok"}, "404": {"description": "nf"}}}},
          "/p5": {"get": {"operationId": "op5", "tags": ["t2"], "responses": {"200": {"description": "ok"}, "404": {"description": "nf"}}}}},
         "components": {"schemas": {
          "Z": {"type": "object", "properties": {"b": {"type": "string"}, "a": {"type": "string"}}},
          "A": {"type": "string", "enum": ["z", "y"]},
          "M": {"oneOf": [{"$ref": "#/components/schemas/Z"}, {"$ref": "#/components/schemas/A"}]}}}}
        """

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

    @Test func anotherPathWithAnotherNameRenamesNone() throws {
        let yaml = try Fixture.text("missing-operation-ids")
        let before = try names(yaml)
        #expect(
            before == [
                "GET /api/v3/aggTrades": "getApiV3AggTrades", "GET /a/{b}": "getAByB", "GET /a/b": "getASlashB",
                "POST /a/b": "postAB", "GET /a-b": "getAB", "GET /a_b": "getAUnderscoreB", "GET /": "getRoot",
            ])
        // Paths that sort behind those whose names they want.
        for path in ["/z", "/a/{c}", "/a{b}", "/b/a", "/root"] {
            let after = try names(
                yaml.trimmingCharacters(in: .newlines)
                    + "\n  \(path): {get: {responses: {\"200\": {description: ok}}}}\n")
            #expect(after.count == before.count + 1)
            #expect(before.allSatisfy { after[$0.key] == $0.value }, "after \(path)")
        }
    }
}
