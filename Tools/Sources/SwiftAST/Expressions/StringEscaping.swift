/// Writes the inside of a string literal. What is not plain to see is written as an escape: quotes and backslashes (so
/// no `\(` survives), controls, line separators, the scalars that hide or turn text, and a mark that would join the quote
/// or the escape before it.
enum StringEscaping {
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        if text.withUTF8({ $0.allSatisfy(isPlain) }) {
            bytes.append(contentsOf: text.utf8)
        } else {
            var isAfterEscape = true
            for scalar in text.unicodeScalars {
                let isEscaped = isHidden(scalar) || (isAfterEscape && IdentifierCharacters.isMark(scalar))
                if isEscaped, !isShort(scalar) {
                    appendNumber(of: scalar, to: &bytes)
                } else {
                    append(scalar, to: &bytes)
                }
                isAfterEscape = isEscaped || scalar == "\"" || scalar == "\\"
            }
        }
    }

    private static func isShort(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == "\0"
    }

    private static func appendNumber(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: #"\u{"#.utf8)
        bytes.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).utf8)
        bytes.append(UInt8(ascii: "}"))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes.append(contentsOf: #"\""#.utf8)
        case "\\": bytes.append(contentsOf: #"\\"#.utf8)
        case "\n": bytes.append(contentsOf: #"\n"#.utf8)
        case "\r": bytes.append(contentsOf: #"\r"#.utf8)
        case "\t": bytes.append(contentsOf: #"\t"#.utf8)
        case "\0": bytes.append(contentsOf: #"\0"#.utf8)
        default: bytes.append(contentsOf: String(scalar).utf8)
        }
    }

    /// Controls, separators, joiners, bidirectional controls, tags and what belongs to no script: nothing a reader sees.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x180B...0x180F,
            0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164, 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF,
            0xFFA0, 0xFFF0...0xFFFF, 0x1D173...0x1D17A, 0xE0000...0x10FFFF:
            true
        default:
            false
        }
    }
}
