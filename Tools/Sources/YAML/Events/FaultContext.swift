/// The text around a fault. It distinguishes faults for which libyaml has only one message.
struct FaultContext {
    private let position: Position
    private let file: SourceFile
    /// The line of the fault.
    private let line: [Unicode.Scalar]
    /// The column of the fault, counted from 0.
    private let column: Int

    /// The text of `file` around a position.
    init(_ position: Position, in file: SourceFile) {
        self.position = position
        self.file = file
        line = Array((file.line(Int(position.line)) ?? "").unicodeScalars)
        column = Int(position.column) - 1
    }

    /// The character at the fault; nil at the end of its line.
    var character: Unicode.Scalar? { line.dropFirst(column).first }

    /// Whether the character at the fault is a tab.
    var isTab: Bool { character == "\t" }

    /// The number of white-space characters at the start of the line.
    var indentation: Int { line.prefix(while: Self.isWhite).count }

    /// Whether only white space precedes the fault on its line.
    var isFirstOnLine: Bool { indentation >= column }

    /// Whether only white space or a comment follows the fault on its line.
    var isLastOnLine: Bool { Self.isBlank(line.dropFirst(column)) }

    /// Whether a key and its colon precede the fault on its line.
    var followsColon: Bool {
        line.indices.prefix(column).dropLast().contains { line[$0] == ":" && Self.isWhite(line[$0 + 1]) }
    }

    /// Whether only white space and comments follow the fault in the file.
    var isAtEnd: Bool {
        guard isLastOnLine else { return false }
        var scanner = LineScanner(file)
        while let later = scanner.next() {
            guard scanner.line > Int(position.line) else { continue }
            if !Self.isBlank(String(decoding: later, as: UTF8.self).unicodeScalars) { return false }
        }
        return true
    }

    /// Whether the four digits at the fault are half of a surrogate pair.
    var isSurrogate: Bool {
        let digits = String(String.UnicodeScalarView(line.dropFirst(column).prefix(4)))
        return Int(digits, radix: 16).map { (0xD800...0xDFFF).contains($0) } ?? false
    }

    /// Whether the character at the fault continues a name after `&` or `*`, rather than ending it as a bracket does.
    func continuesName(from start: Position) -> Bool {
        guard start.line == position.line, let character, !Self.isWhite(character) else { return false }
        return !"[]{},.*&".unicodeScalars.contains(character) || column > Int(start.column)
    }

    private static func isWhite(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    private static func isBlank(_ text: some Sequence<Unicode.Scalar>) -> Bool {
        let first = text.first { !isWhite($0) }
        return first == nil || first == "#"
    }
}
