import Foundation
import Naming
import Testing

/// No type of a document shadows a type that generated code refers to. The names of these types are read from the
/// sources of the runtime, and from the generated code of the backends.
struct RuntimeNameTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    @Test func prefixesEveryPublicTypeOfTheRuntime() throws {
        let lines = try Self.sources(in: "Runtime/Sources", ending: ".swift").flatMap { $0.split(separator: "\n") }
        let names = Set(lines.compactMap(Self.publicType(declaredBy:)))
        #expect(names.isSuperset(of: ["RequestBlock", "JSONValue", "Transport"]))
        #expect(names.filter { SwiftName.type($0) == $0 }.sorted() == [])
    }

    @Test func prefixesEveryTypeThatGeneratedCodeRefersTo() throws {
        let names = try Self.sources(in: "Backends", ending: ".generated.swift").map(Self.namesOfOthers)
            .reduce(into: Set()) { $0.formUnion($1) }
        #expect(names.isSuperset(of: ["String", "Decoder", "Data", "JSONValue", "RequestBlock"]))
        #expect(names.filter { SwiftName.type($0) == $0 }.sorted() == [])
    }

    /// The Swift sources below a folder of the repository whose names end so, those of one folder as one text. Builds are
    /// left out.
    private static func sources(in folder: String, ending: String) throws -> [String] {
        let root = repository.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
            .map { root.appending(path: $0) }
        return try Dictionary(grouping: files) { $0.deletingLastPathComponent() }.values.map { files in
            try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        }
    }

    /// The name in a line such as `public nonisolated struct Cookie: Sendable {`, outside of any other declaration.
    private static func publicType(declaredBy line: Substring) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        guard line.hasPrefix("public ") || line.hasPrefix("@") else { return nil }
        let keywords: Set<Substring> = ["struct", "enum", "protocol", "typealias", "class", "actor"]
        guard words.contains("public"), let index = words.firstIndex(where: keywords.contains) else { return nil }
        return index + 1 < words.count ? String(words[index + 1]) : nil
    }

    /// The capitalised names in a Swift source that stand alone and that it does not declare itself.
    private static func namesOfOthers(in source: String) -> Set<String> {
        let code = source.replacing(/\/\/.*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
            .replacing(/@_spi\(\w+\)/, with: "")
        let declarations = code.matches(of: /(?:struct|enum|typealias|case|func|var|let)\s+`?([A-Z]\w*)/)
        let declared = Set(declarations.map { String($0.output.1) })
        let names = code.matches(of: /(^|[^\w.`])([A-Z]\w*)/).map { String($0.output.2) }
        return Set(names).subtracting(declared)
    }
}
