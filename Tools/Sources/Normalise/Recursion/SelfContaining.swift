import OpenAPIDocument

/// Finds inline schemas that contain themselves once they are merged. A nested type cannot contain itself, so each
/// needs a type of its own.
package enum SelfContaining {
    /// The index with an identifier for each of these schemas, as if a reference led to it.
    package static func identified(in index: DocumentIndex) -> DocumentIndex {
        let graph = MergeGraph(index.document.schemas.entries, index)
        guard graph.vertices.contains(where: { $0.target != nil }) else { return index }
        let components = StronglyConnectedComponents(of: graph.vertices.map(\.edges))
        let found = graph.vertices.indices.compactMap { position -> (target: ReferenceTarget, schema: SchemaObject)? in
            let vertex = graph.vertices[position]
            guard components.isOnCycle[position], let target = vertex.target,
                index.normal(vertex.schema).isDeclared
            else { return nil }
            return (target, vertex.schema)
        }
        guard !found.isEmpty else { return index }
        return DocumentIndex(
            index.document.identifying(found), selfContaining: Set(found.map { SchemaID($0.target) }))
    }
}

extension NormalSchema {
    /// Whether the schema becomes a type that contains others.
    fileprivate var isDeclared: Bool {
        switch shape {
        case .object, .union, .map, .array: true
        case .reference, .same, .enumeration, .numbers, .string, .integer, .number, .boolean, .anything: false
        }
    }
}
