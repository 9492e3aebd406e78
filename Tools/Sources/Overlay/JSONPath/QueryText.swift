/// Steps through the text of a query.
struct QueryText {
    private let scalars: [Unicode.Scalar]
    /// The position of the next scalar.
    private(set) var offset = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The next scalar; nil at the end.
    var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

    /// The scalar after the next.
    var second: Unicode.Scalar? { offset + 1 < scalars.count ? scalars[offset + 1] : nil }

    /// Steps over the next scalar.
    mutating func advance() { offset += 1 }

    /// Steps over a text if it is next.
    mutating func skip(_ text: String) -> Bool {
        let expected = text.unicodeScalars
        guard scalars[offset...].starts(with: expected) else { return false }
        offset += expected.count
        return true
    }

    /// Steps over white space.
    mutating func skipSpace() {
        while let next, " \t\n\r".unicodeScalars.contains(next) { offset += 1 }
    }

    /// Steps over the scalars that fit, and returns them.
    mutating func take(while fits: (Unicode.Scalar) -> Bool) -> String {
        let start = offset
        while let next, fits(next) { offset += 1 }
        return String(String.UnicodeScalarView(scalars[start..<offset]))
    }

    /// Goes back to a place.
    mutating func goBack(to offset: Int) { self.offset = offset }

    /// A fault at the next scalar, or at a given position.
    func fault(_ message: String, at offset: Int? = nil) -> QueryFault {
        QueryFault(message: message, offset: offset ?? self.offset)
    }
}

extension Unicode.Scalar {
    var isDigit: Bool { ("0"..."9").contains(self) }

    /// Whether a member's name without quotes may begin with the scalar.
    var beginsName: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" || value >= 0x80
    }
}
