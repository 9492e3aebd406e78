import CommandLineInterface
import Testing

@testable import Workspace

/// `./workspace explain`.
@Suite struct ExplainTests {
    @Test func aRuleOfTheWorkspace() throws {
        let lines = try Explain.run("drift.edited").lines
        #expect(lines.first == "drift.edited (error)")
        #expect(lines.contains("What to do"))
    }

    @Test func aLineForEachRule() throws {
        #expect(try Explain.run(nil).lines.count == Explain.rules.count)
    }

    @Test func aMisspeltRule() {
        #expect(throws: UsageError("there is no rule drift.edit; did you mean drift.edited?")) {
            try Explain.run("drift.edit")
        }
    }
}
