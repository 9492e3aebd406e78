extension Node {
    /// A node with other content at the same location.
    package func with(_ content: Content) -> Node { Node(content, at: position, in: file) }
}

extension Mapping {
    /// A mapping of entries whose keys are all different.
    package init(unique entries: [Entry]) {
        self.init(entries) { duplicate, _ in preconditionFailure("the key \(duplicate.key.text) is here twice") }
    }
}
