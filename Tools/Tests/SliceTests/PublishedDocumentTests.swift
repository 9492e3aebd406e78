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

    /// A slice that was made by hand, and holds 78 references to a schema that it does not hold.
    @Test(.enabled(if: published != nil, "PUBLISHED_DOCUMENTS names no folder"))
    func aSliceMadeByHand() throws {
        let folder = try #require(published)
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("binance-market-wallet.yaml")))
        let source = SourceFile(name: "binance-market-wallet.yaml", bytes: bytes)
        let result = Generator.generate(source, options: GeneratorOptions())
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 78)
        #expect(errors.allSatisfy { $0.rule.id == "reference.unresolved" && !$0.location.isWholeFile })
        #expect(Set(errors.map(\.location)).count == 78)
        #expect(result.text == nil)

        var options = GeneratorOptions()
        options.allowedRules = ["reference.unresolved"]
        let allowed = Generator.generate(source, options: options)
        #expect(allowed.text != nil)
        #expect(!allowed.diagnostics.contains { $0.severity == .error })

        let sliced = try Sliced(String(decoding: bytes, as: UTF8.self))
        #expect(sliced.text == nil)
        #expect(sliced.findings.split(separator: "\n").count { $0.contains("[slice.unresolved-reference]") } == 78)
    }
}
