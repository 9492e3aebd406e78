/// Which scalars may stand in a Swift identifier, and how to repair a text that is none.
enum IdentifierCharacters {
    static func isValid(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                break
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if isFirst { return false }
            default:
                return byte >= 0x80 && isValidBeyondASCII(text)
            }
            isFirst = false
        }
        return !isFirst && text != "_"
    }

    static func repaired(_ text: String) -> String {
        guard !text.isEmpty else { return "_empty" }
        var result = ""
        for scalar in text.unicodeScalars {
            if isContinuation(scalar) {
                if result.isEmpty, !isHead(scalar) { result = "_" }
                result.unicodeScalars.append(scalar)
            } else {
                result += (result.isEmpty || result.hasSuffix("_") ? "u" : "_u")
                result += String(scalar.value, radix: 16, uppercase: true) + "_"
            }
        }
        return result == "_" ? "_underscore" : result
    }

    private static func isValidBeyondASCII(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return isHead(scalars[scalars.startIndex]) && scalars.allSatisfy(isContinuation)
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        isContinuation(scalar) && !isMark(scalar) && !("0"..."9").contains(scalar)
    }

    /// Marks that join the scalar before them.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    /// The ranges of the grammar ("Lexical Structure", identifier-character), without the scalars that cannot be seen
    /// or that turn the direction of the text: joiners, bidirectional controls, fillers, variation selectors.
    private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A:
            true
        case 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F,
            0xFEFF, 0xFFA0, 0xFFF0...0xFFFF, 0x1D173...0x1D17A:
            false
        case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054, 0x2070...0x218F, 0x2460...0x24FF,
            0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
            0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFEF:
            true
        case 0x10000...0xDFFFF:
            scalar.value & 0xFFFF < 0xFFFE
        default:
            false
        }
    }
}
