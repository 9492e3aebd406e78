import Testing

@testable import Naming

/// The short way to a name gives what the long one does.
struct PlainWordsTests {
    /// Every text of up to five characters of those that matter, and some longer ones.
    private static let texts: [String] = {
        let characters: [Character] = ["a", "B", "s", "1", "_", "-", "="]
        var texts = [""]
        var last = [""]
        for _ in 1...5 {
            last = last.flatMap { text in characters.map { text + String($0) } }
            texts += last
        }
        return texts + ["X-MBX-USED-WEIGHT", "APIKeyAuth", "IDs", "2fa-status", "Pet.tag", "a\"b", "é", "UPPER CASE2"]
    }()

    @Test
    func agreesWithWords() {
        for text in Self.texts {
            if let plain = PlainWords(text, saysSigns: false) {
                let words = Words(text, .silent)
                #expect(plain.lowerCamel() == words.lowerCamel(), "\(text)")
                #expect(plain.upperCamel(lowersShouting: false) == words.upperCamel(lowersShouting: false), "\(text)")
                #expect(plain.upperCamel(lowersShouting: true) == words.upperCamel(lowersShouting: true), "\(text)")
            }
            if let plain = PlainWords(text, saysSigns: true) {
                #expect(plain.lowerCamel() == Words(text, .signs).lowerCamel(), "\(text)")
            }
        }
    }

    @Test(arguments: ["é", "→", "", "_", "-"])
    func leavesTheRestToWords(text: String) {
        #expect(PlainWords(text, saysSigns: false) == nil)
    }

    @Test(arguments: ["r+", "-1", "a=b", "$"])
    func leavesSignsToWords(text: String) {
        #expect(PlainWords(text, saysSigns: true) == nil)
    }
}
