/// A node with what it takes to walk it, its aliases followed.
struct Measured {
    var node: Node
    /// How many nodes it is, itself included.
    var size = 1
    /// How many sequences and mappings stand within one another in it, itself included.
    var height = 0
}

/// What an anchor's name stands for while a document is read.
enum Anchored {
    /// The node is being read: an alias to it would contain itself.
    case unfinished
    /// The node has been read.
    case finished(Measured)
}
