import Diagnostics
import OpenAPIDocument

/// Schemas that are what others are: by a reference, or by one in `allOf`, `oneOf` or `anyOf`.
enum ReferenceChains {
    /// How long a chain of them may be: every step of it stands on the stack while types are made.
    static let greatestLength = 256

    /// - Throws: `Halt` at a schema with a longer chain behind it.
    static func check(_ document: Document, _ index: DocumentIndex) throws(Halt) {
        let entries = document.components.schemas + index.placedSchemas
        let positions = Dictionary(
            entries.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let edges = entries.map { entry in
            references(of: entry.value).compactMap { (try? index.schemaName($0)).flatMap { positions[$0] } }
        }
        guard let start = Self.start(ofChainIn: edges) else { return }
        let entry = entries[start]
        throw Halt(
            .schemaLimit, at: entry.location,
            "the schema `\(entry.name)` is what another is, that again another, and so on for more than "
                + "\(greatestLength) schemas")
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

    /// A vertex with too long a way behind it; a circle ends a way.
    private static func start(ofChainIn edges: [[Int]]) -> Int? {
        // -1 for one that was not met, 0 for one on the way at hand.
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
