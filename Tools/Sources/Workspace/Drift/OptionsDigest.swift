import DeclarativeOpenAPI

extension GeneratorOptions {
    /// A digest of the options; their places in the file do not count.
    var digest: String { SHA256.hexDigest(of: Array(fingerprint.utf8)) }
}
