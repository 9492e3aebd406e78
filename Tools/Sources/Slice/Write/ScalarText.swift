import YAML

/// How a scalar is written.
enum ScalarText {
    /// A scalar as text that reads back as the same scalar; `isInFlow` inside a flow list.
    static func text(of scalar: Scalar, isInFlow: Bool) -> String {
        switch scalar.kind {
        case .null: "null"
        case .boolean, .integer, .number: scalar.text
        case .string: string(scalar.text, isInFlow: isInFlow)
        }
    }

    /// A string: plain if every reader takes it for that string, otherwise in single quotes, or in double quotes if it
    /// needs escapes.
    static func string(_ text: String, isInFlow: Bool) -> String {
        if text.unicodeScalars.contains(where: needsEscape) { return doubleQuoted(text) }
        if isPlain(text, isInFlow: isInFlow) { return text }
        return "'\(text.replacing("'", with: "''"))'"
    }

    private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last else { return false }
        guard first != space, last != space, last != UInt8(ascii: ":") else { return false }
        if indicators.contains(first) { return false }
        if [UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":")].contains(first) {
            // These three may begin a plain scalar if a character follows; a document marker may not.
            let second = text.utf8.dropFirst().first
            if second == nil || second == space || text.hasPrefix("---") { return false }
            if isInFlow, first == UInt8(ascii: "?") { return false }
        }
        if text.hasPrefix("...") || text.contains(": ") || text.contains(" #") { return false }
        if isInFlow, text.utf8.contains(where: { flowIndicators.contains($0) || $0 == UInt8(ascii: ":") }) {
            return false
        }
        return Scalar(text: text, isPlain: true).kind == .string && !OlderSchema.isSpecial(text)
    }

    private static let space = UInt8(ascii: " ")
    private static let indicators = Set(",[]{}#&*!|>'\"%@`".utf8)
    private static let flowIndicators = Set(",[]{}".utf8)

    /// Whether a character is a control character, a line break for any reader, or not printable in YAML (§5.1).
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func doubleQuoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where needsEscape(scalar): "\\u" + hexadecimal(scalar.value)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Four digits, enough for every character that is escaped.
    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
