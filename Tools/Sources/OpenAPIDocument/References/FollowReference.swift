import Diagnostics
import YAML

extension ReadingReports {
    /// A `$ref` with its target. A reference into a file that cannot be read, or to nothing in another file, has no target and
    /// is reported; whether there is something at a target in the document itself is not checked here.
    mutating func reference(_ value: Node) -> Reference? {
        guard let text = value.text else { return nil }
        return reference(text, at: value)
    }

    /// The same for a text that was made from what a node says.
    mutating func reference(_ text: String, at node: Node) -> Reference {
        reference(text, at: node.location, in: node.file)
    }

    /// The same for a text in a file.
    mutating func reference(_ text: String, at location: SourceLocation, in file: SourceFile) -> Reference {
        do throws(ReferenceReadingFault) {
            return Reference(text: text, location: location, target: try target(of: text, at: location, in: file))
        } catch {
            if let (rule, message) = error.finding(of: text) { sink.report(rule, at: location, message) }
            return Reference(text: text, location: location, target: nil)
        }
    }

    /// The target of a reference's text, with nothing reported of the text itself.
    mutating func target(
        of text: String, at location: SourceLocation, in file: SourceFile
    ) throws(ReferenceReadingFault) -> ReferenceTarget {
        let base = base(in: file)
        let spelling = KnownTargets.Spelling(text: text, path: base.path, start: base.steps)
        if let known = targets.bySpelling[spelling] { return known }
        let target = try findTarget(of: text, from: base, at: location)
        targets.bySpelling[spelling] = target
        return target
    }

    private mutating func findTarget(
        of text: String, from base: ResourceBase, at location: SourceLocation
    ) throws(ReferenceReadingFault) -> ReferenceTarget {
        let (file, fragment) = ReferenceText.split(text)
        let root: Node?
        let target: ReferenceTarget
        do throws(LoadingFault) {
            let place = try files.place(of: file, from: base)
            target = ReferenceTarget(file: place.identity, from: place.steps, fragment: fragment)
            if target.isInDocument { return dialect.canonical(target) }
            root = try files.root(of: target.file, referredToFrom: location, sink: &sink)
        } catch {
            throw .notLoaded(error)
        }
        guard let root else { throw .fileAtFault }
        if target.steps == nil { schemas.collectAnchors(below: root, in: target.file) }
        guard self.node(at: target) != nil else {
            throw .nothingThere(file: root.file.name, fragment: String(fragment))
        }
        return target
    }

    /// The base of the references in a file, at the place that is being read.
    private func base(in file: SourceFile) -> ResourceBase {
        let holder = files.holder(of: file)
        if let base = schemas.bases.last, base.identity == holder { return base }
        return files.names.base(of: holder)
    }
}

/// The targets that references were found to have, so that no text is taken apart twice.
struct KnownTargets {
    struct Spelling: Hashable {
        let text: String
        /// The base's path.
        let path: String
        /// The base's steps.
        let start: [String]
    }

    var bySpelling: [Spelling: ReferenceTarget] = [:]
    var nodes: [ReferenceTarget: Node] = [:]
}

extension ReadingReports {
    /// The node at a target; nil where there is nothing.
    mutating func node(at target: ReferenceTarget) -> Node? {
        if let known = targets.nodes[target] { return known }
        guard let steps = target.steps else { return schemas.anchors[target] }
        let node = files.root(of: target.file)?.node(at: target.isInDocument ? dialect.written(steps) : steps)
        targets.nodes[target] = node
        return node
    }

    /// The node behind a chain of references, itself where it is none; nil, with a report, when they lead nowhere.
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

    /// A map or a list that may be a reference as a whole: OpenAPI has none such, but documents of many files do. A map
    /// of objects has no text under `$ref`.
    mutating func whole(_ node: Node) -> Node? {
        node.mapping?["$ref"]?.text == nil ? node : following(node)
    }

    /// A reference to a component of the section, to a place in another file, or to what is not there; nil for one to
    /// another place of the document, which is read in place.
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

    /// A reference to a component of the section, or to what is not there; nil for one to another place, which is read
    /// in place.
    mutating func componentReference(_ node: Node, in section: ComponentSection) -> Reference? {
        guard let value = node.mapping?["$ref"], let reference = reference(value) else { return nil }
        guard let target = reference.target, !target.isWithin(section) else { return reference }
        return self.node(at: target) == nil ? reference : nil
    }
}

extension ReadingReports {
    /// The schema in another file that a component is nothing but a reference to: the first such component gives its name to
    /// that schema.
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
