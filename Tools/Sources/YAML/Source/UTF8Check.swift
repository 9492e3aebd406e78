/// Validates UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing past U+10FFFF.
enum UTF8Check {
    /// The offset of the first byte that is not valid; nil if all are.
    static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = 0
        while true {
            offset = skipASCII(bytes, from: offset)
            guard offset < bytes.count else { return nil }
            guard let length = lengthOfCharacter(bytes, at: offset) else { return offset }
            offset += length
        }
    }

    /// The offset of the first byte of 0x80 or more, from `start` on.
    static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var offset = start
        let raw = UnsafeRawBufferPointer(bytes)
        while offset + 8 <= bytes.count,
            raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
            offset += 8
        }
        while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
        return offset
    }

    /// The length of the character that starts at an offset with a byte of 0x80 or more; nil if it is not valid.
    private static func lengthOfCharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[offset] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        switch bytes[offset] {
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        default: break
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        return bytes[(offset + 2)..<(offset + length)].allSatisfy(isContinuation) ? length : nil
    }
}

/// Whether a byte is a continuation byte of UTF-8.
func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
