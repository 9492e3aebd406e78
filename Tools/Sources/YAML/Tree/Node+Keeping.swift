extension Node {
    /// A mapping with only the entries of the given keys; a node of another kind is unchanged.
    package func keeping(_ keys: Set<String>) -> Node {
        guard let mapping else { return self }
        let kept = mapping.entries.filter { keys.contains($0.key.text) }
        return Node(.mapping(Mapping(kept, onDuplicate: { _, _ in })), at: position, in: file)
    }
}
