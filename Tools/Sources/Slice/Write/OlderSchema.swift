/// Plain scalars that YAML 1.1 reads as something else than a string: the types bool, int, float, timestamp, merge and
/// value of its repository.
enum OlderSchema {
    static func isSpecial(_ text: String) -> Bool {
        words.contains(text) || isNumber(text) || isDate(text)
    }

    private static let words: Set<String> = [
        "y", "Y", "yes", "Yes", "YES", "n", "N", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF", "true",
        "True", "TRUE", "false", "False", "FALSE", "null", "Null", "NULL", "~", "<<", "=",
    ]

    /// `1_000`, `0b101`, `-0x_F`, `1_0.5e3`, `12:30:45`.
    private static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let prefix = rest.prefix(2)
        if prefix.elementsEqual("0b".utf8) {
            return rest.count > 2 && rest.dropFirst(2).allSatisfy { "01_".utf8.contains($0) }
        }
        if prefix.elementsEqual("0x".utf8) {
            return rest.count > 2 && rest.dropFirst(2).allSatisfy { "0123456789abcdefABCDEF_".utf8.contains($0) }
        }
        guard let first = rest.first, isDigit(first) || first == UInt8(ascii: ".") else { return false }
        if let e = rest.firstIndex(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
            let exponent = rest[rest.index(after: e)...].drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
            if exponent.isEmpty || !exponent.allSatisfy(isDigit) { return false }
            rest = rest[..<e]
        }
        let groups = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        if groups.count > 1, groups.contains(where: { $0.isEmpty }) { return false }
        let dots = rest.count { $0 == UInt8(ascii: ".") }
        let digits = rest.filter { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "_") }
        return dots <= 1 && !digits.isEmpty && digits.allSatisfy(isDigit)
    }

    /// `2024-06-30`, alone or followed by a time.
    private static func isDate(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[0].allSatisfy(isDigit) else { return false }
        guard (1...2).contains(parts[1].count), parts[1].allSatisfy(isDigit) else { return false }
        let day = parts[2].prefix(while: isDigit)
        guard (1...2).contains(day.count) else { return false }
        return parts[2].dropFirst(day.count).first.map { "Tt \t".utf8.contains($0) } ?? true
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
