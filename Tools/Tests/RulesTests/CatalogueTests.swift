import Diagnostics
import Foundation
import Testing

/// The rules in the sources, the lists of rules, the pages and the tests agree.
@Suite struct CatalogueTests {
    @Test func everyRuleIsListedOnce() throws {
        let declared = try Catalogue.declaredPages().map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
        #expect(declared.sorted() == Catalogue.all.map(\.id).sorted())
        #expect(Set(declared).count == declared.count)
    }

    /// A rule's page lies in the folder `Pages` of the target that declares the rule.
    @Test func everyRuleHasAPageAndEveryPageARule() throws {
        let pages = try Catalogue.files(below: "Sources", extension: "md").map(\.path)
        #expect(pages.sorted() == (try Catalogue.declaredPages()).sorted())
    }

    /// The exact line that a rule prints ends with its id in brackets, and so does a test's literal.
    @Test func everyRuleIsRaisedByATestWithItsLine() throws {
        let texts = try Catalogue.files(below: "Tests", extension: "swift").filter { !$0.path.hasPrefix("RulesTests/") }
        let missing = Catalogue.all.filter { rule in
            !texts.contains {
                $0.text.contains("[\(rule.id)]\n") || $0.text.contains("[\(rule.id)]\\n")
                    || $0.text.contains("[\(rule.id)]\"")
            }
        }
        #expect(missing.map(\.id) == [])
    }
}
