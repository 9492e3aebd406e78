import Diagnostics
import OpenAPIDocument

/// The chains of schemas that refer to others, by a reference or by one in `allOf`, `oneOf` or `anyOf`.
package enum ReferenceChains {
    /// The greatest length of a chain, since every step takes space on the stack while types are made.
    static let greatestLength = 256

    /// Checks that no chain is longer than ``greatestLength``.
    ///
    /// - Throws: `Halt` at the first schema of a longer chain.
    package static func check(_ index: DocumentIndex) throws(Halt) {
        let schemas = index.document.schemas.entries
        let positions = Dictionary(
            schemas.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let edges = schemas.map { schema in
            references(of: schema.schema).compactMap { (try? index.schemaID($0)).flatMap { positions[$0] } }
        }
        guard let start = Self.start(ofChainIn: edges) else { return }
        let schema = schemas[start]
        throw Halt(
            .schemaLimit, at: schema.location,
            "the schema `\(schema.id.text)` stands for another schema, that one for a third, and so on for "
                + "more than \(greatestLength) schemas")
    }

    private static func references(of schema: SchemaObject) -> [Reference] {
        var references: [Reference] = []
        var waiting = [schema]
        while let schema = waiting.popLast() {
            if let reference = schema.reference { references.append(reference) }
            waiting += schema.allOf + schema.oneOf + schema.anyOf
        }
        return references
    }

    /// The first vertex of a chain that is too long; a cycle ends a chain.
    private static func start(ofChainIn edges: [[Int]]) -> Int? {
        // -1 for a vertex that was not visited, 0 for a vertex on the current chain.
        var lengths = Array(repeating: -1, count: edges.count)
        for start in edges.indices where lengths[start] < 0 {
            lengths[start] = 0
            var path = [(vertex: start, edge: 0)]
            while let (vertex, edge) = path.last {
                if edge < edges[vertex].count {
                    path[path.count - 1].edge += 1
                    let target = edges[vertex][edge]
                    if lengths[target] < 0 {
                        lengths[target] = 0
                        path.append((target, 0))
                    }
                    continue
                }
                path.removeLast()
                lengths[vertex] = 1 + (edges[vertex].map { lengths[$0] }.max() ?? 0)
                if lengths[vertex] > greatestLength { return vertex }
            }
        }
        return nil
    }
}
