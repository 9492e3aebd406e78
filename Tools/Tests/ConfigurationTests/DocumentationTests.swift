import Foundation
import Testing

@testable import Configuration

/// The checked-in page and JSON Schema agree with the table of keys. To update them, run
/// `UPDATE_DOCUMENTATION=1 swift test --filter ConfigurationTests`.
@Suite struct DocumentationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation")

    @Test(arguments: [
        ("backend.schema.json", ConfigurationSchema.text), ("configuration.md", ConfigurationPage.text),
    ])
    func isCheckedIn(name: String, text: String) throws {
        let file = Self.folder.appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    /// Every example is a valid file with its key and all nested keys.
    @Test(arguments: ConfigurationTable.keys.map(\.name))
    func examplesAreRead(name: String) throws {
        let key = try #require(ConfigurationTable.keys.first { $0.name == name })
        let example = key.example.replacing("reference.not-read", with: "a.refusal")
            .replacing("schema.untyped", with: "a.warning")
        #expect(read(example).findings == "")
        #expect(example.hasPrefix("\(name):"))
        if case .section(let keys) = key.kind {
            for inner in keys { #expect(example.contains("\n  \(inner.name):"), "\(inner.name)") }
        }
    }

    @Test func theSchemaIsJSON() throws {
        let object = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8))
        let properties = try #require((object as? [String: Any])?["properties"] as? [String: Any])
        #expect(properties.keys.sorted() == ConfigurationTable.keys.map(\.name).sorted())
    }
}
