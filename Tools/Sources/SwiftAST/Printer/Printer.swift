/// Writes source into one buffer. A list is first tried on one line; when that runs over, the attempt is taken back and
/// the list is written one element per line. An attempt gives up at the column limit, so nothing is written more than
/// twice for each level of nesting, and never more than a line of it.
struct Printer {
    static let columns = 120
    static let indentation = 4

    /// The level of what is printed as public.
    let access: Access

    private(set) var bytes: [UInt8] = []
    private var lineStart = 0
    private var isAtLineStart = true
    private var level = 0

    /// The width that the attempt under way may fill; nil outside of attempts.
    private var limit: Int?
    /// The attempt under way is lost: what is written now is thrown away.
    private(set) var hasFailed = false

    init(access: Access = .public) {
        self.access = access
    }

    // MARK: - Text

    mutating func write(_ text: StaticString) {
        guard beginWriting() else { return }
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
        endWriting()
    }

    mutating func write(_ text: String) {
        guard beginWriting() else { return }
        bytes.append(contentsOf: text.utf8)
        endWriting()
    }

    mutating func write(_ text: ArraySlice<UInt8>) {
        guard beginWriting() else { return }
        bytes.append(contentsOf: text)
        endWriting()
    }

    mutating func writeSpaced(_ text: ArraySlice<UInt8>, margin: Int) {
        guard beginWriting() else { return }
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: margin))
        bytes.append(contentsOf: text)
        endWriting()
    }

    /// The inside of a string literal.
    mutating func writeEscaped(_ text: String) {
        guard beginWriting() else { return }
        StringEscaping.append(text, to: &bytes)
        endWriting()
    }

    /// Ends the line. Never part of an attempt that succeeds.
    mutating func newline() {
        guard limit == nil else {
            hasFailed = true
            return
        }
        bytes.append(UInt8(ascii: "\n"))
        lineStart = bytes.count
        isAtLineStart = true
    }

    mutating func indented(by levels: Int = 1, _ body: (inout Printer) -> Void) {
        level += levels
        body(&self)
        level -= levels
    }

    // MARK: - Attempts

    /// Writes without a line break, if that fits with `reserve` columns left; else writes nothing and returns false.
    /// Inside an attempt there is nothing to try: the outer one decides.
    mutating func fits(reserve: Int = 0, _ body: (inout Printer) -> Void) -> Bool {
        guard limit == nil else {
            body(&self)
            return true
        }
        let mark = (bytes.count, isAtLineStart)
        limit = Printer.columns - reserve
        body(&self)
        limit = nil
        guard hasFailed else { return true }
        hasFailed = false
        bytes.removeLast(bytes.count - mark.0)
        isAtLineStart = mark.1
        return false
    }

    /// Writes without a line break, however long: what stands in a literal has nowhere to break.
    mutating func unbroken(_ body: (inout Printer) -> Void) {
        guard limit == nil else { return body(&self) }
        limit = .max
        body(&self)
        limit = nil
    }

    /// The columns left on this line.
    var room: Int {
        Printer.columns - (isAtLineStart ? level * Printer.indentation : column)
    }

    private var column: Int {
        bytes[lineStart...].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    private mutating func beginWriting() -> Bool {
        if hasFailed { return false }
        if isAtLineStart {
            isAtLineStart = false
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * Printer.indentation))
        }
        return true
    }

    private mutating func endWriting() {
        guard let limit, bytes.count - lineStart > limit else { return }
        hasFailed = column > limit
    }
}
