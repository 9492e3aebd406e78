extension Words {
    /// `ThingRequest`: each word begins with a capital, and inner capitals are kept.
    ///
    /// - Parameter lowersShouting: Whether `LIMIT_MAKER` becomes `LimitMaker` instead of `LIMITMAKER`.
    func upperCamel(lowersShouting: Bool) -> String {
        joined { word, _ in capitalized(lowersShouting && isShouted ? lowered(word) : word) }
    }

    /// `grantType`: an acronym at the beginning is lowered as a whole (`apiKeyAuth`).
    ///
    /// - Parameter keepsCapitals: Whether the first word and all inner letters keep their case.
    func lowerCamel(keepsCapitals: Bool = false) -> String {
        joined { word, isFirst in
            if keepsCapitals { return isFirst ? word : capitalized(word) }
            let word = isShouted ? lowered(word) : word
            return isFirst ? loweredFront(word) : capitalized(word)
        }
    }

    /// Joins the words, with an underscore between two digits and before a leading digit.
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
