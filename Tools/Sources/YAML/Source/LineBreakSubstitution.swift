/// Substitutes other characters for U+0085, U+2028 and U+2029 while libyaml reads. These are text in YAML 1.2 (§5.4),
/// but libyaml takes them for line breaks, as YAML 1.1 does.
struct LineBreakSubstitution {
    private static let breaks: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]

    private var substitutes: [Unicode.Scalar: Unicode.Scalar] = [:]
    private var originals: [Unicode.Scalar: Unicode.Scalar] = [:]

    /// Chooses substitutes that do not occur in the text and have the same length in UTF-8; nil if the text has no such
    /// break.
    init?(_ bytes: [UInt8]) {
        guard bytes.withUnsafeBufferPointer(Self.mayHaveBreak) else { return nil }
        var used: Set<Unicode.Scalar> = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
            used.insert(scalar)
        }
        for original in Self.breaks where used.contains(original) {
            // U+0085 has two bytes: an Armenian letter, for example. The others have three: a private-use character.
            let candidates: ClosedRange<UInt32> = original == "\u{85}" ? 0x531...0x7FF : 0xE000...0xF8FF
            guard let substitute = candidates.lazy.compactMap(Unicode.Scalar.init).first(where: { !used.contains($0) })
            else { continue }
            used.insert(substitute)
            substitutes[original] = substitute
            originals[substitute] = original
        }
        if substitutes.isEmpty { return nil }
    }

    /// The text with substitutes.
    func replaced(_ bytes: [UInt8]) -> [UInt8] {
        Array(mapped(String(decoding: bytes, as: UTF8.self), substitutes).utf8)
    }

    /// A text with the original characters.
    func restored(_ text: String) -> String { mapped(text, originals) }

    private func mapped(_ text: String, _ table: [Unicode.Scalar: Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.lazy.map { table[$0] ?? $0 }))
    }

    /// Whether the text contains the UTF-8 bytes of one of the breaks: `C2 85`, `E2 80 A8` or `E2 80 A9`.
    private static func mayHaveBreak(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset + 1 < bytes.count {
            offset = UTF8Check.skipASCII(bytes, from: offset)
            guard offset + 1 < bytes.count else { return false }
            switch (bytes[offset], bytes[offset + 1]) {
            case (0xC2, 0x85): return true
            case (0xE2, 0x80):
                if offset + 2 < bytes.count, bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 { return true }
            default: break
            }
            offset += 1
        }
        return false
    }
}
