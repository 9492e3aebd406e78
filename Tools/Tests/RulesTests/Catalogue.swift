import DeclarativeOpenAPI
import Diagnostics
import FileAccess
import Foundation
import Slice
import Testing
import Workspace

/// The rules of all targets, and the sources that declare them.
enum Catalogue {
    static let all: [Rule] = Generator.rules + Rule.sliceRules + Rule.fileRules + Rule.workspaceRules

    /// The folder of the package `Tools`.
    static let tools = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files below a folder of the package that have this extension: path from that folder, and text.
    static func files(below folder: String, extension ending: String) throws -> [(path: String, text: String)] {
        let start = tools.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: start.path()).sorted()
        return try paths.filter { $0.hasSuffix("." + ending) }.map { path in
            (path, try String(contentsOf: start.appending(path: path), encoding: .utf8))
        }
    }

    /// Whether tests write their results into the files that they compare with.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

    /// Replaces the findings in the page of a rule. The next build embeds them.
    static func record(_ findings: String, replacing old: String, of rule: Rule) throws {
        let page = try #require(try declaredPages().first { $0.hasSuffix("/Pages/\(rule.id).md") })
        let file = tools.appending(path: "Sources/\(page)")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("```text\n\(old)```\n", with: "```text\n\(findings)```\n")
            .write(to: file, atomically: true, encoding: .utf8)
    }

    /// Every `Rule(id: …)` in the sources: the path of the page that belongs to it.
    static func declaredPages() throws -> [String] {
        try files(below: "Sources", extension: "swift").flatMap { path, text in
            let target = path.prefix { $0 != "/" }
            return text.matches(of: /Rule\(\s*id: "([^"]+)"/).map { "\(target)/Pages/\($0.output.1).md" }
        }
    }
}
