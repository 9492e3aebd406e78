import Foundation
import Testing
import YAML

@testable import DeclarativeOpenAPI

/// The report on each operation and each schema.
@Suite struct ReportTests {
    private func report(
        _ yaml: String, allowing rules: Set<String> = [], excluding schemes: [String] = []
    ) throws -> GenerationReport {
        let options = GeneratorOptions(excludedSchemes: schemes, allowedRules: rules)
        let result = Generator.generate(SourceFile(name: "a.yaml", text: yaml), options: options, reports: true)
        return try #require(result.report)
    }

    /// `id: outcome (rule at line:column, …)` for each entry, and the rest.
    private func lines(_ report: GenerationReport) -> [String] {
        func reasons(_ reasons: [GenerationReport.Reason]) -> String {
            reasons.map { "\($0.rule) at \($0.line):\($0.column)" }.joined(separator: ", ")
        }
        return report.operations.map { "\($0.id): \($0.outcome) (\(reasons($0.reasons)))" }
            + report.schemas.map { "\($0.name): \($0.outcome) (\(reasons($0.reasons)))" }
            + ["(\(reasons(report.document)))"]
    }

    private let shop = Document.paths(
        """
        /orders:
          parameters: [{$ref: "#/components/parameters/page"}]
          get: {operationId: list, responses: {"204": {description: ok}}}
          put:
            operationId: replace
            security: [{admin: []}]
            requestBody: {content: {application/xml: {schema: {type: object}}}}
            responses: {"204": {$ref: "#/components/responses/none"}}
        /users:
          get: {operationId: users, security: [{who: []}], responses: {"204": {description: ok}}}
          delete: {responses: {"204": {description: ok}}}
        """,
        components: """
            parameters: {page: {name: page, in: query, schema: {type: integer}, extra: 1}}
            securitySchemes: {admin: {type: mutualTLS}}
            schemas:
              Fine: {type: string}
              Odd: {type: boolean, enum: [1]}
              Broken: {type: text}
              Joined: {allOf: [{$ref: "#/components/schemas/Left"}, {$ref: "#/components/schemas/Right"}]}
              Left: {properties: {a: {type: string}}}
              Right: {properties: {a: {type: integer}}}
              Noted: {required: [b], properties: {a: {type: string}}}
            """)

    @Test func whatStoodInTheWayOfEach() throws {
        #expect(
            lines(try report(shop)) == [
                "list: degraded (document.unknown-field at 16:71)",
                "replace: refused (reference.unresolved at 11:33, document.unknown-field at 16:71)",
                "users: refused (security.unknown-scheme at 13:43)",
                "DELETE /users: generated ()",
                "Fine: generated ()",
                "Odd: degraded (schema.untyped at 20:10)",
                "Broken: refused (schema.refused at 21:5, document.wrong-type at 21:20)",
                "Joined: refused (schema.contradiction at 24:29)",
                "Left: generated ()",
                "Right: generated ()",
                "Noted: generated (schema.required-unknown at 25:12)",
                "()",
            ])
    }

    @Test func whatIsAllowedIsDegradedOrGone() throws {
        let rules: Set = [
            "reference.unresolved", "security.unknown-scheme", "schema.refused", "document.wrong-type",
            "schema.contradiction",
        ]
        let report = try report(shop, allowing: rules)
        #expect(
            report.operations.map(\.outcome) == [.degraded, .refused, .refused, .generated])
        #expect(
            report.schemas.map(\.outcome)
                == [.generated, .degraded, .refused, .degraded, .generated, .generated, .generated])
        #expect(report.operations[1].reasons.map(\.allowed) == [true, false])
    }

    @Test func whatWasNotAskedFor() throws {
        let report = try report(shop, excluding: ["admin"])
        #expect(report.operations.map(\.outcome) == [.degraded, .notSelected, .refused, .generated])
        #expect(report.summary.operations.notSelected == 1)
        #expect(report.summary.operations.selected == 3)
    }

    @Test func aSwaggerDocumentIsToldOfAsItIsWritten() throws {
        let report = try report(
            """
            swagger: "2.0"
            info: {title: T, version: "1"}
            paths:
              /a:
                get: {operationId: a, parameters: [{$ref: "#/parameters/p"}], responses: {"204": {description: ok}}}
                put: {operationId: b, security: [{gone: []}], responses: {"204": {description: ok}}}
            parameters: {p: {name: p, in: query, type: string, extra: 1}}
            definitions:
              A: {type: boolean, enum: [1]}
              B: {type: text}

            """)
        #expect(
            lines(report) == [
                "a: degraded (document.unknown-field at 7:52)", "b: refused (security.unknown-scheme at 6:39)",
                "A: degraded (schema.untyped at 9:6)",
                "B: refused (schema.refused at 10:3, document.wrong-type at 10:13)", "()",
            ])
        #expect(report.schemas.map(\.pointer) == ["/definitions/A", "/definitions/B"])
    }

    @Test func oneFindingIsAReasonWhereverItWasMet() throws {
        let report = try report(
            Document.paths(
                """
                /a: {get: {operationId: a, responses: {"200": {$ref: "#/components/responses/none"}}}}
                /b: {get: {operationId: b, responses: {"200": {$ref: "#/components/responses/none"}}}}
                """))
        #expect(
            lines(report) == [
                "a: refused (reference.unresolved at 4:56)", "b: refused (reference.unresolved at 4:56)", "()",
            ])
        #expect(report.summary.errors == 1)
    }

    @Test func whatIsOfNoEntry() throws {
        let report = try report(Document.head + "servers: [{url: /v1}]\npaths: {}\n")
        #expect(lines(report) == ["(server.not-absolute at 3:17)"])
    }

    @Test func aTextThatIsNoDocument() throws {
        let report = try report("openapi: [\n")
        #expect(lines(report) == ["(yaml.syntax at 1:10)"])
        #expect(report.summary.text == "no operations, no schemas generated; 1 error of 1 rule: yaml.syntax (1)")
    }

    @Test func entriesSayWhereTheyStand() throws {
        let report = try report(shop)
        #expect(report.operations.map(\.pointer).prefix(2) == ["/paths/~1orders/get", "/paths/~1orders/put"])
        #expect(report.operations.map(\.method).prefix(2) == ["GET", "PUT"])
        #expect(report.operations[1].line == 7 && report.operations[1].column == 5)
        #expect(report.schemas[2].pointer == "/components/schemas/Broken")
        #expect(report.schemas[2].line == 21 && report.schemas[2].column == 5)
    }

    @Test func noOneAskedForIt() {
        #expect(Generator.generate(SourceFile(name: "a.yaml", text: shop)).report == nil)
    }

    @Test func asJSON() throws {
        let report = try report(
            Document.paths("/a: {get: {operationId: a, responses: {\"204\": {description: ok, links: {}}}}}\n"))
        #expect(
            report.json == """
                {
                  "document" : [

                  ],
                  "operations" : [
                    {
                      "column" : 8,
                      "file" : "a.yaml",
                      "id" : "a",
                      "line" : 4,
                      "method" : "GET",
                      "outcome" : "generated",
                      "path" : "/a",
                      "pointer" : "/paths/~1a/get",
                      "reasons" : [
                        {
                          "allowed" : false,
                          "column" : 67,
                          "file" : "a.yaml",
                          "line" : 4,
                          "message" : "links between operations are not carried into the client",
                          "rule" : "document.not-carried",
                          "severity" : "note"
                        }
                      ]
                    }
                  ],
                  "schemas" : [

                  ],
                  "summary" : {
                    "errors" : 0,
                    "notes" : 1,
                    "operations" : {
                      "degraded" : 0,
                      "generated" : 1,
                      "notSelected" : 0,
                      "refused" : 0
                    },
                    "rules" : {
                      "document.not-carried" : 1
                    },
                    "schemas" : {
                      "degraded" : 0,
                      "generated" : 0,
                      "notSelected" : 0,
                      "refused" : 0
                    },
                    "text" : "1 operation, no schemas generated",
                    "warnings" : 0
                  }
                }

                """)
    }
}
