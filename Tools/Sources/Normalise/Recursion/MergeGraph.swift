import OpenAPIDocument

/// The graph of merging: which schemas merge which. Its vertices are the schemas with an identifier and the inline schemas
/// that merge others.
///
///     Node: {properties: {next: {allOf: [{$ref: Node}, {properties: {x: …}}]}}}
///
/// has two vertices: `Node`, which holds the schema of `next`, and that schema, which merges `Node`.
struct MergeGraph {
    /// A schema with an identifier, or an inline schema that merges others.
    struct Vertex {
        let schema: SchemaObject
        /// The reference key of an inline schema.
        let pointer: String?
        var edges: [Int] = []
    }

    private let index: DocumentIndex
    private(set) var vertices: [Vertex] = []
    private var identified: [SchemaID: Int] = [:]

    init(_ schemas: [IdentifiedSchema], _ index: DocumentIndex) {
        self.index = index
        for schema in schemas where identified[schema.id] == nil {
            identified[schema.id] = vertices.count
            vertices.append(Vertex(schema: schema.source, pointer: nil))
        }
        for schema in schemas {
            guard let vertex = identified[schema.id], vertices[vertex].schema === schema.source else { continue }
            add(schema.source, index.referenceKey(of: schema.id), vertex)
        }
    }

    /// Adds the inline schemas in a schema with an identifier.
    private mutating func add(_ root: SchemaObject, _ pointer: String, _ vertex: Int) {
        vertices[vertex].edges += targets(of: root)
        var waiting = [(schema: root, pointer: pointer, holder: vertex)]
        while let (schema, pointer, holder) = waiting.popLast() {
            var holder = holder
            if schema !== root, case let targets = targets(of: schema), !targets.isEmpty {
                vertices[holder].edges.append(vertices.count)
                holder = vertices.count
                vertices.append(Vertex(schema: schema, pointer: pointer, edges: targets))
            }
            for (step, child) in schema.children { waiting.append((child, "\(pointer)/\(step)", holder)) }
        }
    }

    /// The schemas with an identifier that a schema merges with its own keywords.
    private func targets(of schema: SchemaObject) -> [Int] {
        let saysMore = schema.hasMembers || !schema.allOf.isEmpty
        if schema.reference != nil, !saysMore || index.document.version.ignoresSiblings { return [] }
        var merged = schema.allOf
        if schema.reference != nil { merged.append(schema) }
        // Each branch of a union is joined with what stands beside the union.
        if saysMore { merged += schema.oneOf + schema.anyOf }
        var position = 0
        while position < merged.count {
            let part = merged[position]
            position += 1
            if part !== schema { merged += part.allOf + part.oneOf + part.anyOf }
        }
        return merged.compactMap { part in
            part.reference.flatMap { try? index.schemaID($0) }.flatMap { identified[$0] }
        }
    }
}

extension SchemaObject {
    /// Whether its own keywords say what its values hold.
    fileprivate var hasMembers: Bool {
        if case .schema = additionalProperties { return true }
        return !properties.isEmpty || !patternProperties.isEmpty || items != nil
    }

    /// The schemas in it, each with the pointer to it.
    fileprivate var children: [(step: String, schema: SchemaObject)] {
        var children = properties.map { ("properties/" + JSONPointer.step($0.name), $0.value) }
        children += patternProperties.map { ("patternProperties/" + JSONPointer.step($0.name), $0.value) }
        if let items { children.append(("items", items)) }
        if case .schema(let values) = additionalProperties { children.append(("additionalProperties", values)) }
        children += allOf.enumerated().map { ("allOf/\($0.offset)", $0.element) }
        children += oneOf.enumerated().map { ("oneOf/\($0.offset)", $0.element) }
        children += anyOf.enumerated().map { ("anyOf/\($0.offset)", $0.element) }
        return children
    }
}
