import Diagnostics
import YAML

/// The size of a tree, measured without recursion.
struct TreeSize {
    /// The number of values that all actions of an overlay together may add to a document.
    static let addedNodes = 1_000_000
    /// The number of values that all actions together may visit, and the number that is added for each value of the
    /// document: as many as a thousand targets with `..` need.
    static let lookedAt = 4_000_000
    static let lookedAtForEach = 2000
    /// The greatest nesting depth of lists and objects: the limit of the readers of documents.
    static let depth = 512

    private(set) var nodes = 0
    private(set) var depth = 0
    /// A value that is nested too deep.
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
