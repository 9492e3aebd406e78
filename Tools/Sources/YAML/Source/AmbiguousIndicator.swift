/// A character that is an indicator for libyaml and not for YAML 1.2, or the other way round.
struct AmbiguousIndicator {
    enum Kind {
        /// A `?` directly before text: libyaml begins a key with it inside `[` and `{`, YAML 1.2 does not.
        case question
        /// The `&` or `*` of a name that ends earlier for libyaml than for YAML 1.2.
        case name
        /// A `#` without white space before it, which does not begin a comment.
        case comment
    }

    let kind: Kind
    /// The offset in the bytes of the file.
    let offset: Int
    /// The index in the characters of the text.
    let index: Int
}

/// Steps through the ambiguous indicators of a text. It skips comments as far as it can recognise them without parsing.
struct AmbiguousIndicatorScanner {
    private var offset: Int
    private var index = 0
    /// Whether a comment may have started earlier on this line.
    private var followsHash = false

    /// A scanner that starts at an offset.
    init(from start: Int) { offset = start }

    /// The next ambiguous indicator.
    mutating func next(in bytes: [UInt8]) -> AmbiguousIndicator? {
        bytes.withUnsafeBufferPointer { next(in: $0) }
    }

    private mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> AmbiguousIndicator? {
        while offset < bytes.count {
            let kind = kind(at: offset, in: bytes)
            defer {
                if !isContinuation(bytes[offset]) { index += 1 }
                offset += 1
            }
            if let kind, !followsHash { return AmbiguousIndicator(kind: kind, offset: offset, index: index) }
        }
        return nil
    }

    private mutating func kind(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> AmbiguousIndicator.Kind? {
        switch bytes[offset] {
        case lineFeed, carriageReturn:
            followsHash = false
            return nil
        case UInt8(ascii: "?"):
            return beginsWord(offset, in: bytes) && !isSpace(after: offset, in: bytes) ? .question : nil
        case UInt8(ascii: "&"), UInt8(ascii: "*"):
            return beginsWord(offset, in: bytes) && isLongName(at: offset, in: bytes) ? .name : nil
        case UInt8(ascii: "#"):
            guard offset > 0, !isSpace(bytes[offset - 1]) else {
                followsHash = true
                return nil
            }
            return "\"'[]{},".utf8.contains(bytes[offset - 1]) ? .comment : nil
        default:
            return nil
        }
    }

    private func beginsWord(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        offset == 0 || isSpace(bytes[offset - 1]) || "[{,".utf8.contains(bytes[offset - 1])
    }

    private func isSpace(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        offset + 1 == bytes.count || isSpace(bytes[offset + 1])
    }

    /// Whether a name of letters, digits, `_` and `-` is followed by a character that ends it for libyaml only.
    private func isLongName(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = bytes[(offset + 1)...].firstIndex { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                false
            default: true
            }
        }
        guard let end, end > offset + 1, "?:%@`".utf8.contains(bytes[end]) else { return false }
        // `*a: b` means an alias `a` as a key, although YAML 1.2 makes the colon part of the name.
        return bytes[offset] == UInt8(ascii: "&") || !isSpace(after: end, in: bytes)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == lineFeed || byte == carriageReturn
    }
}
