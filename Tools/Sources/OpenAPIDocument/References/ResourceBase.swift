import Diagnostics
import YAML

/// The base of references: a path for references with a file part, and a place in a file for references without.
struct ResourceBase {
    /// The file that fragments lead into.
    let identity: String
    /// The steps to the schema that fragments start from; none for the root of the file.
    var steps: [String] = []
    /// The normalised path that relative paths start from.
    let path: String
}

extension ReadingReports {
    /// The base of the references in a schema with a `$id`; nil for a schema without.
    func ownBase(of schema: Node) -> ResourceBase? {
        files.names.isHolder(files.holder(of: schema)) ? files.names.base(of: schema) : nil
    }

    /// Reads the schema at a target, with the bases for references that the enclosing schemas state.
    mutating func within<Value>(_ target: ReferenceTarget, _ read: (inout ReadingReports) -> Value) -> Value {
        guard files.names.isHolder(target.file), let steps = target.steps, var node = files.root(of: target.file)
        else { return read(&self) }
        let outer = schemas.bases
        defer { schemas.bases = outer }
        for step in steps.dropLast() {
            guard let next = node.node(at: [step]) else { break }
            node = next
            if let base = files.names.base(of: node) { schemas.bases.append(base) }
        }
        return read(&self)
    }
}
