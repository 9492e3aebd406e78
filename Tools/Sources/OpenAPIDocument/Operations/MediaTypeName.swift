/// A media type or a range of them, RFC 9110 §8.3.1 and §12.5.1.
package struct MediaTypeName: Hashable, Sendable {
    /// As the document writes it.
    package let text: String
    /// In lower case.
    package let type: String
    /// In lower case.
    package let subtype: String
    package let hasParameters: Bool

    /// nil when the text is no media type.
    package init?(_ text: String) {
        var pieces = Self.pieces(of: text)
        let names = pieces.removeFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2, names.allSatisfy(Self.isToken), pieces.allSatisfy(Self.isParameter) else { return nil }
        self.text = String(Self.trimmed(text[...]))
        type = names[0].lowercased()
        subtype = names[1].lowercased()
        hasParameters = pieces.contains { !$0.isEmpty }
    }

    /// Type and subtype, without parameters.
    package var essence: String { "\(type)/\(subtype)" }

    /// `image/*` and the like.
    package var isRange: Bool { subtype == "*" }

    /// The parts between semicolons; a semicolon in quotes parts nothing.
    private static func pieces(of text: String) -> [Substring] {
        var isQuoted = false
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ";" && !isQuoted
        }.map(trimmed)
    }

    /// Whether the text is a parameter: empty, a name, or a name with a token or a quoted text.
    private static func isParameter(_ text: Substring) -> Bool {
        guard let equals = text.firstIndex(of: "=") else { return text.isEmpty || isToken(text) }
        let value = text[text.index(after: equals)...]
        let isQuoted = value.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
        return isToken(text[..<equals]) && (isQuoted || isToken(value))
    }

    /// Whether the text is a `token` (RFC 9110 §5.6.2).
    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
