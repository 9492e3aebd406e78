/// JSON pointers (RFC 6901).
package enum JSONPointer {
    /// One step of a pointer, `/` and `~` escaped.
    package static func step(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "~") }) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 4)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "~"): escaped += "~0".utf8
            case UInt8(ascii: "/"): escaped += "~1".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// The decoded text of a step in a URI fragment: percent-decoded, then unescaped (RFC 6901 section 6).
    package static func decoded(_ step: Substring) -> String {
        let text = percentDecoded(step)
        return text.utf8.contains(UInt8(ascii: "~")) ? unescaped(text) : text
    }

    /// `~1` is a slash and `~0` a tilde; every other tilde stays.
    private static func unescaped(_ text: String) -> String {
        var result: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch (byte, rest.first) {
            case (UInt8(ascii: "~"), UInt8(ascii: "1")): result.append(UInt8(ascii: "/"))
            case (UInt8(ascii: "~"), UInt8(ascii: "0")): result.append(UInt8(ascii: "~"))
            default:
                result.append(byte)
                continue
            }
            rest.removeFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The percent-decoded text. A percent sign that encodes nothing stays.
    static func percentDecoded(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The steps of a reference such as `#/components/schemas/Pet`; nil when it is no pointer into the file that holds
    /// it.
    package static func steps(of reference: String) -> [String]? {
        let bytes = reference.utf8
        guard bytes.starts(with: "#/".utf8) else { return nil }
        // By bytes: splitting by characters takes ten times as long, and there are many references.
        return bytes.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { decoded(Substring($0)) }
    }

    /// The pointer of some steps.
    package static func text(of steps: some Sequence<String>) -> String {
        steps.reduce(into: "") { $0 += "/" + step($1) }
    }
}
