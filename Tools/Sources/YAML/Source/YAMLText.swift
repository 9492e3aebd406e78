/// The bytes that libyaml is given: those of a file, changed where libyaml knows less than YAML 1.2, every change as
/// long as what it replaces, so that places stay true.
struct YAMLText {
    private(set) var bytes: [UInt8]
    private let standIns: StandIns?
    /// The white space whose tabs are spaces now, in the order of the file.
    private(set) var spaced: [Tabs] = []
    /// Tabs that turned out to be text, by their place in the bytes.
    private var kept: Set<Int> = []

    /// The text of a file, which must be UTF-8.
    init(_ file: SourceFile) {
        standIns = StandIns(file.bytes)
        bytes = standIns?.replaced(file.bytes) ?? file.bytes
    }

    /// A scalar's text as the file has it.
    func restored(_ text: String) -> String { standIns?.restored(text) ?? text }

    /// Turns the tabs from a place on into spaces, up to what is no tab or space, where YAML 1.2 takes them for white
    /// space (§6.2, §6.6: between an indicator and its value, on an empty line, before a comment) but libyaml refuses
    /// them; says whether it did.
    ///
    /// The first time it does so with all likely ones of the lines that follow, too, so that a text is not read once for
    /// each of them. Which of these were text, the reader finds out and has them restored.
    mutating func replaceTabs(at position: Position, in file: SourceFile) -> Bool {
        let context = FaultContext(position, in: file)
        guard context.isTab, !context.isFirstOnLine || context.isLastOnLine else { return false }
        let isFirst = spaced.isEmpty
        var scanner = LineScanner(file)
        var found: [Tabs] = []
        while let line = scanner.next() {
            if scanner.line == Int(position.line) {
                let offset = offset(ofColumn: position.column, in: line)
                let tabs = Tabs(
                    bytes, at: offset, column: position.column, isLeading: context.isFirstOnLine, inLine: position.line,
                    line.indices)
                guard let tabs, !kept.contains(tabs.offset) else { return false }
                found.append(tabs)
            } else if isFirst, scanner.line > Int(position.line) {
                found += Tabs.likely(in: line.indices, ofLine: UInt32(scanner.line), bytes)
            }
        }
        for tabs in found { fill(tabs, from: nil) }
        spaced = (spaced + found).sorted { $0.offset < $1.offset }
        return !found.isEmpty
    }

    /// Makes spaces the tabs again that they were.
    mutating func restore(_ tabs: [Tabs], in file: SourceFile) {
        for tabs in tabs {
            fill(tabs, from: file)
            kept.insert(tabs.offset)
        }
        spaced.removeAll { kept.contains($0.offset) }
    }

    /// The white space whose tabs are spaces between two places.
    func spaced(from start: Position, to end: Position) -> ArraySlice<Tabs> {
        guard !spaced.isEmpty else { return [] }
        let first = spaced.firstIndex(from: start)
        return spaced[first...].prefix { $0.end <= end }
    }

    private mutating func fill(_ tabs: Tabs, from file: SourceFile?) {
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

extension [Tabs] {
    /// The index of the first that ends after a place; all are in order.
    fileprivate func firstIndex(from position: Position) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].end <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
