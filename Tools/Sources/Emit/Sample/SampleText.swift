/// The characters of a URL (RFC 3986).
enum SampleText {
    /// `pchar` and `/`, without the percent sign, which may begin an escape.
    static func isPathByte(_ byte: UInt8) -> Bool { isUnreserved(byte) || "!$&'()*+,;=:@/".utf8.contains(byte) }

    /// A value: all but the unreserved bytes is escaped.
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            if isUnreserved(byte) { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }
}
