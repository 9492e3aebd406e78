/// A node with its size and height, aliases followed.
struct SizedNode {
    var node: Node
    /// The number of nodes in it, including itself.
    var size = 1
    /// The number of nested sequences and mappings, including itself.
    var height = 0
}

/// The state of an anchor while a document is read.
enum AnchorState {
    /// The anchored node is still being read: an alias to it would make it contain itself.
    case unfinished
    /// The anchored node is complete.
    case finished(SizedNode)
}
