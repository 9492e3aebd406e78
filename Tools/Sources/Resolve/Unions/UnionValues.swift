import APIModel

/// Comparisons of branches' lists of values; a string and an integer are never the same.
extension UnionModel.Values {
    var isEmpty: Bool {
        switch self {
        case .strings(let texts): texts.isEmpty
        case .integers(let integers): integers.isEmpty
        }
    }

    var hasDuplicates: Bool {
        switch self {
        case .strings(let texts): Set(texts).count < texts.count
        case .integers(let integers): Set(integers).count < integers.count
        }
    }

    func isDisjoint(with other: Self) -> Bool {
        switch (self, other) {
        case (.strings(let mine), .strings(let others)): Set(mine).isDisjoint(with: others)
        case (.integers(let mine), .integers(let others)): Set(mine).isDisjoint(with: others)
        default: true
        }
    }

    /// All values of the lists; nil if there are no lists, or some have strings and some have integers.
    static func joined(_ lists: [Self]) -> Self? {
        guard let first = lists.first else { return nil }
        return lists.dropFirst().reduce(Optional(first)) { joined, list in
            switch (joined, list) {
            case (.strings(let some)?, .strings(let more)): .strings(some + more)
            case (.integers(let some)?, .integers(let more)): .integers(some + more)
            default: nil
            }
        }
    }
}
