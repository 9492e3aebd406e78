import DeclarativeOpenAPI
import Diagnostics
import Foundation
import Testing
import YAML

/// `Documentation/findings.md` names every key that programs can read.
@Suite struct FindingsDocumentTests {
    private let yaml = """
        openapi: 3.1.0
        info: {title: Shop, version: "1"}
        servers: [{url: /v1}]
        paths:
          /a: {get: {responses: {"4XX": {}, "4xx": {}}}}
        components: {schemas: {A: {type: boolean, enum: [1]}}}

        """

    private func page() throws -> String {
        let path = Catalogue.tools.deletingLastPathComponent().appending(path: "Documentation/findings.md")
        return try String(contentsOf: path, encoding: .utf8)
    }

    @Test func everyKeyIsNamed() throws {
        let result = Generator.generate(SourceFile(name: "a.yaml", text: yaml), reports: true)
        let report = try #require(result.report)
        try #require(!report.operations.isEmpty && !report.schemas.isEmpty && !report.document.isEmpty)
        let page = try page()
        for text in [report.json, DiagnosticPrinter(.json).text(of: result.diagnostics)] {
            let keys = Self.keys(of: try JSONSerialization.jsonObject(with: Data(text.utf8)))
            let missing = keys.subtracting(Generator.rules.map(\.id))
                .filter { !page.contains("`\($0)`") && !page.contains("\"\($0)\"") }
            #expect(missing.sorted() == [])
        }
    }

    @Test func everyOutcomeAndFormatIsNamed() throws {
        let page = try page()
        for outcome in GenerationReport.Outcome.allCases { #expect(page.contains("`\(outcome.rawValue)`")) }
        for format in DiagnosticFormat.allCases { #expect(page.contains("`--diagnostics \(format.rawValue)`")) }
    }

    private static func keys(of value: Any) -> Set<String> {
        switch value {
        case let object as [String: Any]: Set(object.keys).union(object.values.flatMap(keys))
        case let list as [Any]: Set(list.flatMap(keys))
        default: []
        }
    }
}
