import Diagnostics
import Foundation
import Testing

/// No rule is forgotten: each is in its room's catalogue, has a page, and is raised by a test.
@Suite struct CatalogueTests {
    @Test func everyRuleIsInItsCatalogueOnce() throws {
        let written = try Catalogue.texts(below: "Sources").values.flatMap { text in
            text.matches(of: /Rule\(\s*id: "([^"]+)"/).map { String($0.output.1) }
        }
        #expect(written.sorted() == Catalogue.all.map(\.id).sorted())
        #expect(Set(written).count == written.count)
    }

    @Test func everyRuleHasAPage() {
        #expect(Catalogue.all.filter { !$0.page.isWritten }.map(\.id) == [])
    }

    @Test(arguments: Catalogue.all)
    func pagesAreLinesOfSentences(rule: Rule) {
        for text in [rule.summary, rule.page.meaning, rule.page.loss, rule.page.remedy] {
            #expect(text.hasSuffix(".") && !text.contains("\n") && !text.contains("  "), "\(rule.id)")
        }
    }

    /// The exact line that a rule prints ends with its id in brackets, and so does a test's literal.
    @Test func everyRuleIsRaisedByATestWithItsLine() throws {
        let texts = try Catalogue.texts(below: "Tests").filter { !$0.key.contains("/RulesTests/") }.values
        let missing = Catalogue.all.filter { rule in
            !texts.contains {
                $0.contains("[\(rule.id)]\n") || $0.contains("[\(rule.id)]\\n") || $0.contains("[\(rule.id)]\"")
            }
        }
        #expect(missing.map(\.id) == [])
    }
}
