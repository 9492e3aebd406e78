import Testing

@testable import DeclarativeOpenAPI

/// Common faults of schemas in published documents. Each gives one finding and changes nothing else in the output.
@Suite struct SchemaFaultTests {
    @Test func aStatusWrittenLikeAnOctalNumber() throws {
        let text = try Fixture.text("integer-keys")
        #expect(
            result(of: text).findings == """
                a.yaml:9:9: error: `0404` is no status of three digits, no range such as `2XX`, and not `default` [response.status]

                """)
        let rest = text.split(separator: "\n").filter { !$0.contains("0404") }.joined(separator: "\n")
        let made = try source(rest)
        #expect(made.contains(#"static let members: ObjectMembers = ["1": String?.self, "2.0": String?.self]"#))
        #expect(made.contains("return [200]\n"))
    }

    @Test func aTypeThatIsNone() throws {
        #expect(
            result(of: try Fixture.text("unknown-type")).findings == """
                a.yaml:5:24: error: schema `A` is not generated because of the fault in it; values of it are `JSONValue` [schema.refused]
                a.yaml:5:65: error: `type` must be one of object, array, string, integer, number, boolean or null, not the value `int` [document.wrong-type]

                """)
    }

    @Test func besideAReferenceNothingCountsInOpenAPI30() throws {
        let result = result(of: try Fixture.text("ref-siblings").replacing("3.1.0", with: "3.0.3"))
        #expect(
            result.findings == """
                a.yaml:11:16: note: OpenAPI 3.0 ignores the keywords beside a `$ref`; put the reference into an `allOf` to keep them [reference.siblings]
                a.yaml:12:14: note: OpenAPI 3.0 ignores the keywords beside a `$ref`; put the reference into an `allOf` to keep them [reference.siblings]

                """)
        #expect(
            try excerpt("struct Pet", of: try #require(result.text)) == """
                public nonisolated struct Pet: ObjectModel {
                    public var owner: Owner
                    public var vet: Owner?

                    public init(owner: Owner, vet: Owner? = nil) {
                        self.owner = owner
                        self.vet = vet
                    }

                    @_spi(Generated) public static let members: ObjectMembers = ["owner": Owner.self, "vet": Owner?.self]
                }
                """)
    }

    @Test func oneMemberWithoutAValueLeavesTheOthersAsTheyAre() throws {
        let yaml = document(
            schemas: """
                A: {type: object, properties: {a: {allOf: [{type: string}, {type: integer}]}, b: {type: string}}}
                B: {type: integer, enum: [1, 2]}
                """)
        #expect(result(of: yaml).text == nil)
        let allowed = result(of: yaml, allowing: ["schema.contradiction"])
        #expect(
            allowed.findings == """
                a.yaml:6:64: warning: no value fits this schema: it joins the types string and integer [schema.contradiction]
                a.yaml:6:48: note: the other one is here

                """)
        let text = try #require(allowed.text)
        #expect(text.contains("public var a: JSONValue?\n        public var b: String?\n"))
        #expect(text.contains("enum B: Int"))
    }
}
