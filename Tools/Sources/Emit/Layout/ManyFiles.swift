import APIModel
import SwiftAST

/// The layout with a file for each section, and several files for a large section.
struct ManyFiles {
    let api: API
    let maker: FileMaker

    /// The files of the sections, without the file of the namespace.
    var files: [GeneratedFile] { Section.all.filter { !$0.isSmall }.flatMap(files) }

    private func files(of section: Section) -> [GeneratedFile] {
        let members = section.members(api, .whole)
        guard !members.isEmpty else { return [] }
        let file = maker.file("+\(section.title)", with: members)
        if FileSize(of: file.text.utf8).isWithinLimit { return [file] }
        return section.canSpread
            ? spread(section.members(api, .spread), "+\(section.title)")
            : divided(pieces(members), "+\(section.title)")
    }

    /// The declarations, with the members of types beyond the limit in extensions.
    private func spread(_ members: [Declaration], _ part: String) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        var rest: [Piece] = []
        for piece in pieces(members) {
            if !piece.size.isWithinLimit, let type = SpreadType(piece.declaration) {
                files += spread(type, members.count == 1 ? part : "\(part).\(type.name.text)")
            } else {
                rest.append(piece)
            }
        }
        return divided(rest, part) + files
    }

    private func spread(_ type: SpreadType, _ part: String) -> [GeneratedFile] {
        [maker.file(part, with: [type.core])]
            + LetterGroups.groups(of: pieces(type.others)).map {
                maker.file("\(part)-\($0.label)", extending: [type.name], with: $0.pieces.declarations)
            }
    }

    /// One file if the pieces fit, else several files by their names.
    private func divided(_ pieces: [Piece], _ part: String) -> [GeneratedFile] {
        if pieces.isEmpty { return [] }
        if pieces.size.isWithinLimit { return [maker.file(part, with: pieces.declarations)] }
        return LetterGroups.groups(of: pieces).map { maker.file("\(part)-\($0.label)", with: $0.pieces.declarations) }
    }

    private func pieces(_ declarations: [Declaration]) -> [Piece] {
        declarations.map { Piece($0, access: maker.access) }
    }
}
