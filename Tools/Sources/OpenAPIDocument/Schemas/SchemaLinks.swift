import Diagnostics
import YAML

/// What reading schemas finds of references between them.
struct SchemaLinks {
    /// Every reference of a schema, in the order of reading.
    var references: [Reference] = []
    /// Schemas that have a name of their own, by `$anchor` and `$dynamicAnchor`.
    var anchors: [ReferenceTarget: Node] = [:]
    /// What references start from within the schemas around the one that is read that give themselves names.
    var bases: [ResourceBase] = []
    /// Where schemas stand that bear the name of a component.
    var named: Set<SourceLocation> = []
    /// The files whose anchors are all known.
    private var collected: Set<String> = []
    /// The schemas around the one that is read which say `$recursiveAnchor: true`, outermost first.
    var recursionRoots: [Node] = []

    /// A reference to the schema that `$recursiveRef: "#"` means: the innermost one around it that says it can be.
    ///
    /// - Parameter identity: The file that is read.
    mutating func recursionRoot(in identity: String) -> String? {
        guard let root = recursionRoots.last else { return nil }
        let name = "recursive-\(root.location.line)-\(root.location.column)"
        anchors[ReferenceTarget(file: identity, .anchor(name))] = root
        return "#" + name
    }

    /// Finds the anchors of another file, which may be referred to before the schema that bears them is read.
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
    /// What a JSON pointer leads to.
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
