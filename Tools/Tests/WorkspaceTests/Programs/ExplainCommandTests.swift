import Testing

/// The built `declarative-openapi explain`.
@Suite struct ExplainCommandTests {
    private func explain(_ words: String...) async throws -> Program {
        try await Program.run(Program.built("declarative-openapi"), ["explain"] + words)
    }

    @Test func aRule() async throws {
        let program = try await explain("reference.unresolved")
        #expect(program.code == 0)
        #expect(program.errors == "")
        #expect(program.output.hasPrefix("reference.unresolved (refusal)\n\n"))
    }

    @Test func everyRule() async throws {
        let program = try await explain()
        #expect(program.code == 0)
        let lines = program.output.split(separator: "\n")
        for id in ["yaml.syntax", "schema.refused", "input.missing", "slice.selector"] {
            #expect(lines.count { $0.hasPrefix(id + " ") } == 1)
        }
        #expect(lines.contains { $0.hasPrefix("yaml.tag ") && $0.contains(" warning  ") })
        #expect(Set(lines.map { $0.prefix { $0 != " " } }).count == lines.count)
    }

    @Test func anUnknownRule() async throws {
        let program = try await explain("refrence.unresolved")
        #expect(program.code == 64)
        #expect(program.output == "")
        #expect(
            program.errors == """
                declarative-openapi: there is no rule refrence.unresolved; did you mean reference.unresolved?
                See declarative-openapi help explain.

                """)
    }
}
