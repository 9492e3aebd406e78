import SwiftAST

/// A declaration for a file, with its size, and the letters that decide the file.
struct Piece {
    let declaration: Declaration
    let size: FileSize
    /// The lowercased letters of its name. A letter outside ASCII is `-` and its code point, since file systems treat
    /// such letters differently.
    let letters: [String]

    init(_ declaration: Declaration, access: Access) {
        self.declaration = declaration
        size = FileSize(of: declaration.bytes(level: 1, access: access))
        letters = (declaration.name?.text ?? "").lowercased().unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "-" + String(scalar.value, radix: 16, uppercase: true)
        }
    }

    /// The first letters: `Pa`
    func label(_ count: Int) -> String {
        let start = letters.prefix(count)
        return (start.first?.uppercased() ?? "") + start.dropFirst().joined()
    }
}

extension [Piece] {
    /// The size of all pieces in one file.
    var size: FileSize {
        // There is an empty line between two pieces.
        reduce(FileSize()) { $0 + $1.size + FileSize(lines: 1, bytes: 1) }
    }

    var declarations: [Declaration] { map(\.declaration) }
}
