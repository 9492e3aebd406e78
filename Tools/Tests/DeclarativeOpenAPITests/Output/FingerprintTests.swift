import APIModel
import Configuration
import Diagnostics
import Resolve
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// The fingerprint by which `backend.lock` notices changed options.
@Suite struct FingerprintTests {
    static let texts = [
        "enumName: Shop", "include: {}", "include: {tags: [a]}", "include: {paths: [a]}", "include: {operations: [a]}",
        "include: {schemes: [a]}", "include: {deprecated: true}", "include: {deprecated: false}", "exclude: {}",
        "exclude: {tags: [a]}", "exclude: {tags: [b]}", "excludeSchemes: [a]", "slots: [a]",
        "names: {operations: {a: b}}", "names: {operations: {a: c}}", "names: {schemas: {a: b}}",
        "names: {properties: {a: b}}", "names: {cases: {a: b}}", "names: {parameters: {a: b}}",
        "types: {formats: {a: B}}", "types: {formats: {a: C}}", "types: {schemas: {a: B}}",
        "types: {properties: {a: B}}", "types: {import: [A]}", "enums: {open: [a]}", "enums: {closed: [a]}",
        "sharing: shape",
        "access: package", "access: internal", "files: many", "overlays: [a]", "overlays: [a, b]", "root: a",
        "remote: a", "allow: [schema.refused]", "deny: [schema.untyped]",
    ]

    private func options(_ text: String) throws -> GeneratorOptions {
        var sink = DiagnosticSink()
        let options = GeneratorOptions.read(SourceFile(name: "b.yaml", text: text), sink: &sink)
        return try #require(options, Comment(rawValue: DiagnosticPrinter().text(of: sink.diagnostics)))
    }

    @Test func everyDifferenceIsSeen() throws {
        let fingerprints = try (["{}"] + Self.texts).map { try options($0).fingerprint }
        #expect(Set(fingerprints).count == Self.texts.count + 1)
    }

    /// A new property of the options must be added to the fingerprint, and to the text above.
    @Test func everyOptionIsAmongTheTexts() throws {
        let plain = try options("{}")
        let others = try Self.texts.map(options)
        func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
        func differ(_ left: Any, _ right: Any) -> Set<String> {
            let pairs = zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children)
            return Set(pairs.filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0.label))
        }
        for name in names(plain) {
            #expect(others.contains { differ($0, plain).contains(name) }, "\(name) is in no text")
        }
        for name in names(plain.resolve) {
            #expect(others.contains { differ($0.resolve, plain.resolve).contains(name) }, "\(name) is in no text")
        }
    }

    @Test func whereAnOptionStandsIsNoDifference() throws {
        #expect(
            try options("slots: [a]\nnames: {schemas: {A: B}}").fingerprint
                == options("# Words.\nnames:\n  schemas:\n    A: B\nslots: [\"a\"]").fingerprint)
    }

    @Test func everyChoiceOfTheTableIsOne() throws {
        for level in AccessLevel.allCases { #expect(try options("access: \(level.rawValue)").access == level) }
        for layout in FileLayout.allCases { #expect(try options("files: \(layout.rawValue)").files == layout) }
    }
}
