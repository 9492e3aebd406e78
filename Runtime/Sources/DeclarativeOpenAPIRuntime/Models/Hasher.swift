nonisolated extension Hasher {
    /// The hash of a value whose type hashes by a default implementation, and so gets no `hashValue` from the compiler.
    static func hash(of value: some Hashable) -> Int {
        var hasher = Hasher()
        value.hash(into: &hasher)
        return hasher.finalize()
    }
}
