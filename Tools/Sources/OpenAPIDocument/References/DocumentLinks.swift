import YAML

/// What references in the trees of a document's files were found to lead to.
package struct DocumentLinks: Sendable {
    private let files: DocumentFiles
    private let keys: KnownKeys
    private let dialect: Dialect

    init(_ reports: ReadingReports) {
        files = reports.files
        keys = reports.keys
        dialect = reports.dialect
    }

    /// The key of what a `$ref` in a file leads to; nil where reading met no such reference.
    package func key(of text: String, in file: SourceFile) -> String? {
        let base = files.names.base(of: files.holder(of: file))
        return keys.bySpelling[KnownKeys.Spelling(text: text, path: base.path, pointer: base.pointer)]
    }

    /// What stands at a key.
    package func node(at key: String) -> Node? {
        if let known = keys.nodes[key] { return known }
        return steps(to: key).flatMap { files.root(of: ReferenceKey.file(of: key))?.node(at: $0) }
    }

    /// The key of the mapping's entry whose value stands at a reference's key; nil where that is no such value.
    package func entry(at key: String) -> Key? {
        guard let steps = steps(to: key), let name = steps.last else { return nil }
        let holder = files.root(of: ReferenceKey.file(of: key))?.node(at: Array(steps.dropLast()))
        return holder?.mapping?.entry(name)?.key
    }

    private func steps(to key: String) -> [String]? {
        let steps = ReferenceKey.steps(of: key)
        return ReferenceKey.file(of: key).isEmpty ? steps.map(dialect.written) : steps
    }

    /// What stands behind a chain of references, the node itself where it is none.
    package func following(_ node: Node) -> Node {
        var current = node
        // A longer chain is a circle, which is reported where it is read.
        for _ in 0..<32 {
            guard let value = current.mapping?["$ref"], let text = value.text, let key = key(of: text, in: value.file),
                let next = self.node(at: key)
            else { return current }
            current = next
        }
        return current
    }
}
