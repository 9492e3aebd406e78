/// An ASCII text whose punctuation only separates words, like most texts in documents. It makes the same names as
/// ``Words``, faster, without an array for each word.
struct PlainWords {
    private let text: [UInt8]
    private let isShouted: Bool

    /// nil for all other texts.
    ///
    /// - Parameter saysSigns: Whether signs with a meaning, and a leading dash, become words (``Spelling/signs``).
    init?(_ text: String, saysSigns: Bool) {
        var hasUppercase = false
        var hasLowercase = false
        var hasDigit = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasUppercase = true
            case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLowercase = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
            case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "-"): break
            default: if saysSigns || byte >= 0x80 { return nil }
            }
        }
        guard hasUppercase || hasLowercase || hasDigit else { return nil }
        if saysSigns, text.utf8.first == UInt8(ascii: "-") { return nil }
        self.text = Array(text.utf8)
        isShouted = hasUppercase && !hasLowercase
    }

    /// The same as ``Words/lowerCamel(keepsCapitals:)`` without kept capitals.
    func lowerCamel() -> String {
        joined { word, isFirst, result in
            if isFirst {
                appendLoweringFront(word, to: &result)
            } else {
                append(word, lowering: isShouted, to: &result)
            }
        }
    }

    /// The same as ``Words/upperCamel(lowersShouting:)``.
    func upperCamel(lowersShouting: Bool) -> String {
        joined { word, _, result in append(word, lowering: lowersShouting && isShouted, to: &result) }
    }

    private func joined(_ append: (ArraySlice<UInt8>, _ isFirst: Bool, inout [UInt8]) -> Void) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 2)
        var isFirst = true
        var start = 0
        while start < text.count {
            guard text[start].isLetterOrDigit else {
                start += 1
                continue
            }
            var end = start + 1
            while end < text.count, text[end].isLetterOrDigit { end += 1 }
            if text[start].isDigit, result.last?.isDigit ?? true { result.append(UInt8(ascii: "_")) }
            append(text[start..<end], isFirst, &result)
            isFirst = false
            start = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func append(_ word: ArraySlice<UInt8>, lowering lowers: Bool, to result: inout [UInt8]) {
        result.append(word[word.startIndex].uppercased)
        for byte in word.dropFirst() { result.append(lowers ? byte.lowercased : byte) }
    }

    private func appendLoweringFront(_ word: ArraySlice<UInt8>, to result: inout [UInt8]) {
        let run = word.prefix(while: \.isUppercase).count
        let rest = word.dropFirst(run)
        let isPlural = rest.count == 1 && rest.first == UInt8(ascii: "s")
        let count = run > 1 && rest.first?.isLowercase == true && !isPlural ? run - 1 : run
        for (position, byte) in word.enumerated() {
            result.append(isShouted || position < count ? byte.lowercased : byte)
        }
    }
}

extension UInt8 {
    fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isLetterOrDigit: Bool { isUppercase || isLowercase || isDigit }
    fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
    fileprivate var uppercased: UInt8 { isLowercase ? self & ~0x20 : self }
}
