import Diagnostics

extension SourceFile {
    /// The location of the byte at `offset`, by the lines of `LineScanner`.
    func location(atOffset offset: Int) -> SourceLocation {
        var scanner = LineScanner(self)
        var location = SourceLocation(file: name, line: 1, column: 1)
        while let line = scanner.next(), line.startIndex <= offset {
            let column = bytes[line.startIndex..<offset].count { !isContinuation($0) } + 1
            location = SourceLocation(file: name, line: scanner.line, column: column)
            if offset <= line.endIndex { break }
        }
        return location
    }
}

extension SourceFile {
    /// The position, or the end of the text if it is past that: libyaml puts the end of a text on a line of its own.
    func contained(_ position: Position) -> Position {
        guard position.line > 1, line(Int(position.line)) == nil else { return position }
        let end = location(atOffset: bytes.count)
        return Position(line: UInt32(end.line), column: UInt32(end.column))
    }
}
