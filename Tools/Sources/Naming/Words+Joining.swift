extension Words {
    /// `ThingRequest`: each word with a capital, inner capitals kept.
    ///
    /// - Parameter lowersShouting: `LIMIT_MAKER` is `LimitMaker` instead of `LIMITMAKER`.
    func upperCamel(lowersShouting: Bool) -> String {
        joined { word, _ in capitalized(lowersShouting && isShouted ? lowered(word) : word) }
    }

    /// `grantType`: a capital run in front is lowered as a whole (`apiKeyAuth`).
    ///
    /// - Parameter keepsCapitals: Leaves every letter as it is in the text.
    func lowerCamel(keepsCapitals: Bool = false) -> String {
        joined { word, isFirst in
            if keepsCapitals { return isFirst ? word : capitalized(word) }
            let word = isShouted ? lowered(word) : word
            return isFirst ? loweredFront(word) : capitalized(word)
        }
    }

    /// Parts two digits with an underscore, and puts one before a digit in front.
    private func joined(_ shape: ([Unicode.Scalar], _ isFirst: Bool) -> [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        for (index, word) in words.enumerated() {
            let startsWithDigit = NameCharacters.isDigit(word[0])
            if startsWithDigit, result.last.map(NameCharacters.isDigit) ?? true { result.append("_") }
            result.append(contentsOf: shape(word, index == 0))
        }
        return String(result)
    }

    private func capitalized(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard NameCharacters.isLowercase(word[0]) else { return word }
        return Array(word[0].properties.titlecaseMapping.unicodeScalars) + word.dropFirst()
    }

    private func lowered(_ word: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        word.flatMap { NameCharacters.isUppercase($0) ? Array($0.properties.lowercaseMapping.unicodeScalars) : [$0] }
    }

    /// `APIKey` → `apiKey`, `URL` → `url`, `IDs` → `ids`, `Limit` → `limit`.
    private func loweredFront(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let run = word.prefix(while: NameCharacters.isUppercase).count
        let rest = word[run...]
        let isPlural = rest.count == 1 && rest.first == "s"
        let endsInWord = rest.first.map(NameCharacters.isLowercase) ?? false
        let count = run > 1 && endsInWord && !isPlural ? run - 1 : run
        return lowered(word[..<count]) + word[count...]
    }
}
