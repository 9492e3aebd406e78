/// Finds the word that a misspelling probably meant.
package enum NearestSpelling {
    /// The candidate closest to `word`, or nil if none is close.
    ///
    /// A candidate is close if it differs by at most a third of the word's length in edits, but at least one edit is
    /// allowed: `speck` suggests `spec`, `xyz` suggests nothing. The first of equally close candidates wins.
    package static func suggestion(for word: String, among candidates: [String]) -> String? {
        let allowed = max(1, word.count / 3)
        let ranked = candidates.map { ($0, distance(Array(word.lowercased()), Array($0.lowercased()))) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= allowed else { return nil }
        return best.0
    }

    /// The text `; did you mean x?`, or an empty text if no candidate is close.
    package static func hint(for word: String, among candidates: [String]) -> String {
        suggestion(for: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours between two words (optimal string
    /// alignment distance).
    private static func distance(_ source: [Character], _ target: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for row in source.indices {
            var current = [row + 1]
            for column in target.indices {
                let replaced = last[column] + (source[row] == target[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                let swapped =
                    row > 0 && column > 0 && source[row] == target[column - 1]
                    && source[row - 1] == target[column]
                if swapped { best = min(best, beforeLast[column - 1] + 1) }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[target.count]
    }
}
