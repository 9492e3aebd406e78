import Diagnostics
import YAML

extension ReadingReports {
    /// The node at a target; nil where there is nothing.
    mutating func node(at target: ReferenceTarget) -> Node? {
        if let known = targets.nodes[target] { return known }
        guard let steps = target.steps else { return schemas.anchors[target] }
        let node = files.root(of: target.file)?.node(at: target.isInDocument ? dialect.written(steps) : steps)
        targets.nodes[target] = node
        return node
    }

    /// The node at the end of a chain of references; the node itself when it is no reference; nil, with a report, when
    /// the chain leads nowhere.
    mutating func following(_ node: Node) -> Node? {
        var current = node
        var seen: Set<ReferenceTarget> = []
        while let value = current.mapping?["$ref"], let reference = reference(value) {
            guard let target = reference.target else {
                refusals += 1
                return nil
            }
            guard seen.insert(target).inserted else {
                refuse(.circularReference, at: reference.location, "`\(reference.text)` leads back to itself")
                return nil
            }
            guard let next = self.node(at: target) else {
                refuse(
                    .unresolvedReference, at: reference.location,
                    "`\(reference.text)` leads nowhere: the document has nothing there")
                return nil
            }
            current = next
        }
        return current
    }

    /// A map or a list that may be a reference as a whole. OpenAPI allows none, but documents of many files have them.
    /// A map of objects has no text under `$ref`.
    mutating func whole(_ node: Node) -> Node? {
        node.mapping?["$ref"]?.text == nil ? node : following(node)
    }

    /// A reference to a component of the section, to an object in another file, or to nothing; nil for a reference to
    /// another place in the document, where the object is read instead.
    mutating func sharedReference(
        _ node: Node, in section: ComponentSection,
        _ list: WritableKeyPath<SharedReferences, [ReferenceTarget]>
    ) -> Reference? {
        if let value = node.mapping?["$ref"], let reference = reference(value), let target = reference.target,
            !target.isInDocument
        {
            shared[keyPath: list].append(target)
            return reference
        }
        return componentReference(node, in: section)
    }

    /// A reference to a component of the section, or to nothing; nil for a reference to another place, where the object
    /// is read instead.
    mutating func componentReference(_ node: Node, in section: ComponentSection) -> Reference? {
        guard let value = node.mapping?["$ref"], let reference = reference(value) else { return nil }
        guard let target = reference.target, !target.isWithin(section) else { return reference }
        return self.node(at: target) == nil ? reference : nil
    }
}

extension ReadingReports {
    /// The schema in another file, for a component that consists of a reference to it alone. The first such component
    /// gives the schema its name.
    mutating func named(_ node: Node) -> Node {
        var current = node
        var seen: Set<ReferenceTarget> = []
        while let mapping = current.mapping, mapping.entries.count == 1, let value = mapping["$ref"], value.text != nil,
            let target = reference(value)?.target, !target.isInDocument, seen.insert(target).inserted,
            let next = self.node(at: target)
        {
            current = next
        }
        return schemas.named.insert(current.location).inserted ? current : node
    }
}
