extension Node {
    /// The mapping with those of its entries alone whose keys are given; what is no mapping stays as it is.
    package func keeping(_ keys: Set<String>) -> Node {
        guard let mapping else { return self }
        let kept = mapping.entries.filter { keys.contains($0.key.text) }
        return Node(.mapping(Mapping(kept, onDuplicate: { _, _ in })), at: position, in: file)
    }
}
