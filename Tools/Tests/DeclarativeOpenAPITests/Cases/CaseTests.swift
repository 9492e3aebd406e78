import Foundation
import Testing

/// The behaviour of the fixtures' generated clients. The program is compiled with warnings as errors.
@Suite(.serialized) struct CaseTests {
    private static let headings = (try? CaseProgram.expected.get().keys.sorted()) ?? []

    @Test(arguments: headings) func printsWhatTheDocumentSays(heading: String) throws {
        let lines = try #require(try CaseProgram.expected.get()[heading])
        #expect(!lines.isEmpty)
        #expect(try CaseProgram.shared.get().sections[heading] == lines)
    }

    @Test func printsNothingElse() throws {
        #expect(try CaseProgram.shared.get().sections.keys.sorted() == CaseProgram.expected.get().keys.sorted())
        #expect(Self.headings.count > 30)
    }

    /// The program was built in Swift 6 mode; these are two other settings of apps.
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
