import Diagnostics

/// Guesses which flag was meant by a word that is none.
enum FlagSpelling {
    /// The words `; did you mean --output?`, or nothing when no flag is close.
    static func hint(for word: String, among flags: [Flag]) -> String {
        suggestion(for: word, among: flags).map { "; did you mean \($0)?" } ?? ""
    }

    /// A short flag is one letter, and every letter is one edit from every other: what is meant by it is the same letter in
    /// the other case, or the only long flag that begins with it.
    private static func suggestion(for word: String, among flags: [Flag]) -> String? {
        if word.hasPrefix("--") {
            return NearestSpelling.suggestion(for: word, among: flags.map(\.name))
        }
        if word.count > 2 {
            return NearestSpelling.suggestion(for: "-" + word, among: flags.map(\.name))
        }
        let spellings = flags.compactMap(\.short)
        if let other = spellings.first(where: { $0.lowercased() == word.lowercased() }) { return other }
        let long = flags.map(\.name).filter { $0.hasPrefix("-" + word.lowercased()) }
        return long.count == 1 ? long.first : nil
    }
}
