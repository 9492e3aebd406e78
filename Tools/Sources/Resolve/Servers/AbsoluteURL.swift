/// A test for absolute URLs with a host (RFC 3986) that Foundation's `URL` takes unchanged.
enum AbsoluteURL {
    /// Whether the text is `scheme://host…`, with a port of digits and whole percent escapes.
    static func isWritten(in text: String) -> Bool {
        guard let separator = text.firstRange(of: "://"), isScheme(text[..<separator.lowerBound]),
            hasWholeEscapes(text.utf8)
        else { return false }
        let rest = text[separator.upperBound...]
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        return isAuthority(rest[..<end]) && rest[end...].utf8.allSatisfy { isAlphanumeric($0) || isOther($0, ":@/?#") }
    }

    /// Whether a text is a scheme (section 3.1).
    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, isAlphanumeric(first), !isDigit(first) else { return false }
        return text.utf8.allSatisfy { isAlphanumeric($0) || "+-.".utf8.contains($0) }
    }

    /// Whether a text is an authority (section 3.2): user information, a host that is a name or an IP literal in
    /// brackets, and a port.
    private static func isAuthority(_ text: Substring) -> Bool {
        var host = text
        if let at = text.lastIndex(of: "@") {
            guard text[..<at].utf8.allSatisfy({ isAlphanumeric($0) || isOther($0, ":") }) else { return false }
            host = text[text.index(after: at)...]
        }
        if host.hasPrefix("[") {
            guard let close = host.firstIndex(of: "]") else { return false }
            let literal = host[..<close].dropFirst()
            let isAddress =
                literal.contains(":") && literal.utf8.allSatisfy { isHexadecimal($0) || ":.".utf8.contains($0) }
            return isAddress && isPort(host[close...].dropFirst())
        }
        let end = host.firstIndex(of: ":") ?? host.endIndex
        return end > host.startIndex && host[..<end].utf8.allSatisfy { isAlphanumeric($0) || isOther($0, "") }
            && isPort(host[end...])
    }

    /// Whether a text is empty, or a colon and digits.
    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || (text.first == ":" && text.utf8.dropFirst().allSatisfy(isDigit))
    }

    private static func hasWholeEscapes(_ bytes: String.UTF8View) -> Bool {
        bytes.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst().allSatisfy { rest in
            rest.count >= 2 && rest.prefix(2).allSatisfy(isHexadecimal)
        }
    }

    /// Whether a byte is a percent sign, one of `more`, or an unreserved character or sub-delimiter other than a letter
    /// or digit.
    private static func isOther(_ byte: UInt8, _ more: String) -> Bool {
        "-._~!$&'()*+,;=%".utf8.contains(byte) || more.utf8.contains(byte)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: isDigit(byte)
        }
    }
}
