import Diagnostics

/// Suggests a flag for a word that is not a flag.
enum FlagSpelling {
    /// The text `; did you mean --output?`, or an empty text if no flag is similar.
    static func hint(for word: String, among flags: [Flag]) -> String {
        suggestion(for: word, among: flags).map { "; did you mean \($0)?" } ?? ""
    }

    /// For a short flag, edit distance says nothing, because each letter is one edit from every other. The suggestion
    /// is the same letter in the other case, or the only long flag that begins with it.
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
