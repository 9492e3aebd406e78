/// Steps through the bytes of a JSON text and keeps count of line and column.
struct JSONCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next byte is.
    private(set) var offset: Int
    private var line: UInt32 = 1
    private var lineStart: Int
    /// The bytes since the line's start that begin no character.
    private var continuations = 0

    /// A cursor over UTF-8 that begins at an offset, after a byte order mark.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        offset = start
        lineStart = start
    }

    /// The place of the next byte.
    var position: Position {
        Position(line: line, column: UInt32(truncatingIfNeeded: offset - lineStart - continuations + 1))
    }

    /// The next byte; nil at the end.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The bytes from an offset up to the next one.
    func bytes(from start: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[start..<offset])
    }

    /// Steps over a byte that is no line break.
    mutating func advance() {
        if isContinuation(bytes[offset]) { continuations += 1 }
        offset += 1
    }

    /// Steps over a byte if it is the next one.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        advance()
        return true
    }

    /// Steps over digits, and says how many.
    mutating func skipDigits() -> Int {
        let start = offset
        while let byte = next, isDigit(byte) { offset += 1 }
        return offset - start
    }

    /// Steps over a word if it is next.
    mutating func skip(word: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[offset...].starts(with: expected) else { return false }
        offset += expected.count
        return true
    }

    /// Steps over white space.
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
