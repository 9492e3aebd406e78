/// The words of a text, from which names are made. There is at least one word, and no word is empty.
struct Words {
    private(set) var words: [[Unicode.Scalar]] = []
    /// Whether all letters are capitals: `LIMIT_MAKER` has no acronyms.
    let isShouted: Bool

    init(_ text: String, _ spelling: Spelling) {
        let scalars = Array(text.unicodeScalars)
        let spell = Words.isSpeakable(text) ? spelling.words : spelling.fallback
        let capitals = scalars.contains(where: NameCharacters.isUppercase)
        isShouted = capitals && !scalars.contains(where: NameCharacters.isLowercase)

        var word: [Unicode.Scalar] = []
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if NameCharacters.isKept(scalar), !word.isEmpty || !NameCharacters.isMark(scalar) {
                word.append(scalar)
            } else {
                if !word.isEmpty { words.append(word) }
                word = []
                var names = spell(scalar, index == 0)
                if !names.isEmpty, index + 1 < scalars.count, scalars[index + 1] == "=", "<>!".contains(scalar) {
                    names = scalar == "!" ? ["not", "equal"] : names + ["or", "equal"]
                    index += 1
                }
                words.append(contentsOf: names.map { Array($0.unicodeScalars) })
            }
            index += 1
        }
        if !word.isEmpty { words.append(word) }
        if words.isEmpty { words = [Array("empty".unicodeScalars)] }
    }

    /// Whether the text has a scalar that names keep.
    static func isSpeakable(_ text: String) -> Bool {
        text.unicodeScalars.contains { NameCharacters.isKept($0) && !NameCharacters.isMark($0) }
    }
}

extension String {
    fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
        unicodeScalars.contains(scalar)
    }
}
