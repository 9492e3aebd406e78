import DeclarativeOpenAPI

extension GeneratorOptions {
    /// A digest that differs when the options differ.
    var digest: String {
        let parts =
            [enumName ?? ""] + excludedSchemes.sorted() + [""] + querySlots.sorted() + [""]
            + allowedRules.sorted()
        return SHA256.hexDigest(of: Array(parts.joined(separator: "\n").utf8))
    }
}
