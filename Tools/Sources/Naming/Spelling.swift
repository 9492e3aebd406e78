/// The way in which the punctuation of a text becomes words.
struct Spelling: Sendable {
    /// The words for a scalar that names do not keep; empty if it only separates words.
    let words: @Sendable (_ scalar: Unicode.Scalar, _ isFirst: Bool) -> [String]

    /// The words for a scalar in a text that has no other words.
    let fallback: @Sendable (_ scalar: Unicode.Scalar, _ isFirst: Bool) -> [String]

    /// Punctuation only separates words.
    static let silent = Spelling(words: { _, _ in [] }, fallback: { scalar, _ in SymbolNames.words(for: scalar) })

    /// For values: signs with a meaning become words, and a leading dash is a minus.
    static let signs = Spelling(
        words: { scalar, isFirst in
            SymbolNames.carriesMeaning(scalar) || (isFirst && scalar == "-") ? signed(scalar, isFirst) : []
        },
        fallback: signed)

    static let full = Spelling { scalar, _ in SymbolNames.words(for: scalar) }

    static let fullSigns = Spelling(signed)

    /// For a path without its first slash: `a/{b}` becomes `a by b`, or with slashes `a slash by b`.
    static func path(slashes: Bool) -> Spelling {
        Spelling { scalar, _ in
            switch scalar {
            case "{": ["by"]
            case "}": []
            case "/" where !slashes: []
            default: SymbolNames.words(for: scalar)
            }
        }
    }

    private init(_ words: @escaping @Sendable (Unicode.Scalar, Bool) -> [String]) {
        self.init(words: words, fallback: words)
    }

    private init(
        words: @escaping @Sendable (Unicode.Scalar, Bool) -> [String],
        fallback: @escaping @Sendable (Unicode.Scalar, Bool) -> [String]
    ) {
        self.words = words
        self.fallback = fallback
    }

    @Sendable private static func signed(_ scalar: Unicode.Scalar, _ isFirst: Bool) -> [String] {
        isFirst && scalar == "-" ? ["minus"] : SymbolNames.words(for: scalar)
    }
}
