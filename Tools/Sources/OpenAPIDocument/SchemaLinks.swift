import Diagnostics
import YAML

/// What reading schemas finds of references between them.
struct SchemaLinks {
    /// Every reference of a schema, in the order of reading.
    var references: [Reference] = []
    /// Schemas that have a name of their own, by `$anchor` and `$dynamicAnchor`.
    var anchors: [String: Node] = [:]
    /// The schemas around the one that is read which say `$recursiveAnchor: true`, outermost first.
    var recursionRoots: [Node] = []

    /// A reference to the schema that `$recursiveRef: "#"` means: the innermost one around it that says it can be.
    mutating func recursionRoot() -> String? {
        guard let root = recursionRoots.last else { return nil }
        let name = "recursive-\(root.location.line)-\(root.location.column)"
        anchors[name] = root
        return "#" + name
    }
}

/// Reads the schemas that references lead to outside `components.schemas`.
enum PlacedSchemaReader {
    /// One entry for each place, named by the reference as ``JSONPointer/canonical(_:)`` writes it.
    static func read(_ root: Node, _ reports: inout ReadingReports) -> [Entry<SchemaObject>] {
        var entries: [Entry<SchemaObject>] = []
        var known: Set<String> = []
        // Reading one may find more of them.
        var position = 0
        while position < reports.schemas.references.count {
            let reference = reports.schemas.references[position]
            position += 1
            let key = JSONPointer.canonical(reference.text)
            guard !isComponent(key), known.insert(key).inserted, let node = node(at: key, root, reports) else {
                continue
            }
            entries.append(
                Entry(name: key, location: node.location, value: SchemaReader.read(node, &reports)))
        }
        return entries
    }

    private static func isComponent(_ key: String) -> Bool {
        guard let steps = JSONPointer.steps(of: key) else { return false }
        return steps.count == 3 && steps[0] == "components" && steps[1] == "schemas"
    }

    private static func node(at key: String, _ root: Node, _ reports: ReadingReports) -> Node? {
        if key == "#" { return nil }
        guard let steps = JSONPointer.steps(of: key) else {
            return key.hasPrefix("#") ? reports.schemas.anchors[String(key.dropFirst())] : nil
        }
        return root.node(at: steps)
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
