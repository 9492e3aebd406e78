/// Reads JSON strings (RFC 8259, section 7).
enum JSONString {
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    /// The text of the string whose opening quote is at the cursor.
    static func read(_ cursor: inout JSONCursor) throws(JSONFault) -> String {
        let opening = cursor.position
        cursor.advance()
        var start = cursor.offset
        var decoded: [UInt8] = []
        while let byte = cursor.next {
            switch byte {
            case quote:
                let last = cursor.bytes(from: start)
                let text =
                    decoded.isEmpty
                    ? String(decoding: last, as: UTF8.self) : String(decoding: decoded + last, as: UTF8.self)
                cursor.advance()
                return text
            case backslash:
                decoded += cursor.bytes(from: start)
                decoded += Array(String(try escape(&cursor)).utf8)
                start = cursor.offset
            case lineFeed, carriageReturn:
                throw JSONFault("this string is not closed on its line", at: opening)
            case ..<0x20:
                throw JSONFault("a control character in a string must be written as an escape", at: cursor)
            default:
                cursor.advance()
            }
        }
        throw JSONFault("this string is never closed", at: opening)
    }

    /// The character of the escape whose backslash is at the cursor.
    private static func escape(_ cursor: inout JSONCursor) throws(JSONFault) -> Unicode.Scalar {
        let position = cursor.position
        cursor.advance()
        guard let byte = cursor.next else { throw JSONFault("the text ends inside an escape", at: position) }
        let simple: Unicode.Scalar
        switch byte {
        case quote, backslash, UInt8(ascii: "/"): simple = Unicode.Scalar(byte)
        case UInt8(ascii: "b"): simple = "\u{8}"
        case UInt8(ascii: "f"): simple = "\u{C}"
        case UInt8(ascii: "n"): simple = "\n"
        case UInt8(ascii: "r"): simple = "\r"
        case UInt8(ascii: "t"): simple = "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(&cursor, at: position)
        default: throw JSONFault("JSON has no such escape", at: position)
        }
        cursor.advance()
        return simple
    }

    /// The character of one `\uXXXX`, or of two that form a surrogate pair; the cursor is at the first `u`.
    private static func unicodeEscape(
        _ cursor: inout JSONCursor, at position: Position
    ) throws(JSONFault) -> Unicode.Scalar {
        let first = try codeUnit(&cursor, at: position)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let lone = JSONFault("this escape is only half of a surrogate pair", at: position)
        guard UTF16.isLeadSurrogate(UInt16(first)), cursor.skip(backslash), cursor.next == UInt8(ascii: "u") else {
            throw lone
        }
        let second = try codeUnit(&cursor, at: position)
        guard UTF16.isTrailSurrogate(UInt16(second)) else { throw lone }
        return UTF16.decode(UTF16.EncodedScalar([UInt16(first), UInt16(second)]))
    }

    /// The value of the four digits after the `u` at the cursor.
    private static func codeUnit(_ cursor: inout JSONCursor, at position: Position) throws(JSONFault) -> UInt32 {
        cursor.advance()
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = cursor.next.flatMap(hexadecimalValue) else {
                throw JSONFault("the escape \\u needs four hexadecimal digits", at: position)
            }
            value = value * 16 + UInt32(digit)
            cursor.advance()
        }
        return value
    }
}
