/// Percent-encoding (RFC 3986 section 2.1), with upper-case digits, over the UTF-8 bytes of a text.
nonisolated enum PercentEncoding {
    /// Appends a text in which only the bytes of a rule stay as they are.
    static func append<Rule: ByteRule>(_ text: String, keeping rule: Rule.Type, to output: inout String) {
        if text.utf8.allSatisfy(Rule.keeps) {
            output += text
            return
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3)
        for byte in text.utf8 {
            if Rule.keeps(byte) {
                bytes.append(byte)
            } else {
                appendEscape(of: byte, to: &bytes)
            }
        }
        output += String(decoding: bytes, as: UTF8.self)
    }

    /// Path text as an author writes it: escapes stay, and only what a path cannot hold is encoded.
    static func pathText(_ text: String) -> String {
        if text.utf8.allSatisfy(PathByte.keeps) { return text }
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count * 3)
        for (index, byte) in source.enumerated() {
            let beginsEscape =
                byte == UInt8(ascii: "%") && index + 2 < source.count
                && isHexDigit(source[index + 1]) && isHexDigit(source[index + 2])
            if beginsEscape || PathByte.keeps(byte) {
                bytes.append(byte)
            } else {
                appendEscape(of: byte, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a text holds only characters that can stand in a URL.
    static func isURLText(_ text: String) -> Bool {
        text.utf8.allSatisfy { URLByte.keeps($0) }
    }

    static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
