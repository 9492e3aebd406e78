import Diagnostics
import YAML

/// What the references of a place start from: those with a file part from a path, those without from a place in a file.
struct ResourceBase {
    /// The file that fragments lead into.
    let identity: String
    /// The steps to the schema that fragments start from; none for the root of the file.
    var steps: [String] = []
    /// What relative paths start from, in normal form.
    let path: String
}

extension ReadingReports {
    /// What the references in a schema start from that gives itself a name; nil where it gives none.
    func ownBase(of schema: Node) -> ResourceBase? {
        files.names.isHolder(files.holder(of: schema)) ? files.names.base(of: schema) : nil
    }

    /// Reads the schema at a target, with the bases for references that the schemas around it state.
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
