import Diagnostics
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// A denied rule fails the run, even if its findings are notes.
@Suite struct DeniedRuleTests {
    private let yaml = FindingSnippets.head + "servers: [{url: /v1}]\npaths: {}\nwebhooks: {a: {}}\n"

    private func result(denying rules: Set<String>) -> GenerationResult {
        var options = GeneratorOptions()
        options.deniedRules = rules
        return Generator.generate(SourceFile(name: "a.yaml", text: yaml), options: options)
    }

    @Test(arguments: ["server.not-absolute", "document.not-callable"])
    func anError(rule: String) {
        let open = result(denying: [])
        #expect(open.text != nil)
        #expect(open.diagnostics.map(\.severity) == [.warning, .note])
        let denied = result(denying: [rule])
        #expect(denied.text == nil)
        #expect(denied.diagnostics.filter { $0.severity == .error }.map(\.rule.id) == [rule])
        #expect(denied.diagnostics.map(\.message) == open.diagnostics.map(\.message))
    }
}
