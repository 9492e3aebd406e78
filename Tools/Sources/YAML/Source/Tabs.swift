/// White space with tabs that libyaml refuses, though YAML 1.2 may take it.
struct Tabs: Hashable {
    let line: UInt32
    /// From the first tab to what is no tab or space, in scalars counted from 1.
    let columns: Range<UInt32>
    /// Where it begins in the bytes of the file.
    let offset: Int
    /// Whether nothing but white space stands before it on its line.
    let isLeading: Bool

    /// Where what follows it begins.
    var end: Position { Position(line: line, column: columns.upperBound) }

    /// The white space from the tab at an offset on.
    init?(_ bytes: [UInt8], at offset: Int, column: UInt32, isLeading: Bool, inLine line: UInt32, _ range: Range<Int>) {
        guard range.contains(offset), bytes[offset] == tab else { return nil }
        let end = bytes[offset..<range.upperBound].firstIndex { !isBlank($0) } ?? range.upperBound
        self.line = line
        self.columns = column..<column + UInt32(end - offset)
        self.offset = offset
        self.isLeading = isLeading
    }
}

extension Tabs {
    /// The tabs of a line that YAML takes for white space unless they are part of a text: those of a line without
    /// content, and those between the indicators and properties that a line begins with.
    static func likely(in range: Range<Int>, ofLine line: UInt32, _ bytes: [UInt8]) -> [Tabs] {
        func tabs(in space: Range<Int>, isLeading: Bool) -> Tabs? {
            guard let first = bytes[space].firstIndex(of: tab) else { return nil }
            let column = UInt32(first - range.lowerBound + 1)
            return Tabs(bytes, at: first, column: column, isLeading: isLeading, inLine: line, range)
        }
        func endOfSpace(from start: Int) -> Int {
            bytes[start..<range.upperBound].firstIndex { !isBlank($0) } ?? range.upperBound
        }

        var offset = endOfSpace(from: range.lowerBound)
        guard offset < range.upperBound, bytes[offset] != UInt8(ascii: "#") else {
            return [tabs(in: range.lowerBound..<offset, isLeading: true)].compactMap(\.self)
        }
        var found: [Tabs] = []
        while let word = endOfIndicator(at: offset, in: range, bytes) {
            offset = endOfSpace(from: word)
            if let tabs = tabs(in: word..<offset, isLeading: false) { found.append(tabs) }
        }
        return found
    }

    /// Where a `-`, `?` or `:`, an anchor or a tag ends that has white space after it.
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
