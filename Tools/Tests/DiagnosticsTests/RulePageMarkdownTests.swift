import Diagnostics
import Testing

/// The Markdown of a rule's page.
@Suite struct RulePageMarkdownTests {
    private let head = """
        # a.b

        It is so.

        ## Meaning

        It is meant
        so.

        ## Lost

        All.

        ## Remedy

        None.


        """

    private func problem(_ markdown: String) -> RulePage.Problem? {
        do throws(RulePage.Problem) {
            _ = try RulePage(markdown: markdown, of: "a.b")
            return nil
        } catch {
            return error
        }
    }

    @Test func words() throws {
        let page = try RulePage(markdown: head + "## When\n\nAt night.\n", of: "a.b")
        #expect(
            [page.summary, page.meaning, page.loss, page.remedy] == ["It is so.", "It is meant so.", "All.", "None."])
        guard case .words("At night.") = page.cause else { return #expect(Bool(false), "\(page.cause)") }
    }

    @Test func anExample() throws {
        let markdown =
            head + """
                ## Example

                ```yaml
                a: 1

                ## no heading
                ```

                ## Settings

                ```yaml
                slots: [b]
                ```

                ## Findings

                ```text
                api.yaml:1:1: error: no [a.b]
                ```

                ## Repaired

                ```json
                {}
                ```

                """
        guard case .example(let example) = try RulePage(markdown: markdown, of: "a.b").cause else {
            return #expect(Bool(false), "no example")
        }
        #expect(example.use == .generate)
        #expect(example.input == RuleExample.Code("a: 1\n\n## no heading\n"))
        #expect(example.settings == RuleExample.Code("slots: [b]\n"))
        #expect(example.findings == "api.yaml:1:1: error: no [a.b]\n")
        #expect(example.repaired == RuleExample.Code("{}\n", language: "json"))
    }

    @Test func aCommandAndAConfiguration() throws {
        let sliced = "## Example\n```json\n{}\n```\n## Slice\n```sh\nslice it\n```\n## Findings\n```text\nno\n```\n"
        guard case .example(let slice) = try RulePage(markdown: head + sliced, of: "a.b").cause else {
            return #expect(Bool(false), "no example")
        }
        #expect(slice.use == .slice(command: "slice it"))
        let configured = "## Configuration\n```yaml\na: 1\n```\n## Findings\n```text\nno\n```\n"
        guard case .example(let configuration) = try RulePage(markdown: head + configured, of: "a.b").cause else {
            return #expect(Bool(false), "no example")
        }
        #expect(configuration.use == .configure)
    }

    @Test(arguments: [
        ("# a.c\n", "1: the heading is not \"# a.b\""),
        ("# a.b\n\n## Meaning\n", "1: the section \"a.b\" is empty"),
        ("# a.b\n\nA.\n\n## Lost\n", "5: the section \"Meaning\" is missing here"),
        ("# a.b\n\nA.\n\n## Meaning\n", "5: the section \"Meaning\" is empty"),
        ("# a.b\n\nA.\n\n## Meaning\n\nOne.\n\nTwo.\n", "8: \"Meaning\" is not one paragraph"),
        ("# a.b\n\nA.\n\n## Meaning\n\nOne.\n", "8: the section \"Lost\" is missing here"),
    ])
    func aMalformedPage(markdown: String, description: String) {
        #expect(problem(markdown)?.description == description)
    }

    @Test(arguments: [
        ("## Example\n", "18: the section \"Example\" is empty"),
        ("## Example\n\n```swift\n1\n```\n", "20: \"Example\" is no block of yaml or json"),
        ("## Example\n\n```yaml\n1\n", "20: \"Example\" is not one block of code"),
        ("## Example\n\n```yaml\n1\n```\n", "23: the section \"Findings\" is missing here"),
        ("## When\n\nNow.\n\n## Repaired\n", "22: the section \"Repaired\" does not belong here"),
    ])
    func aMalformedCause(markdown: String, description: String) {
        #expect(problem(head + markdown)?.description == description)
    }
}
