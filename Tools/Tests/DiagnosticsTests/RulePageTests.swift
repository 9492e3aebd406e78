import Diagnostics
import Testing

/// A rule's page, for a terminal and as documentation.
@Suite struct RulePageTests {
    @Test func forATerminal() {
        #expect(
            RulePage.text(for: .explained) == """
                test.explained (refusal)

                It cannot be told what is meant, and so it is not guessed; whoever reads this
                knows what to do about it.

                What is lost
                    The "whole".

                What to do
                    Say it again.

                    It fails the run, unless the rule is allowed (`--allow test.explained`, or
                    under `allow` in `backend.yaml`): then it is a warning, and the rest is
                    generated.

                Example
                    a: 1

                    b: *c

                Repaired
                    a: 1

                """)
    }

    @Test func asDocumentation() {
        let markdown = RulesDocument.markdown(for: [.explained])
        #expect(markdown.hasPrefix("# Rules\n\n"))
        #expect(markdown.contains("\n| [`test.explained`](#testexplained) | refusal | It is explained. |\n"))
        #expect(
            markdown.hasSuffix(
                """

                ## test.explained

                *refusal.* It cannot be told what is meant, and so it is not guessed; whoever reads this knows what to do about it.

                **Lost:** The "whole".

                **To do:** Say it again.

                Example:

                ```yaml
                a: 1

                b: *c
                ```

                Repaired:

                ```yaml
                a: 1
                ```

                """))
    }

    @Test func rulesAreById() {
        let markdown = RulesDocument.markdown(for: [.refused, .broken])
        let headings = markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings == ["## test.broken", "## test.refused"])
    }

    @Test func aCommandIsShown() {
        let example = RuleExample(
            RuleExample.Code("a: 1\n"), use: .slice(command: "declarative-openapi slice api.yaml --tag a"), findings: ""
        )
        let page = RulePage(means: "", lost: "", remedy: "", cause: .example(example))
        let rule = Rule(id: "test.slice", level: .note, summary: "", page: page)
        #expect(
            RulePage.text(for: rule).hasSuffix("\nSliced with\n    declarative-openapi slice api.yaml --tag a\n"))
    }
}
