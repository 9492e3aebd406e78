import OpenAPIDocument

/// The graph of schemas that contain or merge others. Its vertices are the schemas with an identifier, and the inline
/// schemas that merge others.
///
///     Node: {properties: {next: {allOf: [{$ref: Node}, {properties: {x: …}}]}}}
///
/// has two vertices: `Node`, which contains the schema of `next`, and that schema, which merges `Node`.
struct MergeGraph {
    /// A schema with an identifier, or an inline schema that merges others.
    struct Vertex {
        let schema: SchemaObject
        /// The reference target of an inline schema; nil for a schema with an identifier.
        let target: ReferenceTarget?
        var edges: [Int] = []
    }

    private let index: DocumentIndex
    private(set) var vertices: [Vertex] = []
    private var identified: [SchemaID: Int] = [:]

    init(_ schemas: [IdentifiedSchema], _ index: DocumentIndex) {
        self.index = index
        for schema in schemas {
            identified[schema.id] = vertices.count
            vertices.append(Vertex(schema: schema.schema, target: nil))
        }
        for (vertex, schema) in schemas.enumerated() { add(schema.schema, schema.id.target, vertex) }
    }

    /// Adds the inline schemas in a schema with an identifier.
    private mutating func add(_ root: SchemaObject, _ target: ReferenceTarget, _ vertex: Int) {
        vertices[vertex].edges += targets(of: root)
        var waiting = [(schema: root, target: target, holder: vertex)]
        while let (schema, target, holder) = waiting.popLast() {
            var holder = holder
            if schema !== root, case let targets = targets(of: schema), !targets.isEmpty {
                vertices[holder].edges.append(vertices.count)
                holder = vertices.count
                vertices.append(Vertex(schema: schema, target: target, edges: targets))
            }
            for (steps, child) in schema.children { waiting.append((child, target.within(steps), holder)) }
        }
    }

    /// The schemas with an identifier that a schema merges with its own keywords.
    private func targets(of schema: SchemaObject) -> [Int] {
        let saysMore = schema.hasMembers || !schema.allOf.isEmpty
        if schema.reference != nil, !saysMore || index.document.version.ignoresSiblings { return [] }
        var merged = schema.allOf
        if schema.reference != nil { merged.append(schema) }
        // Each branch of a union is merged with the keywords beside the union.
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
    /// Whether its own keywords describe members or elements.
    fileprivate var hasMembers: Bool {
        if case .schema = additionalProperties { return true }
        return !properties.isEmpty || !patternProperties.isEmpty || items != nil
    }

    /// The schemas directly in this one, each with the steps of the pointer to it.
    var children: [(steps: [String], schema: SchemaObject)] {
        var children = properties.map { (["properties", $0.name], $0.value) }
        children += patternProperties.map { (["patternProperties", $0.name], $0.value) }
        if let items { children.append((["items"], items)) }
        if case .schema(let values) = additionalProperties { children.append((["additionalProperties"], values)) }
        children += allOf.enumerated().map { (["allOf", String($0.offset)], $0.element) }
        children += oneOf.enumerated().map { (["oneOf", String($0.offset)], $0.element) }
        children += anyOf.enumerated().map { (["anyOf", String($0.offset)], $0.element) }
        return children
    }
}

extension ReferenceTarget {
    /// The target of a schema within this target. A pointer cannot begin at an anchor, so the result is then an anchor,
    /// too.
    fileprivate func within(_ steps: [String]) -> ReferenceTarget {
        appending(steps) ?? ReferenceTarget(file: file, .anchor(([name] + steps).joined(separator: "/")))
    }
}
