/// Reads numbers of fixed width and the signs between them.
nonisolated struct DigitReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The number made by exactly this many ASCII digits.
    mutating func number(digits: Int) -> Int? {
        guard rest.count >= digits else { return nil }
        var number = 0
        for byte in rest.prefix(digits) {
            guard let digit = Self.digit(byte) else { return nil }
            number = number * 10 + digit
        }
        rest = rest.dropFirst(digits)
        return number
    }

    /// As many digits as there are; nil when there is none.
    mutating func digits() -> [Int]? {
        let digits = rest.prefix { Self.digit($0) != nil }.compactMap(Self.digit)
        rest = rest.dropFirst(digits.count)
        return digits.isEmpty ? nil : digits
    }

    /// Steps over one of the signs given, if it is next.
    mutating func skip(_ signs: Unicode.Scalar...) -> Bool {
        guard let next = rest.first, signs.contains(Unicode.Scalar(next)) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func digit(_ byte: UInt8) -> Int? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
    }
}

nonisolated extension Int {
    /// The number in decimal, with zeros before it up to a width.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
