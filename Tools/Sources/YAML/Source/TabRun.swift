/// White space with tabs that libyaml refuses and YAML 1.2 may allow.
struct TabRun: Hashable {
    let line: UInt32
    /// The columns from the first tab up to the next character that is no tab or space, counted from 1.
    let columns: Range<UInt32>
    /// The offset of the first tab in the bytes of the file.
    let offset: Int
    /// Whether only white space precedes it on its line.
    let isLeading: Bool

    /// The position after it.
    var end: Position { Position(line: line, column: columns.upperBound) }

    /// The white space that starts with the tab at an offset; nil if there is no tab.
    init?(_ bytes: [UInt8], at offset: Int, column: UInt32, isLeading: Bool, inLine line: UInt32, _ range: Range<Int>) {
        guard range.contains(offset), bytes[offset] == tab else { return nil }
        let end = bytes[offset..<range.upperBound].firstIndex { !isBlank($0) } ?? range.upperBound
        self.line = line
        self.columns = column..<column + UInt32(end - offset)
        self.offset = offset
        self.isLeading = isLeading
    }
}

extension TabRun {
    /// The tabs of a line that YAML treats as white space unless they are inside a scalar: those of a line without
    /// content, and those between the indicators and properties at the start of the line.
    static func likely(in range: Range<Int>, ofLine line: UInt32, _ bytes: [UInt8]) -> [TabRun] {
        func tabs(in space: Range<Int>, isLeading: Bool) -> TabRun? {
            guard let first = bytes[space].firstIndex(of: tab) else { return nil }
            let column = UInt32(first - range.lowerBound + 1)
            return TabRun(bytes, at: first, column: column, isLeading: isLeading, inLine: line, range)
        }
        func endOfSpace(from start: Int) -> Int {
            bytes[start..<range.upperBound].firstIndex { !isBlank($0) } ?? range.upperBound
        }

        var offset = endOfSpace(from: range.lowerBound)
        guard offset < range.upperBound, bytes[offset] != UInt8(ascii: "#") else {
            return [tabs(in: range.lowerBound..<offset, isLeading: true)].compactMap(\.self)
        }
        var found: [TabRun] = []
        while let word = endOfIndicator(at: offset, in: range, bytes) {
            offset = endOfSpace(from: word)
            if let tabs = tabs(in: word..<offset, isLeading: false) { found.append(tabs) }
        }
        return found
    }

    /// The end of a `-`, `?`, `:`, anchor or tag at an offset; nil if there is none, or no white space after it.
    private static func endOfIndicator(at offset: Int, in range: Range<Int>, _ bytes: [UInt8]) -> Int? {
        guard offset < range.upperBound else { return nil }
        let end: Int
        switch bytes[offset] {
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): end = offset + 1
        case UInt8(ascii: "&"), UInt8(ascii: "!"):
            end = bytes[offset..<range.upperBound].firstIndex(where: isBlank) ?? range.upperBound
        default: return nil
        }
        return end < range.upperBound && isBlank(bytes[end]) ? end : nil
    }
}

private let tab = UInt8(ascii: "\t")

private func isBlank(_ byte: UInt8) -> Bool { byte == tab || byte == UInt8(ascii: " ") }
