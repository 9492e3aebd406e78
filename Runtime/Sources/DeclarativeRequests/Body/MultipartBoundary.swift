import Foundation

/// The boundary of a multipart body (RFC 2046 section 5.1.1).
nonisolated enum MultipartBoundary {
    private static let maximumLength = 70

    static func isValid(_ boundary: String) -> Bool {
        (1...maximumLength).contains(boundary.utf8.count) && boundary.utf8.allSatisfy(isBoundaryByte)
            && boundary.utf8.last != UInt8(ascii: " ")
    }

    /// The boundary itself, or with a number behind it, so that it occurs in no part.
    static func free(of parts: [Data], from boundary: String) -> String {
        var candidate = boundary
        var number = 0
        while parts.contains(where: { $0.range(of: Data(candidate.utf8)) != nil }) {
            number += 1
            let suffix = "-\(number)"
            candidate = boundary.prefix(maximumLength - suffix.utf8.count) + suffix
        }
        return candidate
    }

    /// `bchars` of RFC 2046.
    private static func isBoundaryByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "+"), UInt8(ascii: "_"),
            UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"),
            UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: " "):
            true
        default: isAlphanumeric(byte)
        }
    }
}
