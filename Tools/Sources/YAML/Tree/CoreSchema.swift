/// The core schema of YAML 1.2 (§10.3.2), which gives a plain scalar its type.
enum CoreSchema {
    /// The kind of a plain scalar with this text.
    static func kind(of text: String) -> Scalar.Kind {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE", "false", "False", "FALSE": return .boolean
        default: break
        }
        guard let first = text.utf8.first else { return .null }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return numberKind(of: text)
        default:
            return .string
        }
    }

    /// The value of an integer's text; nil if it does not fit.
    static func integer(_ text: String) -> Int? {
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        return Int(text)
    }

    /// The value of any number's text.
    static func number(_ text: String) -> Double? {
        switch text {
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .infinity
        case "-.inf", "-.Inf", "-.INF": -.infinity
        case ".nan", ".NaN", ".NAN": .nan
        default:
            if text.hasPrefix("0o") || text.hasPrefix("0x") {
                integer(text).map(Double.init)
            } else {
                Double(text)
            }
        }
    }

    /// The value of a decimal text with a fraction or exponent (`1.0`, `1e3`) whose value is a whole number, exactly.
    static func integralNumber(_ text: String) -> Int? {
        let parts = text.split(maxSplits: 1, whereSeparator: { $0 == "e" || $0 == "E" })
        let written = parts.count == 2 ? Int(parts[1]) : 0
        let halves = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = halves.count == 2 ? halves[1] : ""
        var digits = String(halves[0]) + fraction
        guard let written, digits.utf8.last.map(isDigit) == true else { return nil }
        var exponent = written.subtractingReportingOverflow(fraction.utf8.count).partialValue
        while digits.hasSuffix("0") {
            digits.removeLast()
            exponent += 1
        }
        // All digits are zero.
        guard digits.utf8.contains(where: isDigit) else { return 0 }
        guard (0...18).contains(exponent) else { return nil }
        return Int(digits + String(repeating: "0", count: exponent))
    }

    private static func numberKind(of text: String) -> Scalar.Kind {
        var rest = text.utf8[...]
        if let radixKind = radixKind(of: rest) { return radixKind }
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let whole = dropDigits(&rest)
        if whole > 0, rest.isEmpty { return .integer }

        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            let fraction = dropDigits(&rest)
            if whole == 0, fraction == 0 { return isSpecial(text) ? .number : .string }
        } else if whole == 0 {
            return .string
        }
        if rest.isEmpty { return .number }

        guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return .string }
        rest.removeFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        return dropDigits(&rest) > 0 && rest.isEmpty ? .number : .string
    }

    /// The kind of a text such as `0o17` or `0x1F`, which takes no sign; nil if the text has no such prefix.
    private static func radixKind(of text: Substring.UTF8View) -> Scalar.Kind? {
        guard text.count > 2, text.first == UInt8(ascii: "0") else { return nil }
        let digits = text.dropFirst(2)
        switch text[text.index(after: text.startIndex)] {
        case UInt8(ascii: "o"):
            return digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) } ? .integer : .string
        case UInt8(ascii: "x"):
            return digits.allSatisfy { hexadecimalValue($0) != nil } ? .integer : .string
        default:
            return nil
        }
    }

    private static func isSpecial(_ text: String) -> Bool {
        number(text).map { !$0.isFinite } ?? false
    }

    private static func dropDigits(_ text: inout Substring.UTF8View) -> Int {
        let digits = text.prefix(while: isDigit).count
        text.removeFirst(digits)
        return digits
    }
}

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// The value of a hexadecimal digit.
func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
