/// Bounds that keep a hostile document from exhausting the stack, the memory or the time of whoever reads it.
///
/// Each is far above what published documents need, and each finding of `yaml.limit` names the one that it exceeds.
enum Limits {
    /// How many bytes of text a document may have.
    static let bytes = 64 << 20
    /// How many sequences and mappings may stand within one another, aliases followed.
    static let depth = 512
    /// How many nodes all aliases of a document may stand for.
    static let aliasedNodes = 1_000_000
    /// How many bytes a tag may have with its handle spelled out: each value that has it holds a copy.
    static let tagBytes = 1024
    /// How many lines of directives a document may have: each handle is compared with all before it.
    static let directives = 100
}
