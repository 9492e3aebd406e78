/// The bytes that libyaml reads: those of the file, except where libyaml does not support YAML 1.2. Every replacement
/// has the length of the original, so that positions do not change.
struct YAMLText {
    private(set) var bytes: [UInt8]
    private let lineBreaks: LineBreakSubstitution?
    /// The white space whose tabs are replaced by spaces, in the order of the file.
    private(set) var replaced: [TabRun] = []
    /// The offsets of tabs that turned out to be part of a scalar's text.
    private var textOffsets: Set<Int> = []

    /// The text of a file, which must be UTF-8.
    init(_ file: SourceFile) {
        lineBreaks = LineBreakSubstitution(file.bytes)
        bytes = lineBreaks?.replaced(file.bytes) ?? file.bytes
    }

    /// A scalar's text with the file's original line-break characters.
    func restored(_ text: String) -> String { lineBreaks?.restored(text) ?? text }

    /// Replaces the tabs at a position by spaces if YAML 1.2 allows them there as white space (§6.2, §6.6: between an
    /// indicator and its value, on an empty line, before a comment); returns whether it did.
    ///
    /// The first call also replaces tabs that are probably white space on all following lines, so that the text is not
    /// read again for each of them. The reader later restores those that are part of a scalar's text.
    mutating func replaceTabs(at position: Position, in file: SourceFile) -> Bool {
        let context = FaultContext(position, in: file)
        guard context.isTab, !context.isFirstOnLine || context.isLastOnLine else { return false }
        let isFirst = replaced.isEmpty
        var scanner = LineScanner(file)
        var found: [TabRun] = []
        while let line = scanner.next() {
            if scanner.line == Int(position.line) {
                let offset = offset(ofColumn: position.column, in: line)
                let tabs = TabRun(
                    bytes, at: offset, column: position.column, isLeading: context.isFirstOnLine, inLine: position.line,
                    line.indices)
                guard let tabs, !textOffsets.contains(tabs.offset) else { return false }
                found.append(tabs)
            } else if isFirst, scanner.line > Int(position.line) {
                found += TabRun.likely(in: line.indices, ofLine: UInt32(scanner.line), bytes)
            }
        }
        for tabs in found { fill(tabs, from: nil) }
        replaced = (replaced + found).sorted { $0.offset < $1.offset }
        return !found.isEmpty
    }

    /// Restores tabs that were replaced by spaces.
    mutating func restore(_ tabs: [TabRun], in file: SourceFile) {
        for tabs in tabs {
            fill(tabs, from: file)
            textOffsets.insert(tabs.offset)
        }
        replaced.removeAll { textOffsets.contains($0.offset) }
    }

    /// The white space between two positions whose tabs are replaced by spaces.
    func replacedTabs(from start: Position, to end: Position) -> ArraySlice<TabRun> {
        guard !replaced.isEmpty else { return [] }
        let first = replaced.firstIndex(from: start)
        return replaced[first...].prefix { $0.end <= end }
    }

    private mutating func fill(_ tabs: TabRun, from file: SourceFile?) {
        for offset in tabs.offset..<tabs.offset + tabs.columns.count {
            bytes[offset] = file?.bytes[offset] ?? UInt8(ascii: " ")
        }
    }

    private func offset(ofColumn column: UInt32, in line: ArraySlice<UInt8>) -> Int {
        var offset = line.startIndex
        for _ in 1..<max(column, 1) where offset < line.endIndex {
            offset += 1
            while offset < line.endIndex, isContinuation(bytes[offset]) { offset += 1 }
        }
        return offset
    }
}

extension [TabRun] {
    /// The index of the first element that ends after a position; the elements are in order.
    fileprivate func firstIndex(from position: Position) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].end <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
