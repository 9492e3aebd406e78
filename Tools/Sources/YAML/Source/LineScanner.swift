/// Steps through the lines of a text. A line break ends a line, and the end of the text ends the last line.
struct LineScanner {
    private let bytes: [UInt8]
    private var offset: Int
    private var isDone = false
    /// The number of the line returned last, counted from 1.
    private(set) var line = 0

    /// The lines of a file.
    init(_ file: SourceFile) {
        bytes = file.bytes
        offset = file.textStart
    }

    /// The bytes of the next line, without its break.
    mutating func next() -> ArraySlice<UInt8>? {
        guard !isDone else { return nil }
        let start = offset
        var end = offset
        while end < bytes.count, bytes[end] != lineFeed, bytes[end] != carriageReturn { end += 1 }
        if end == bytes.count {
            isDone = true
        } else {
            let isPair = bytes[end] == carriageReturn && end + 1 < bytes.count && bytes[end + 1] == lineFeed
            offset = end + (isPair ? 2 : 1)
        }
        line += 1
        return bytes[start..<end]
    }
}

let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
