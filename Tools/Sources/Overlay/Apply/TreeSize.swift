import Diagnostics
import YAML

/// How large a tree is, found without recursion.
struct TreeSize {
    /// How many values an overlay may put into a document, all its actions together.
    static let addedNodes = 1_000_000
    /// How many values all actions together may look at, and how many more for each that the document has: as many as a
    /// thousand targets with `..` need.
    static let lookedAt = 4_000_000
    static let lookedAtForEach = 2000
    /// How many lists and objects may stand within one another: what readers of documents take.
    static let depth = 512

    private(set) var nodes = 0
    private(set) var depth = 0
    /// A value that stands deeper than any may.
    private(set) var tooDeep: Node?

    init(of root: Node) {
        var waiting = [(node: root, depth: 1)]
        while let (node, level) = waiting.popLast() {
            nodes += 1
            switch node.content {
            case .scalar: continue
            case .sequence(let items): waiting += items.map { ($0, level + 1) }
            case .mapping(let mapping): waiting += mapping.entries.map { ($0.value, level + 1) }
            }
            depth = max(depth, level)
            if level > Self.depth { tooDeep = tooDeep ?? node }
        }
    }
}
