/// A character that libyaml may take for an indicator where YAML 1.2 does not, or the other way round.
struct Suspect {
    enum Kind {
        /// A `?` before text: no key begins with it, but libyaml begins one in `[` and `{`.
        case question
        /// The `&` or `*` of a name that YAML goes on with where libyaml ends it.
        case name
        /// A `#` without white space before it, which begins no comment.
        case comment
    }

    let kind: Kind
    /// Its place in the bytes of the file.
    let offset: Int
    /// Its place in the characters of the text.
    let index: Int
}

/// Steps through the suspects of a text, those of comments left out as far as that can be told without reading the text.
struct SuspectScanner {
    private var offset: Int
    private var index = 0
    /// Whether a comment may have begun on this line.
    private var followsHash = false

    /// The suspects from an offset on.
    init(from start: Int) { offset = start }

    /// The next suspect.
    mutating func next(in bytes: [UInt8]) -> Suspect? {
        bytes.withUnsafeBufferPointer { next(in: $0) }
    }

    private mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Suspect? {
        while offset < bytes.count {
            let kind = kind(at: offset, in: bytes)
            defer {
                if !isContinuation(bytes[offset]) { index += 1 }
                offset += 1
            }
            if let kind, !followsHash { return Suspect(kind: kind, offset: offset, index: index) }
        }
        return nil
    }

    private mutating func kind(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Suspect.Kind? {
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

    /// Whether a name of letters, digits, `_` and `-` is followed by what libyaml takes for its end, though it is none.
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
        // `*a: b` means the key that is named `a`, whatever the letter of the standard.
        return bytes[offset] == UInt8(ascii: "&") || !isSpace(after: end, in: bytes)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == lineFeed || byte == carriageReturn
    }
}
