/// Writes bytes into storage of a capacity that was counted before: a text is put together in one allocation.
nonisolated struct TextWriter {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    /// The text that a closure writes.
    ///
    /// - Parameter capacity: At least the number of bytes that will be written.
    static func text(capacity: Int, _ write: (inout TextWriter) -> Void) -> String {
        String(unsafeUninitializedCapacity: capacity) { buffer in
            var writer = TextWriter(buffer)
            write(&writer)
            return writer.count
        }
    }

    mutating func append(_ byte: UInt8) {
        buffer[count] = byte
        count += 1
    }

    mutating func append(_ text: String) {
        text.withBytes { bytes in append(bytes[...]) }
    }

    mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        let end = UnsafeMutableBufferPointer(rebasing: buffer[count...]).update(fromContentsOf: bytes)
        count += end
    }

    /// Appends a text, with all bytes percent-encoded that the rule does not keep: three bytes for one at most.
    mutating func append<Rule: ByteRule>(_ text: String, keeping rule: Rule.Type) {
        text.withBytes { bytes in
            for byte in bytes {
                if Rule.keeps(byte) {
                    append(byte)
                } else {
                    appendEscape(of: byte)
                }
            }
        }
    }

    /// A percent sign and two upper-case digits (RFC 3986 section 2.1).
    mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "%"))
        append(Self.hexDigit(byte >> 4))
        append(Self.hexDigit(byte & 15))
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}

nonisolated extension String {
    /// The UTF-8 bytes, in place where the text has them in one piece.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return try copy.withUTF8(body)
    }
}
