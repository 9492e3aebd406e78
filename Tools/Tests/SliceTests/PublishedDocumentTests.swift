import DeclarativeOpenAPI
import Diagnostics
import Foundation
import Testing
import YAML

@testable import Slice

/// The documents as their publishers wrote them, where they are at hand.
@Suite struct PublishedDocumentTests {
    @Test func theyAreAtHandOrTheSuiteSaysSo() {
        if published == nil { print("skipped: slices of the published documents (PUBLISHED_DOCUMENTS is not set)") }
    }

    @Test(
        .enabled(if: published != nil, "PUBLISHED_DOCUMENTS names no folder"),
        arguments: [
            ("museum", "museum", [], 0), ("supabase-auth", "supabase-auth", [], 5),
            ("binance-spot", "binance", ["Market", "Wallet"], 0),
        ])
    func slicesAreTheCheckedInDocuments(source: String, spec: String, tags: [String], warnings: Int) throws {
        let folder = try #require(published)
        let text = try String(contentsOf: folder.appendingPathComponent("\(source).yaml"), encoding: .utf8)
        let sliced = try Sliced(text, SliceOptions(tags: tags), name: "\(source).yaml")
        let checkedIn = try String(contentsOf: specs.appendingPathComponent("\(spec).yaml"), encoding: .utf8)
        #expect(sliced.text == checkedIn)
        #expect(sliced.findings.split(separator: "\n").count == warnings)
        #expect(sliced.findings.split(separator: "\n").allSatisfy { $0.contains(": warning: ") })
        #expect(try Sliced(checkedIn).text == checkedIn, "a slice of a slice is the same")
    }

    @Test(.enabled(if: published != nil, "PUBLISHED_DOCUMENTS names no folder"))
    func faultsOfTheSupabaseDocument() throws {
        let folder = try #require(published)
        let text = try String(contentsOf: folder.appendingPathComponent("supabase-auth.yaml"), encoding: .utf8)
        #expect(
            try Sliced(text).findings == """
                a.yaml:763:23: warning: #/components/responses/UnauthorizedResponse is a response, but a schema \
                belongs here; it is kept as it is [slice.reference-kind]
                a.yaml:774:23: warning: #/components/responses/ForbiddenResponse is a response, but a schema belongs \
                here; it is kept as it is [slice.reference-kind]
                a.yaml:3104:21: warning: schema objects of OpenAPI 3.0 have no field optional; it is left out \
                [slice.field]
                a.yaml:3119:21: warning: schema objects of OpenAPI 3.0 have no field patternProperties; \
                additionalProperties is written for it [slice.field]
                a.yaml:3283:11: warning: schema objects of OpenAPI 3.0 have no field patternProperties; \
                additionalProperties is written for it [slice.field]

                """)
    }

    /// A slice made by hand, with 78 references to a schema that it does not contain. The finding names the schema once
    /// and locates each reference, and nothing is written unless the rule is allowed.
    @Test(.enabled(if: published != nil, "PUBLISHED_DOCUMENTS names no folder"))
    func whatIsGeneratedOfASliceMadeByHand() throws {
        let source = try sliceMadeByHand()
        let result = Generator.generate(source, options: GeneratorOptions())
        #expect(result.text == nil)
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.rule.id) == ["reference.unresolved"])
        #expect(errors.map(\.message) == ["`#/components/schemas/error` leads nowhere: the document has nothing there"])
        try expectAllReferences(in: DiagnosticPrinter().text(of: errors))

        var options = GeneratorOptions()
        options.allowedRules = ["reference.unresolved"]
        let allowed = Generator.generate(source, options: options)
        #expect(!allowed.diagnostics.contains { $0.severity == .error })
        #expect(allowed.diagnostics.count { $0.rule.id == "reference.unresolved" && $0.severity == .warning } == 1)
        #expect(allowed.text?.contains("func getApiV3AvgPrice(") == true)
    }

    @Test(.enabled(if: published != nil, "PUBLISHED_DOCUMENTS names no folder"))
    func whatIsSlicedOfASliceMadeByHand() throws {
        let text = String(decoding: try sliceMadeByHand().bytes, as: UTF8.self)
        let sliced = try Sliced(text)
        #expect(sliced.text == nil)
        try expectAllReferences(in: sliced.findings)

        let allowed = try Sliced(text, allowing: ["slice.unresolved-schema"])
        try expectAllReferences(in: allowed.findings)
        let document = try #require(allowed.text)
        #expect(document.contains("/api/v3/avgPrice:"))
        #expect(try Sliced(document).findings == "", "what is written is whole")
    }

    private func sliceMadeByHand() throws -> SourceFile {
        let file = try #require(published).appendingPathComponent("binance-market-wallet.yaml")
        return SourceFile(name: "a.yaml", bytes: Array(try Data(contentsOf: file)))
    }

    /// One line for each of 78 locations; the first line names the schema.
    private func expectAllReferences(in findings: String) throws {
        let lines = findings.split(separator: "\n")
        #expect(lines.count == 78)
        #expect(lines.count { $0.contains("#/components/schemas/error") } == 1)
        #expect(lines.first?.contains("#/components/schemas/error") == true)
        #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(": note: the same is referred to here") })
        let places = lines.compactMap { $0.prefixMatch(of: #/a\.yaml:([0-9]+):[0-9]+: /#).flatMap { Int($0.output.1) } }
        #expect(Set(places).count == 78)
        #expect(places == places.sorted())
    }
}
