/// Texts that look the same but differ: in composed letters, kinds of spaces, or invisible scalars.
enum LookAlikes {
    /// Two texts as messages show them: in backticks, and with their code points if they look the same.
    static func labels(_ first: String, _ second: String) -> (String, String) {
        guard !first.utf8.elementsEqual(second.utf8), folded(first) == folded(second) else {
            return ("`\(first)`", "`\(second)`")
        }
        return ("`\(first)` (\(codePoints(of: first)))", "`\(second)` (\(codePoints(of: second)))")
    }

    /// The text without the differences that cannot be seen.
    private static func folded(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
            result.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
        }
        return String(result)
    }

    /// `U+0065 U+0301`
    static func codePoints(of text: String) -> String {
        text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }.joined(separator: " ")
    }
}
