import Diagnostics
import OpenAPIDocument
import Resolve
import Testing

@testable import DeclarativeOpenAPI

@Suite struct FindingTests {
    @Test(arguments: FindingSnippets.all)
    func printsTheseLines(_ snippet: FindingSnippets.Snippet) {
        let result = made(snippet)
        expectEqual(result.findings, snippet.lines, "findings")
        #expect(result.diagnostics.contains { $0.rule.id == snippet.rule })
        #expect((result.text == nil) == result.diagnostics.contains { $0.severity == .error })
    }

    private func made(_ snippet: FindingSnippets.Snippet) -> GenerationResult {
        if let configuration = snippet.configuration { return result(of: snippet.yaml, configuration: configuration) }
        return result(
            of: snippet.yaml, enumName: snippet.enumName, excluding: snippet.schemes, slots: snippet.slots,
            files: snippet.files)
    }

    @Test(arguments: ["", "_", "a b", "1x", "A.B", "x\"y", "self", "Type", "Client", "Sendable", "a\u{202E}"])
    func noNamespace(name: String) {
        let result = result(of: FindingSnippets.head, enumName: name)
        #expect(result.text == nil)
        #expect(result.diagnostics.map(\.rule.id) == ["name.namespace"])
    }

    @Test(arguments: ["Petstore", "petstore", "_1", "API_v2", "取得", "class"])
    func namespace(name: String) {
        #expect(result(of: FindingSnippets.head, enumName: name).namespace == name)
        #expect(result(of: FindingSnippets.head, enumName: name).text != nil)
    }

    @Test func everyRuleIsRaised() {
        let raised = Set(FindingSnippets.all.map(\.rule))
        #expect(raised == Set((Rule.documentRules + Rule.resolveRules).map(\.id)))
    }

    @Test func ruleIDsAreDistinct() {
        #expect(Set(Generator.rules.map(\.id)).count == Generator.rules.count)
    }
}
