/// Percent-encoding (RFC 3986 section 2.1), with upper-case digits, over the UTF-8 bytes of a text.
nonisolated enum PercentEncoding {
    /// Appends a text in which only the bytes of a rule stay as they are.
    static func append<Rule: ByteRule>(_ text: String, keeping rule: Rule.Type, to output: inout String) {
        output += self.text(text, keeping: rule)
    }

    /// A text in which only the bytes of a rule stay as they are.
    static func text<Rule: ByteRule>(_ text: String, keeping rule: Rule.Type) -> String {
        if keepsAll(of: text, rule) { return text }
        return TextWriter.text(capacity: text.utf8.count * 3) { $0.append(text, keeping: rule) }
    }

    /// Path text as an author writes it: escapes stay, and only what a path cannot hold is encoded.
    static func pathText(_ text: String) -> String {
        keepingEscapes(of: text, PathByte.self)
    }

    /// A value in which reserved characters and escapes stay (RFC 6570 section 3.2.3), except those that end a query
    /// item.
    static func reservedText(_ text: String) -> String {
        keepingEscapes(of: text, ReservedByte.self)
    }

    private static func keepingEscapes<Rule: ByteRule>(of text: String, _ rule: Rule.Type) -> String {
        if keepsAll(of: text, rule) { return text }
        return TextWriter.text(capacity: text.utf8.count * 3) { writer in
            text.withBytes { bytes in
                for (index, byte) in bytes.enumerated() {
                    if Rule.keeps(byte) || beginsEscape(bytes, at: index) {
                        writer.append(byte)
                    } else {
                        writer.appendEscape(of: byte)
                    }
                }
            }
        }
    }

    /// Whether nothing of a text needs encoding.
    static func keepsAll<Rule: ByteRule>(of text: String, _ rule: Rule.Type) -> Bool {
        text.withBytes { $0.allSatisfy(Rule.keeps) }
    }

    private static func beginsEscape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
            && isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
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
