/// Finds what was probably meant by a misspelt word.
package enum NearestSpelling {
    /// The candidate closest to `word`, or nil when none is close enough to be worth suggesting.
    ///
    /// Close enough is a third of the word's length in edits, and at least one: `speck` suggests `spec`, `xyz` suggests
    /// nothing. Of equally close candidates the first is taken.
    package static func suggestion(for word: String, among candidates: [String]) -> String? {
        let allowed = max(1, word.count / 3)
        let ranked = candidates.map { ($0, distance(Array(word.lowercased()), Array($0.lowercased()))) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= allowed else { return nil }
        return best.0
    }

    /// The words `; did you mean x?`, or nothing when no candidate is close.
    package static func hint(for word: String, among candidates: [String]) -> String {
        suggestion(for: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
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
