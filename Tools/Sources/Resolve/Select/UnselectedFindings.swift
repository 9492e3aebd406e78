import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument
import YAML

/// Takes back the findings of reading in operations that are not selected, in schemas to which none leads, and in all that only
/// they refer to: parts of a document that are not generated need not be sound.
struct UnselectedFindings {
    private let links: DocumentLinks
    private let places: Set<SourceLocation>
    /// The lines of them, since most nodes stand on none.
    private let lines: Set<Int>
    private var found: Set<SourceLocation> = []
    /// The targets of references that have been followed.
    private var visited: Set<SourceLocation> = []

    static func forget(
        _ document: Document, selected: [SelectedOperation], generated: GeneratedSchemas, _ sink: inout DiagnosticSink
    ) {
        var search = UnselectedFindings(document.links, Set(sink.diagnostics.map(\.location)))
        guard !search.places.isEmpty else { return }
        var kept = search
        let operations = Set(selected.map(\.pointer))
        let links = document.links
        for (key, written) in document.root["paths"].map(links.following)?.mapping?.entries ?? [] {
            let item = links.following(written)
            let pointer = "/paths/\(JSONPointer.step(key.text))/"
            let methods = item.mapping?.entries ?? []
            let left = methods.filter { operations.contains(pointer + $0.key.text) }
            // What stands beside its operations is of no use where none of them is left.
            let additional = item["additionalOperations"]?.mapping?.entries.map(\.key.text) ?? []
            let isUsed = additional.contains {
                operations.contains(pointer + "additionalOperations/" + JSONPointer.step($0))
            }
            if left.isEmpty, !isUsed {
                search.look(in: item, at: key)
                search.look(in: written, at: key)
            }
            for (method, operation) in methods {
                if !Operation.Method.keys.contains(method.text) {
                    // Parameters and servers of the path.
                    if !left.isEmpty || isUsed { kept.look(in: operation, at: method) }
                } else if left.contains(where: { $0.key.text == method.text }) {
                    kept.look(in: operation, at: method)
                } else {
                    search.look(in: operation, at: method)
                }
            }
        }
        for (key, webhook) in document.root["webhooks"]?.mapping?.entries ?? [] { kept.look(in: webhook, at: key) }
        let schemas = generated.reached
        let listed = document.root["components"]?["schemas"] ?? document.root["definitions"]
        for (key, schema) in listed?.mapping?.entries ?? [] {
            if schemas.contains(.component(key.text)) {
                kept.look(in: schema, at: key)
            } else {
                search.look(in: schema, at: key)
            }
        }
        let found = search.found.subtracting(kept.found)
        if !found.isEmpty { sink.forget { found.contains($0) } }
    }

    private init(_ links: DocumentLinks, _ places: Set<SourceLocation>) {
        self.links = links
        self.places = places
        lines = Set(places.map(\.line))
    }

    private mutating func look(in node: Node, at key: Key) {
        note(key.location)
        var waiting = [node]
        while let next = waiting.popLast() {
            note(next.location)
            if next["$ref"] != nil {
                let target = links.following(next)
                if visited.insert(target.location).inserted { waiting.append(target) }
            }
            if let items = next.sequence { waiting += items }
            for (key, value) in next.mapping?.entries ?? [] {
                note(key.location)
                waiting.append(value)
            }
        }
    }

    private mutating func note(_ place: SourceLocation) {
        if lines.contains(place.line), places.contains(place) { found.insert(place) }
    }
}
