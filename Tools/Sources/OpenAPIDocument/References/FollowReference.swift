import Diagnostics
import YAML

extension ReadingReports {
    /// A `$ref` with the place that it leads to. One that leads into a file that cannot be read, or to nothing in another
    /// file, has no key and is reported; whether there is something at a place of the document itself is not asked here.
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
            return Reference(text: text, location: location, key: try key(of: text, at: location, in: file))
        } catch {
            if let (rule, message) = error.finding(of: text) { sink.report(rule, at: location, message) }
            return Reference(text: text, location: location, key: nil)
        }
    }

    /// The key of what a text refers to, with nothing reported of the text itself.
    mutating func key(
        of text: String, at location: SourceLocation, in file: SourceFile
    ) throws(ReferenceReadingFault) -> String {
        let base = base(in: file)
        let spelling = KnownKeys.Spelling(text: text, path: base.path, pointer: base.pointer)
        if let known = keys.bySpelling[spelling] { return known }
        let key = try findKey(of: text, from: base, at: location)
        keys.bySpelling[spelling] = key
        return key
    }

    private mutating func findKey(
        of text: String, from base: ResourceBase, at location: SourceLocation
    ) throws(ReferenceReadingFault) -> String {
        let (file, fragment) = ReferenceKey.split(text)
        let root: Node?
        let key: String
        let identity: String
        do throws(LoadingFault) {
            let place = try files.place(of: file, from: base)
            identity = place.identity
            key = ReferenceKey.key(identity, from: place.pointer, fragment: fragment)
            if identity.isEmpty { return dialect.canonical(key) }
            root = try files.root(of: identity, referredToFrom: location, sink: &sink)
        } catch {
            throw .notLoaded(error)
        }
        guard let root else { throw .fileAtFault }
        if ReferenceKey.steps(of: key) == nil { schemas.collectAnchors(below: root, in: identity) }
        guard self.node(at: key) != nil else {
            throw .nothingThere(file: root.file.name, fragment: String(fragment))
        }
        return key
    }

    /// What references start from that stand in a file, right where reading is.
    private func base(in file: SourceFile) -> ResourceBase {
        let holder = files.holder(of: file)
        if let base = schemas.bases.last, base.identity == holder { return base }
        return files.names.base(of: holder)
    }
}

/// What references were found to lead to, so that no text is taken apart twice.
struct KnownKeys {
    struct Spelling: Hashable {
        let text: String
        /// What it starts from.
        let path: String
        let pointer: String
    }

    var bySpelling: [Spelling: String] = [:]
    var nodes: [String: Node] = [:]
}

extension ReadingReports {
    /// What stands at a key; nil where there is nothing.
    mutating func node(at key: String) -> Node? {
        if let known = keys.nodes[key] { return known }
        guard let steps = ReferenceKey.steps(of: key) else { return schemas.anchors[key] }
        let file = ReferenceKey.file(of: key)
        let node = files.root(of: file)?.node(at: file.isEmpty ? dialect.written(steps) : steps)
        keys.nodes[key] = node
        return node
    }

    /// The node behind a chain of references, itself where it is none; nil, with a report, when they lead nowhere.
    mutating func following(_ node: Node) -> Node? {
        var current = node
        var seen: Set<String> = []
        while let value = current.mapping?["$ref"], let reference = reference(value) {
            guard let key = reference.key else {
                refusals += 1
                return nil
            }
            guard seen.insert(key).inserted else {
                refuse(.circularReference, at: reference.location, "`\(reference.text)` leads back to itself")
                return nil
            }
            guard let next = self.node(at: key) else {
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
    /// another place of the document, which is read where it stands.
    mutating func sharedReference(
        _ node: Node, in section: String, _ list: WritableKeyPath<SharedReferences, [String]>
    ) -> Reference? {
        if let value = node.mapping?["$ref"], let reference = reference(value), let key = reference.key,
            !key.hasPrefix("#")
        {
            shared[keyPath: list].append(key)
            return reference
        }
        return componentReference(node, in: section)
    }

    /// A reference to a component of the section, or to what is not there; nil for one to another place, which is read
    /// where it stands.
    mutating func componentReference(_ node: Node, in section: String) -> Reference? {
        guard let value = node.mapping?["$ref"], let reference = reference(value) else { return nil }
        guard let key = reference.key, !key.hasPrefix("#/components/\(section)/") else { return reference }
        return self.node(at: key) == nil ? reference : nil
    }
}

extension ReadingReports {
    /// What stands behind a reference to another file, where a component says nothing besides: the first such component
    /// gives its name to that.
    mutating func named(_ node: Node) -> Node {
        var current = node
        var seen: Set<String> = []
        while let mapping = current.mapping, mapping.entries.count == 1, let value = mapping["$ref"], value.text != nil,
            let key = reference(value)?.key, !key.hasPrefix("#"), seen.insert(key).inserted,
            let next = self.node(at: key)
        {
            current = next
        }
        return schemas.named.insert(current.location).inserted ? current : node
    }
}
