import Foundation
import Testing

@Suite struct SchemaCommandTests {
    @Test func itPrintsTheSchemaInTheRepository() async throws {
        let program = try await Program.run(Program.built("declarative-openapi"), ["schema"])
        #expect(program.code == 0)
        #expect(program.errors == "")
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst().joined(separator: "/")
        let schema = try String(contentsOfFile: "/\(root)/Documentation/backend.schema.json", encoding: .utf8)
        #expect(program.output == schema)
        #expect(schema.contains("\"title\": \"backend.yaml\""))
    }
}
