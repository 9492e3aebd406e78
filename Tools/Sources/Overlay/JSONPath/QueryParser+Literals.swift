extension QueryParser {
    /// A text in single or double quotes.
    mutating func quoted() throws(QueryFault) -> String {
        let opening = text.offset
        let quote = text.next
        text.advance()
        var result = String.UnicodeScalarView()
        while let next = text.next {
            if next == quote {
                text.advance()
                return String(result)
            }
            if next == "\\" {
                result.append(try escape(within: quote))
            } else {
                guard next.value >= 0x20 else { throw text.fault("a control character must be written as an escape") }
                result.append(next)
                text.advance()
            }
        }
        throw text.fault("this quote is never closed", at: opening)
    }

    private mutating func escape(within quote: Unicode.Scalar?) throws(QueryFault) -> Unicode.Scalar {
        let start = text.offset
        text.advance()
        let next = text.next
        text.advance()
        switch next {
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "/", "\\": return next ?? "\\"
        case "'" where quote == "'", "\"" where quote == "\"": return next ?? "'"
        case "u":
            let first = try codeUnit(from: start)
            if let scalar = Unicode.Scalar(first) { return scalar }
            guard UTF16.isLeadSurrogate(first), text.skip("\\u") else {
                throw text.fault("this escape is only half of a surrogate pair", at: start)
            }
            let second = try codeUnit(from: start)
            guard UTF16.isTrailSurrogate(second) else {
                throw text.fault("this escape is only half of a surrogate pair", at: start)
            }
            return UTF16.decode(UTF16.EncodedScalar([first, second]))
        default: throw text.fault("there is no such escape", at: start)
        }
    }

    private mutating func codeUnit(from start: Int) throws(QueryFault) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = text.next.flatMap({ $0.isASCII ? Character($0).hexDigitValue : nil }) else {
                throw text.fault("the escape \\u needs four hexadecimal digits", at: start)
            }
            value = value << 4 | UInt16(digit)
            text.advance()
        }
        return value
    }

    /// A number, a text, `true`, `false` or `null`; nil where something else comes.
    mutating func literal() throws(QueryFault) -> Value? {
        switch text.next {
        case "'", "\"": return .string(try quoted())
        case let next? where next == "-" || next.isDigit: return try number()
        default: break
        }
        for (word, value) in [("true", Value.boolean(true)), ("false", .boolean(false)), ("null", .null)] {
            let start = text.offset
            guard text.skip(word) else { continue }
            // A longer word may be the name of a function.
            if let next = text.next, next.beginsName || next.isDigit || next == "(" {
                text.goBack(to: start)
                return nil
            }
            return value
        }
        return nil
    }

    private mutating func number() throws(QueryFault) -> Value {
        let start = text.offset
        var written = text.skip("-") ? "-" : ""
        let whole = text.take(while: \.isDigit)
        guard !whole.isEmpty, whole == "0" || !whole.hasPrefix("0") else {
            throw text.fault("a number has no leading zeros", at: start)
        }
        written += whole
        if text.skip(".") {
            let fraction = text.take(while: \.isDigit)
            guard !fraction.isEmpty else { throw text.fault("expected a digit after `.`") }
            written += "." + fraction
        }
        if text.skip("e") || text.skip("E") {
            written += "e"
            if text.skip("-") { written += "-" } else { _ = text.skip("+") }
            let exponent = text.take(while: \.isDigit)
            guard !exponent.isEmpty else { throw text.fault("expected a digit in the exponent") }
            written += exponent
        }
        return Int(written).map(Value.integer) ?? .number(Double(written) ?? .nan)
    }
}
