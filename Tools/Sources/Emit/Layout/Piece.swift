import SwiftAST

/// A declaration as it is put into a file: with its size, and with the letters by which it is found.
struct Piece {
    let declaration: Declaration
    let size: FileSize
    /// The letters of its name, all small; what is not ASCII is `-` and its number, since file systems disagree about it.
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
    /// Of all of them in one file.
    var size: FileSize {
        // An empty line stands between two.
        reduce(FileSize()) { $0 + $1.size + FileSize(lines: 1, bytes: 1) }
    }

    var declarations: [Declaration] { map(\.declaration) }
}
