import Testing

/// Inline schemas that contain themselves once they are merged.
@Suite struct SelfContainingTests {
    /// The names of types with those of their members, in the order of the source.
    private func types(_ yaml: String) throws -> [String] {
        try source(yaml).split(separator: "\n").compactMap { line in
            if let match = line.firstMatch(of: /^    public nonisolated (?:struct|enum) (\w+)/) {
                return String(match.output.1)
            }
            return line.firstMatch(of: /^        public var (\w+: [^ ]+)/).map { "  " + $0.output.1 }
        }
    }

    @Test func aListOfItselfWithMore() throws {
        let yaml = document(
            schemas: """
                Node: {type: object, properties: {next: {type: array, items: {allOf: [{$ref: "#/components/schemas/Node"}, \
                {type: object, properties: {x: {type: string}}}]}}}}
                """)
        #expect(
            try types(yaml) == [
                "Node", "  next: [NodeNextItem]?", "NodeNextItem", "  next: [NodeNextItem]?", "  x: String?",
            ])
    }

    @Test func twoOfOneAnother() throws {
        let yaml = document(
            schemas: """
                A: {type: object, properties: {b: {allOf: [{$ref: "#/components/schemas/B"}, {properties: {x: {type: string}}}]}}}
                B: {type: object, properties: {a: {$ref: "#/components/schemas/A", properties: {y: {type: string}}}}}
                """)
        #expect(
            try types(yaml) == [
                "A", "  b: AB?", "AB", "  a: BA?", "  x: String?", "B", "  a: BA?", "BA", "  b: AB?", "  y: String?",
            ])
    }

    /// A description beside a reference makes no new type, and a union refers to its branches by name.
    @Test func whatMergesNothingStaysInPlace() throws {
        let yaml = document(
            schemas: """
                A: {type: object, properties: {a: {allOf: [{$ref: "#/components/schemas/A"}], description: d}, u: {oneOf: \
                [{$ref: "#/components/schemas/A"}, {type: string}]}}}
                """)
        #expect(try types(yaml) == ["A", "  a: A?", "  u: U?"])
    }

    @Test func oneSideGivesWhatTheOtherMayNot() throws {
        let yaml = document(
            operation: """
                requestBody: {content: {application/json: {schema: {$ref: "#/components/schemas/N"}}}}, responses: {"200": \
                {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/N"}}}}}
                """,
            more: """
                components:
                  schemas:
                    N: {type: object, required: [id], properties: {id: {type: string, readOnly: true}, c: {type: array, items: \
                {allOf: [{$ref: "#/components/schemas/N"}, {properties: {x: {type: string}}}]}}}}
                """)
        #expect(
            try types(yaml).prefix(10) == [
                "N", "  id: String", "  c: [NCItem]?", "NCItem", "  id: String", "  c: [NCItem]?", "  x: String?",
                "NCItemInput",
                "  c: [NCItemInput]?", "  x: String?",
            ])
    }

    /// Two that merge one another into members of one name: no name ends it.
    @Test func anEndlessMergeIsRefused() {
        let yaml = document(
            schemas: """
                N: {type: object, properties: {c: {allOf: [{$ref: "#/components/schemas/N"}, {properties: {c: {properties: {y: \
                {type: string}}}}}]}}}
                """)
        #expect(
            result(of: yaml).findings == """
                a.yaml:6:99: error: this schema merges a schema that contains it; make it a component, and refer to the component \
                [schema.limit]

                """)
    }
}
