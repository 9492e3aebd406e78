/// Limits that stop a hostile document from exhausting stack, memory or time.
///
/// Each is far above the needs of published documents. A finding of `yaml.limit` names the limit that was exceeded.
enum Limits {
    /// The maximum number of bytes of a document.
    static let bytes = 64 << 20
    /// The maximum number of nested sequences and mappings, aliases followed.
    static let depth = 512
    /// The maximum number of nodes that all aliases of a document expand to.
    static let aliasedNodes = 1_000_000
    /// The maximum number of bytes of a tag with its handle expanded: each value with the tag holds a copy.
    static let tagBytes = 1024
    /// The maximum number of directive lines: libyaml compares each handle with all earlier ones.
    static let directives = 100
}
