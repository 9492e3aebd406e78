/// What becomes of the punctuation between words.
struct Spelling: Sendable {
    /// The words for a scalar that may not stand in a name; none where it only parts words.
    let words: @Sendable (_ scalar: Unicode.Scalar, _ isFirst: Bool) -> [String]

    /// Said when there is nothing else in the text.
    let fallback: @Sendable (_ scalar: Unicode.Scalar, _ isFirst: Bool) -> [String]

    /// Punctuation only parts words.
    static let silent = Spelling(words: { _, _ in [] }, fallback: { scalar, _ in SymbolNames.words(for: scalar) })

    /// Signs with a meaning are said, and a dash in front is a minus: for values.
    static let signs = Spelling(
        words: { scalar, isFirst in
            SymbolNames.carriesMeaning(scalar) || (isFirst && scalar == "-") ? signed(scalar, isFirst) : []
        },
        fallback: signed)

    static let full = Spelling { scalar, _ in SymbolNames.words(for: scalar) }

    static let fullSigns = Spelling(signed)

    /// A path without its first slash: `a/{b}` is said `a by b`, with slashes `a slash by b`.
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
