/// Pieces in groups by the first letters of their names.
///
/// The groups depend only on names and sizes. A new piece therefore moves no other piece, unless its group grows beyond
/// the limit and is divided.
enum LetterGroups {
    struct Group {
        /// The letters with which all names of the group begin: `Pa`
        let label: String
        let pieces: [Piece]
    }

    /// The groups by the first letter; a group beyond the limit is divided by the second letter, and so on.
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
