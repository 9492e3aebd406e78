import Diagnostics
import OpenAPIDocument
import Resolve
import Testing

@testable import DeclarativeOpenAPI

@Suite struct FindingTests {
    @Test(arguments: FindingSnippets.all.indices)
    func printsTheseLines(index: Int) {
        let snippet = FindingSnippets.all[index]
        let result = result(of: snippet.yaml, excluding: snippet.schemes, slots: snippet.slots)
        #expect(result.findings == snippet.lines)
        #expect(result.diagnostics.contains { $0.rule.id == snippet.rule })
        #expect((result.text == nil) == result.diagnostics.contains { $0.severity == .error })
    }

    @Test func everyRuleIsRaised() {
        let raised = Set(FindingSnippets.all.map(\.rule))
        #expect(raised == Set((Rule.documentRules + Rule.resolveRules).map(\.id)))
    }

    @Test func ruleIDsAreDistinct() {
        #expect(Set(Generator.rules.map(\.id)).count == Generator.rules.count)
    }
}
