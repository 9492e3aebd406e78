import OpenAPIDocument

/// Which schemas take in what others say: those written in place that merge, and the named ones, by what is written in them.
///
///     Node: {properties: {next: {allOf: [{$ref: Node}, {properties: {x: …}}]}}}
///
/// has two vertices: `Node`, which holds the schema of `next`, and that schema, which takes in what `Node` holds.
struct MergeGraph {
    /// A schema that has a name, or that merges others in its place.
    struct Vertex {
        let schema: SchemaObject
        /// For one in its place: where it stands, as a pointer.
        let pointer: String?
        var edges: [Int] = []
    }

    private let index: DocumentIndex
    private(set) var vertices: [Vertex] = []
    private var named: [String: Int] = [:]

    init(_ entries: [Entry<SchemaObject>], _ index: DocumentIndex) {
        self.index = index
        for entry in entries where named[entry.name] == nil {
            named[entry.name] = vertices.count
            vertices.append(Vertex(schema: entry.value, pointer: nil))
        }
        for entry in entries where named[entry.name].map({ vertices[$0].schema === entry.value }) == true {
            let pointer =
                entry.name.hasPrefix("#") ? entry.name : "#/components/schemas/" + JSONPointer.step(entry.name)
            add(entry.value, pointer, named[entry.name] ?? 0)
        }
    }

    /// Adds what stands in a named schema.
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

    /// The named schemas that a schema merges with what it says itself.
    private func targets(of schema: SchemaObject) -> [Int] {
        let saysMore = schema.hasMembers || !schema.allOf.isEmpty
        if schema.reference != nil, !saysMore || index.document.version.ignoresSiblings { return [] }
        var merged = schema.allOf
        if schema.reference != nil { merged.append(schema) }
        // A union takes what stands beside it into each of its branches.
        if saysMore { merged += schema.oneOf + schema.anyOf }
        var position = 0
        while position < merged.count {
            let part = merged[position]
            position += 1
            if part !== schema { merged += part.allOf + part.oneOf + part.anyOf }
        }
        return merged.compactMap { part in
            part.reference.flatMap { try? index.schemaName($0) }.flatMap { named[$0] }
        }
    }
}

extension SchemaObject {
    /// Whether it says itself what its values hold.
    fileprivate var hasMembers: Bool {
        if case .schema = additionalProperties { return true }
        return !properties.isEmpty || !patternProperties.isEmpty || items != nil
    }

    /// The schemas that stand in it, each with the way to it.
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
