import Diagnostics
import Foundation
import Testing

/// `Documentation/rules.md` is made from the rules.
@Suite struct RulesDocumentTests {
    private let path = Catalogue.tools.deletingLastPathComponent().appending(path: "Documentation/rules.md")

    @Test func itIsWhatTheRulesSay() throws {
        let made = RulesDocument.markdown(for: Catalogue.all)
        if Catalogue.isRecording {
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try made.write(to: path, atomically: true, encoding: .utf8)
        }
        let isSame = try String(contentsOf: path, encoding: .utf8) == made
        #expect(
            isSame,
            "make it anew: RECORD=1 swift test --package-path Tools --filter RulesDocumentTests")
    }
}
