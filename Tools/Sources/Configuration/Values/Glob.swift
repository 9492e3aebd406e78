/// A pattern of names in which `*` matches any text, also an empty one and one with slashes or dots.
///
///     Glob("list*").captures(in: "listPets")    // ["Pets"]
///     Glob("list*").captures(in: "getPet")      // nil
///
/// Matching takes linear time: it searches for each piece between two stars from left to right, and takes the first
/// match.
package struct Glob: Hashable, Sendable {
    /// The pattern as written in the file.
    package let text: String
    private let pieces: [[UInt8]]

    package init(_ text: String) {
        self.text = text
        pieces = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// Whether the pattern has no star and so matches only one name.
    package var isExact: Bool { pieces.count == 1 }

    /// The number of stars.
    package var starCount: Int { pieces.count - 1 }

    /// Whether a name matches.
    package func fits(_ name: String) -> Bool { captures(in: name) != nil }

    /// The texts that the stars match; nil if the name does not match.
    package func captures(in name: String) -> [String]? {
        let bytes = Array(name.utf8)
        let (first, last) = (pieces[0], pieces[pieces.count - 1])
        guard !isExact else { return bytes == first ? [] : nil }
        guard bytes.count >= first.count + last.count, bytes.starts(with: first), bytes.suffix(last.count) == last[...]
        else { return nil }
        let end = bytes.count - last.count
        var position = first.count
        var captures: [String] = []
        for piece in pieces[1..<(pieces.count - 1)] {
            guard let found = Self.find(piece, in: bytes[position..<end]) else { return nil }
            captures.append(String(decoding: bytes[position..<found], as: UTF8.self))
            position = found + piece.count
        }
        return captures + [String(decoding: bytes[position..<end], as: UTF8.self)]
    }

    /// The start of the first occurrence of a piece, by the linear algorithm of Knuth, Morris and Pratt.
    private static func find(_ piece: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        guard !piece.isEmpty else { return text.startIndex }
        var borders = [0]
        for position in piece.indices.dropFirst() {
            var border = borders[position - 1]
            while border > 0, piece[border] != piece[position] { border = borders[border - 1] }
            borders.append(piece[border] == piece[position] ? border + 1 : 0)
        }
        var matched = 0
        for position in text.indices {
            while matched > 0, piece[matched] != text[position] { matched = borders[matched - 1] }
            if piece[matched] == text[position] { matched += 1 }
            if matched == piece.count { return position - piece.count + 1 }
        }
        return nil
    }
}
