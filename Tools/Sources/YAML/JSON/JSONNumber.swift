/// Reads the text of JSON numbers (RFC 8259, section 6).
enum JSONNumber {
    /// The text of the number that starts at the cursor.
    static func read(_ cursor: inout JSONCursor) throws(JSONFault) -> String {
        let start = cursor.offset
        let position = cursor.position
        let isNegative = cursor.skip(UInt8(ascii: "-"))
        let startsWithZero = cursor.next == UInt8(ascii: "0")
        let whole = cursor.skipDigits()
        guard whole > 0 else {
            throw JSONFault(isNegative ? "expected a digit after '-'" : "expected a value", at: cursor)
        }
        if startsWithZero, whole > 1 { throw JSONFault("a number cannot begin with 0 and a digit", at: position) }
        if cursor.skip(UInt8(ascii: ".")), cursor.skipDigits() == 0 {
            throw JSONFault("expected a digit after '.'", at: cursor)
        }
        if cursor.skip(UInt8(ascii: "e")) || cursor.skip(UInt8(ascii: "E")) {
            if !cursor.skip(UInt8(ascii: "+")) { _ = cursor.skip(UInt8(ascii: "-")) }
            if cursor.skipDigits() == 0 { throw JSONFault("expected a digit in the exponent", at: cursor) }
        }
        return String(decoding: cursor.bytes(from: start), as: UTF8.self)
    }
}
