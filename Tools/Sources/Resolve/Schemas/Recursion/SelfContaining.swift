import OpenAPIDocument

/// Finds schemas written in place that hold themselves once what they merge is put together: no type made in place can.
enum SelfContaining {
    /// The document with a name for each, as if a reference led to it.
    static func named(in document: Document, _ index: DocumentIndex) -> Document {
        let graph = MergeGraph(document.components.schemas + index.placedSchemas, index)
        guard graph.vertices.contains(where: { $0.pointer != nil }) else { return document }
        let isMember = Circles(of: graph.vertices.map(\.edges)).isMember
        let found = zip(graph.vertices, isMember).compactMap { vertex, isMember -> Entry<SchemaObject>? in
            guard isMember, let pointer = vertex.pointer, index.isDeclared(vertex.schema) else { return nil }
            return Entry(name: pointer, location: vertex.schema.location, value: vertex.schema)
        }
        return found.isEmpty ? document : document.placing(found)
    }
}

extension DocumentIndex {
    /// Whether a schema makes a type of its own where it stands.
    fileprivate func isDeclared(_ schema: SchemaObject) -> Bool {
        switch shape(of: schema) {
        case .object, .union, .map, .array: true
        case .reference, .same, .enumeration, .numbers, .string, .integer, .number, .boolean, .anything: false
        }
    }
}
