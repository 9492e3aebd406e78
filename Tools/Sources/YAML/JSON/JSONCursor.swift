/// Steps through the bytes of a JSON text and counts lines and columns.
struct JSONCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next byte.
    private(set) var offset: Int
    private var line: UInt32 = 1
    private var lineStart: Int
    /// The number of continuation bytes of UTF-8 since the start of the line.
    private var continuations = 0

    /// A cursor over UTF-8 that starts at an offset, after any byte order mark.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        offset = start
        lineStart = start
    }

    /// The position of the next byte.
    var position: Position {
        Position(line: line, column: UInt32(truncatingIfNeeded: offset - lineStart - continuations + 1))
    }

    /// The next byte; nil at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The bytes from `start` up to the cursor.
    func bytes(from start: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[start..<offset])
    }

    /// Skips a byte that is not a line break.
    mutating func advance() {
        if isContinuation(bytes[offset]) { continuations += 1 }
        offset += 1
    }

    /// Skips the next byte if it is the given one, and returns whether it did.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        advance()
        return true
    }

    /// Skips digits, and returns their number.
    mutating func skipDigits() -> Int {
        let start = offset
        while let byte = next, isDigit(byte) { offset += 1 }
        return offset - start
    }

    /// Skips a word if it is next, and returns whether it did.
    mutating func skip(word: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[offset...].starts(with: expected) else { return false }
        offset += expected.count
        return true
    }

    /// Skips white space.
    mutating func skipSpace() {
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                offset += 1
            case lineFeed:
                offset += 1
                startLine()
            case carriageReturn:
                offset += 1
                if next == lineFeed { offset += 1 }
                startLine()
            default:
                return
            }
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = offset
        continuations = 0
    }
}
