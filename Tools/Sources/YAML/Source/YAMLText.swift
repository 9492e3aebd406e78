/// The bytes that libyaml is given: those of a file, changed where libyaml knows less than YAML 1.2, every change as
/// long as what it replaces, so that places stay true.
struct YAMLText {
    private(set) var bytes: [UInt8]
    private let standIns: StandIns?

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
    mutating func replaceTabs(at position: Position, in file: SourceFile) -> Bool {
        let context = FaultContext(position, in: file)
        guard context.isTab, !context.isFirstOnLine || context.isLastOnLine else { return false }
        var scanner = LineScanner(file)
        while let line = scanner.next() {
            guard scanner.line == Int(position.line) else { continue }
            var offset = line.startIndex
            // Only white space and ASCII indicators come before the tab, unless the line has text that is to be kept.
            for _ in 1..<max(position.column, 1) {
                offset += 1
                while offset < line.endIndex, isContinuation(bytes[offset]) { offset += 1 }
            }
            guard offset < line.endIndex, bytes[offset] == UInt8(ascii: "\t") else { return false }
            while offset < line.endIndex, [UInt8(ascii: "\t"), UInt8(ascii: " ")].contains(bytes[offset]) {
                bytes[offset] = UInt8(ascii: " ")
                offset += 1
            }
            return true
        }
        return false
    }
}
