/// Bounds that keep a hostile document from exhausting the stack or the memory of whoever walks its tree.
enum Limits {
    /// How many sequences and mappings may stand within one another, aliases followed.
    static let depth = 512
    /// How many nodes all aliases of a document may stand for.
    static let aliasedNodes = 1_000_000
}
