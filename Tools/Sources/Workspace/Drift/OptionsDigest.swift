import DeclarativeOpenAPI

extension GeneratorOptions {
    /// A digest that differs when the options differ; where they stand in their file is no difference.
    var digest: String { SHA256.hexDigest(of: Array(fingerprint.utf8)) }
}
