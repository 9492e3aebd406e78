import Diagnostics
import YAML

/// The references between schemas that reading found.
struct SchemaLinks {
    /// Every reference of a schema, in the order of reading.
    var references: [Reference] = []
    /// The schemas with an `$anchor` or a `$dynamicAnchor`.
    var anchors: [ReferenceTarget: Node] = [:]
    /// The bases of references inside the enclosing schemas that have a `$id`, outermost first.
    var bases: [ResourceBase] = []
    /// The locations of schemas that have a component's name.
    var named: Set<SourceLocation> = []
    /// The files whose anchors are all known.
    private var collected: Set<String> = []
    /// The enclosing schemas with `$recursiveAnchor: true`, outermost first.
    var recursionRoots: [Node] = []

    /// A reference to the schema that `$recursiveRef: "#"` means: the innermost enclosing schema with a
    /// `$recursiveAnchor`.
    ///
    /// - Parameter identity: The file that is read.
    mutating func recursionRoot(in identity: String) -> String? {
        guard let root = recursionRoots.last else { return nil }
        let name = "recursive-\(root.location.line)-\(root.location.column)"
        anchors[ReferenceTarget(file: identity, .anchor(name))] = root
        return "#" + name
    }

    /// Finds the anchors of another file. References to them may be read before the schemas that have them.
    mutating func collectAnchors(below root: Node, in identity: String) {
        guard collected.insert(identity).inserted else { return }
        var waiting = [root]
        while let node = waiting.popLast() {
            waiting += node.sequence ?? []
            guard let mapping = node.mapping else { continue }
            for name in ["$anchor", "$dynamicAnchor"].compactMap({ mapping[$0]?.text }) {
                anchors[ReferenceTarget(file: identity, .anchor(name))] = node
            }
            waiting += mapping.entries.map(\.value)
        }
    }
}

extension Node {
    /// The node at the steps of a JSON pointer.
    package func node(at steps: [String]) -> Node? {
        var node: Node? = self
        for step in steps {
            node =
                node?.sequence.flatMap { list in
                    Int(step).flatMap { list.indices.contains($0) ? list[$0] : nil }
                } ?? node?[step]
        }
        return node
    }
}
