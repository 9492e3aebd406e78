import Testing

@testable import DeclarativeOpenAPI

/// Warnings that a `backend.yaml` takes as errors.
@Suite struct RuleChoiceTests {
    private let document = Document.head + "paths: {}\nx: 1\n"

    @Test func aDeniedRuleFailsTheRun() {
        let denied = result(of: document, configuration: "deny: [document.unknown-field]")
        #expect(denied.text == nil)
        #expect(
            denied.findings == """
                a.yaml:4:1: error: OpenAPI has no field `x` in a document; it is not read: check its spelling and its \
                place [document.unknown-field]

                """)
        #expect(result(of: document, configuration: "deny: [schema.untyped]").text != nil)
    }

    /// A flag has the last word.
    @Test func whatIsAllowedOnTheCommandLineIsNotDenied() {
        var file = GeneratorOptions(enumName: "File", excludedSchemes: ["a"], querySlots: ["s"], allowedRules: ["x"])
        file.deniedRules = ["y", "z"]
        let options = file.adding(GeneratorOptions(excludedSchemes: ["a", "b"], allowedRules: ["y"]))
        #expect(options.enumName == "File")
        #expect(options.excludedSchemes == ["a", "b"])
        #expect(options.querySlots == ["s"])
        #expect(options.allowedRules == ["x", "y"])
        #expect(options.deniedRules == ["z"])
        #expect(file.adding(GeneratorOptions(enumName: "Flag")).enumName == "Flag")
    }
}
