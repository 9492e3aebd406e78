import YAML

/// A digest of a document and of the files that it refers to.
enum SpecDigest {
    /// For a document in one file, the digest of its bytes; otherwise the digest of the digests of all files. Names of
    /// files do not count: if a name changes, the file that refers to it changes, too.
    ///
    /// - Parameter sources: The files, the document first.
    static func of(_ sources: [SourceFile]) -> String {
        let digests = sources.map { SHA256.hexDigest(of: $0.bytes) }
        guard digests.count > 1 else { return digests.first ?? "" }
        let text = ([digests[0]] + digests.dropFirst().sorted()).joined(separator: "\n")
        return SHA256.hexDigest(of: Array(text.utf8))
    }
}
