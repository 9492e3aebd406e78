/// Pieces by how their names begin.
///
/// A rule that looks at nothing but names and sizes keeps what is there where it is when something is added: only a group that
/// grows beyond the limit is divided.
enum LetterGroups {
    struct Group {
        /// The letters that all names begin with: `Pa`
        let label: String
        let pieces: [Piece]
    }

    /// By the first letter; a group beyond the limit by the second one too, and so on.
    static func groups(of pieces: [Piece], by count: Int = 1) -> [Group] {
        Dictionary(grouping: pieces) { $0.label(count) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .flatMap { label, members in
                let isDivisible = members.count > 1 && members.contains { $0.letters.count > count }
                return isDivisible && !members.size.isWithinLimit
                    ? groups(of: members, by: count + 1) : [Group(label: label, pieces: members)]
            }
    }
}
