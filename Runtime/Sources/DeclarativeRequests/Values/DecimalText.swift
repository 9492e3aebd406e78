/// Decimal numbers as URLs write them.
nonisolated enum DecimalText {
    /// Rewrites a decimal number such as `-1.5e-07` without exponent, without a fraction of zeros, and without a sign on
    /// zero: `-0.00000015`. The digits stay.
    static func plain(_ number: String) -> String {
        let (mantissa, exponent) = split(number)
        let isNegative = mantissa.first == "-"
        let unsigned = isNegative ? mantissa.dropFirst() : mantissa
        let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? parts[1] : ""
        let digits = String(parts[0] + fraction)
        let point = parts[0].count + exponent

        var whole = "0"
        var rest = ""
        if point <= 0 {
            rest = String(repeating: "0", count: -point) + digits
        } else if point >= digits.count {
            whole = digits + String(repeating: "0", count: point - digits.count)
        } else {
            whole = String(digits.prefix(point))
            rest = String(digits.dropFirst(point))
        }
        while rest.last == "0" { rest.removeLast() }
        while whole.count > 1, whole.first == "0" { whole.removeFirst() }
        let text = rest.isEmpty ? whole : "\(whole).\(rest)"
        return isNegative && text != "0" ? "-" + text : text
    }

    private static func split(_ number: String) -> (mantissa: Substring, exponent: Int) {
        guard let mark = number.firstIndex(where: { $0 == "e" || $0 == "E" }) else { return (number[...], 0) }
        return (number[..<mark], Int(number[number.index(after: mark)...]) ?? 0)
    }
}
