import Diagnostics
import Foundation
import Testing

/// The pages have the form that `RulePage+Markdown.swift` describes.
@Suite struct PageTests {
    @Test func everyPageIsWellFormed() throws {
        var problems: [String] = []
        for (path, text) in try Catalogue.files(below: "Sources", extension: "md") {
            let id = URL(filePath: path).deletingPathExtension().lastPathComponent
            do throws(RulePage.Problem) {
                _ = try RulePage(markdown: text, of: id)
            } catch {
                problems.append("Tools/Sources/\(path):\(error)")
            }
        }
        #expect(problems == [])
    }

    @Test(arguments: Catalogue.all)
    func pagesAreSentences(rule: Rule) {
        #expect(rule.page.isWritten)
        var texts = [rule.summary, rule.page.meaning, rule.page.loss, rule.page.remedy]
        if case .words(let text) = rule.page.cause { texts.append(text) }
        for text in texts {
            #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "), "\(rule.id): \(text)")
        }
    }
}
