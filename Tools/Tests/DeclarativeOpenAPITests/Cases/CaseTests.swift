import Foundation
import Testing

/// What the fixtures' generated clients do when they run; the program is compiled with warnings as errors.
@Suite(.serialized) struct CaseTests {
    /// The headings of `Program.output.txt`; what stands below each is what the documents say.
    @Test(arguments: [
        "signs", "cases", "kinds", "shadow", "twins", "operation ids", "members", "digits", "locals", "everywhere",
        "keyword",
        "clash", "quotes", "enum parameter", "optional security", "and or", "public", "where", "probes of security",
        "hostile", "local names", "values", "capitals",
        "hostile security", "many",
    ])
    func printsWhatTheDocumentSays(heading: String) throws {
        let expected = try String(
            contentsOf: Fixture.tests.appending(path: "Fixtures/Program.output.txt"), encoding: .utf8)
        let lines = try #require(CaseProgram.sections(of: expected)[heading])
        #expect(!lines.isEmpty)
        #expect(try CaseProgram.shared.get().sections[heading] == lines)
    }

    @Test func printsNothingElse() throws {
        #expect(try CaseProgram.shared.get().sections.count == 25)
    }

    /// In plain Swift 6 mode the program has been built; here are the other two settings.
    @Test(arguments: [
        ["-default-isolation", "MainActor"], ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
    ])
    func compilesInModulesOfOtherSettings(setting: [String]) throws {
        let program = try CaseProgram.shared.get()
        let compiler = [
            "swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", "-I", program.modules.path(),
        ]
        let run = try Subprocess(compiler + setting + program.sources.map { $0.path() })
        #expect(run.status == 0, "\(run.errors)")
    }
}
