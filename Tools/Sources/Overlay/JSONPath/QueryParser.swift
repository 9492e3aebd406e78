/// Reads a query by the grammar of RFC 9535, and refuses one that is not well-typed.
struct QueryParser {
    /// The greatest nesting depth of parentheses, filters and calls.
    static let depth = 64

    var text: QueryText
    var level = 0

    /// Parses a query.
    static func parse(_ text: String) throws(QueryFault) -> Query {
        var parser = QueryParser(text: QueryText(text))
        guard parser.text.skip("$") else { throw parser.text.fault("a path begins with `$`") }
        let query = Query(start: .root, segments: try parser.segments())
        guard parser.text.next == nil else { throw parser.text.fault("expected `.`, `..` or `[` here") }
        return query
    }

    /// The segments up to the first text that begins none.
    mutating func segments() throws(QueryFault) -> [Segment] {
        var segments: [Segment] = []
        while true {
            let start = text.offset
            text.skipSpace()
            guard let segment = try segment() else {
                text.goBack(to: start)
                return segments
            }
            segments.append(segment)
        }
    }

    private mutating func segment() throws(QueryFault) -> Segment? {
        if text.skip("..") {
            if text.next == "[" { return Segment(isDescendant: true, selectors: try bracketed()) }
            return Segment(isDescendant: true, selectors: [try shorthand(after: "..")])
        }
        if text.skip(".") { return Segment(isDescendant: false, selectors: [try shorthand(after: ".")]) }
        if text.next == "[" { return Segment(isDescendant: false, selectors: try bracketed()) }
        return nil
    }

    /// `*` or a name without quotes.
    private mutating func shorthand(after dots: String) throws(QueryFault) -> Selector {
        if text.skip("*") { return .wildcard }
        guard let first = text.next, first.beginsName else {
            throw text.fault(
                "expected a name or `*` after `\(dots)`; other names stand in brackets and quotes: `['a-b']`")
        }
        return .name(text.take { $0.beginsName || $0.isDigit })
    }

    private mutating func bracketed() throws(QueryFault) -> [Selector] {
        let opening = text.offset
        text.advance()
        var selectors: [Selector] = []
        repeat {
            text.skipSpace()
            selectors.append(try selector())
            text.skipSpace()
        } while text.skip(",")
        guard text.skip("]") else {
            if text.next == nil { throw text.fault("this `[` is never closed", at: opening) }
            throw text.fault("expected `,` or `]` here")
        }
        return selectors
    }

    private mutating func selector() throws(QueryFault) -> Selector {
        switch text.next {
        case "'", "\"": return .name(try quoted())
        case "*":
            text.advance()
            return .wildcard
        case "?":
            text.advance()
            text.skipSpace()
            return .filter(try condition())
        case let next? where next == ":" || next == "-" || next.isDigit: return try indexOrSlice()
        default: throw text.fault("expected a name in quotes, a number, `*`, a slice or `?` here")
        }
    }

    private mutating func indexOrSlice() throws(QueryFault) -> Selector {
        let start = text.next == ":" ? nil : try integer()
        let afterStart = text.offset
        text.skipSpace()
        guard text.skip(":") else {
            text.goBack(to: afterStart)
            return .index(start ?? 0)
        }
        text.skipSpace()
        let end = try integerIfNext()
        var step: Int?
        let afterEnd = text.offset
        text.skipSpace()
        if text.skip(":") {
            text.skipSpace()
            step = try integerIfNext()
        } else {
            text.goBack(to: afterEnd)
        }
        return .slice(start: start, end: end, step: step ?? 1)
    }

    private mutating func integerIfNext() throws(QueryFault) -> Int? {
        guard let next = text.next, next == "-" || next.isDigit else { return nil }
        return try integer()
    }

    /// A whole number that every JSON reader keeps exactly.
    private mutating func integer() throws(QueryFault) -> Int {
        let start = text.offset
        let sign = text.skip("-") ? "-" : ""
        let digits = text.take(while: \.isDigit)
        let isPlain = digits == "0" ? sign.isEmpty : !digits.isEmpty && !digits.hasPrefix("0")
        guard isPlain, let value = Int(sign + digits), abs(value) < 1 << 53 else {
            throw text.fault("expected a whole number without leading zeros, of less than 2^53", at: start)
        }
        return value
    }
}
