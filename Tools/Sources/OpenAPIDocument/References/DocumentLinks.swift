import YAML

/// The targets of the references in the trees of a document's files.
package struct DocumentLinks: Sendable {
    private let files: DocumentFiles
    private let known: KnownTargets
    private let dialect: Dialect

    init(_ reports: ReadingReports) {
        files = reports.files
        known = reports.targets
        dialect = reports.dialect
    }

    /// The target of a `$ref` in a file; nil where reading met no such reference.
    package func target(of text: String, in file: SourceFile) -> ReferenceTarget? {
        let base = files.names.base(of: files.holder(of: file))
        return known.bySpelling[KnownTargets.Spelling(text: text, path: base.path, start: base.steps)]
    }

    /// The node at a target.
    package func node(at target: ReferenceTarget) -> Node? {
        if let node = known.nodes[target] { return node }
        return steps(to: target).flatMap { files.root(of: target.file)?.node(at: $0) }
    }

    /// The key of the mapping's entry whose value is at a target; nil where it is no such value.
    package func entry(at target: ReferenceTarget) -> Key? {
        guard let steps = steps(to: target), let name = steps.last else { return nil }
        return files.root(of: target.file)?.node(at: Array(steps.dropLast()))?.mapping?.entry(name)?.key
    }

    private func steps(to target: ReferenceTarget) -> [String]? {
        target.isInDocument ? target.steps.map(dialect.written) : target.steps
    }

    /// The node at the end of a chain of references; the node itself when it is no reference.
    package func following(_ node: Node) -> Node {
        var current = node
        // A longer chain is a cycle, which is reported where it is read.
        for _ in 0..<32 {
            guard let value = current.mapping?["$ref"], let text = value.text,
                let target = target(of: text, in: value.file),
                let next = self.node(at: target)
            else { return current }
            current = next
        }
        return current
    }
}
