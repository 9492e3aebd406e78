import Diagnostics
import Testing

@Suite struct NearestSpellingTests {
    @Test(
        arguments: [
            ("speck", "spec"), ("vesrion", "version"), ("exludeSchemes", "excludeSchemes"), ("SPEC", "spec"),
            ("modul", "module"), ("xyz", nil), ("", nil),
        ] as [(String, String?)])
    func suggestions(word: String, suggestion: String?) {
        let keys = ["name", "module", "spec", "version", "excludeSchemes"]
        #expect(NearestSpelling.suggestion(for: word, among: keys) == suggestion)
    }
}
