import YAML

/// A digest that differs when the document differs, in whichever of its files.
enum SpecDigest {
    /// That of the bytes, for a document in one file; for others, that of the digests of all. Names do not count: where one
    /// changes, so does what refers to it.
    ///
    /// - Parameter sources: The document itself first.
    static func of(_ sources: [SourceFile]) -> String {
        let digests = sources.map { SHA256.hexDigest(of: $0.bytes) }
        guard digests.count > 1 else { return digests.first ?? "" }
        let text = ([digests[0]] + digests.dropFirst().sorted()).joined(separator: "\n")
        return SHA256.hexDigest(of: Array(text.utf8))
    }
}
