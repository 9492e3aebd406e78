import Foundation
import Testing

/// `Documentation/one-schema.md` shows what the stages make of the document in it.
@Suite struct OneSchemaTests {
    @Test func thePageShowsTheValuesOfTheStages() throws {
        var page = try FencedPage(String(contentsOf: Self.file, encoding: .utf8))
        let stages = try Stages(of: #require(page.blocks.first), schema: "Payment")
        #expect(stages.findings == "")
        let shown = stages.values
        try #require(page.blocks.count == shown.count + 1, "a block for the document, and one for each value")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            for (position, value) in shown.enumerated() { page.replaceBlock(position + 1, with: value) }
            try page.text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        for (block, value) in zip(page.blocks.dropFirst(), shown) {
            #expect(block == value, "make it anew: RECORD=1 swift test --package-path Tools --filter OneSchemaTests")
        }
    }

    private static let file = URL(filePath: #filePath).appending(path: "../../../../../Documentation/one-schema.md")
        .standardizedFileURL
}

/// A Markdown page with fenced blocks.
private struct FencedPage {
    /// The lines outside and inside of blocks in turn, outside first. The line of a fence is outside.
    private var parts: [[Substring]] = [[]]

    init(_ text: String) {
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isFence = line.hasPrefix("```")
            if isFence, isInside { parts.append([]) }
            parts[parts.count - 1].append(line)
            if isFence, !isInside { parts.append([]) }
            if isFence { isInside.toggle() }
        }
    }

    var text: String { parts.joined().joined(separator: "\n") }

    /// The texts of the blocks, without the fences.
    var blocks: [String] {
        parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0].joined(separator: "\n") }
    }

    mutating func replaceBlock(_ number: Int, with text: String) {
        parts[2 * number + 1] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
