import Foundation
import Naming
import Testing

/// The table of shadowing names against the runtime as it is: a public type added there is to be added here.
struct RuntimeNameTests {
    @Test func prefixesEveryPublicTypeOfTheRuntime() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Runtime/Sources").standardizedFileURL
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var names: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let name = publicType(declaredBy: line) { names.insert(name) }
            }
        }
        #expect(names.isSuperset(of: ["RequestBlock", "JSONValue", "Transport"]))
        #expect(names.filter { SwiftName.type($0) == $0 }.sorted() == [])
    }

    /// The name in a line such as `public nonisolated struct Cookie: Sendable {`, outside of any other declaration.
    private func publicType(declaredBy line: Substring) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
        guard line.hasPrefix("public ") || line.hasPrefix("@") else { return nil }
        let keywords: Set<Substring> = ["struct", "enum", "protocol", "typealias", "class", "actor"]
        guard words.contains("public"), let index = words.firstIndex(where: keywords.contains) else { return nil }
        return index + 1 < words.count ? String(words[index + 1]) : nil
    }
}
