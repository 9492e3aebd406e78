import APIModel
import Diagnostics
import Normalise
import OpenAPIDocument
import YAML

/// Removes the document reader's findings in operations that are not selected, in schemas that no selected operation
/// reaches, and in all that only they refer to. Parts of a document that are not generated may have faults.
struct UnselectedFindings {
    private let links: DocumentLinks
    private let locations: Set<SourceLocation>
    /// The lines of the locations. Most nodes are on none of these lines, so this test is fast.
    private let lines: Set<Int>
    private var found: Set<SourceLocation> = []
    /// The targets of references that have been followed.
    private var visited: Set<SourceLocation> = []

    static func forget(
        _ document: Document, selected: [SelectedOperation], generated: GeneratedSchemas, _ sink: inout DiagnosticSink
    ) {
        var search = UnselectedFindings(document.links, Set(sink.diagnostics.map(\.location)))
        guard !search.locations.isEmpty else { return }
        var kept = search
        let operations = Set(selected.map(\.pointer))
        let links = document.links
        for (key, written) in document.root["paths"].map(links.following)?.mapping?.entries ?? [] {
            let item = links.following(written)
            let pointer = "/paths/\(JSONPointer.step(key.text))/"
            let methods = item.mapping?.entries ?? []
            let left = methods.filter { operations.contains(pointer + $0.key.text) }
            // The other fields of a path are not used if none of its operations is selected.
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
                    // This is another field of the path: its parameters or servers.
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

    private init(_ links: DocumentLinks, _ locations: Set<SourceLocation>) {
        self.links = links
        self.locations = locations
        lines = Set(locations.map(\.line))
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

    private mutating func note(_ location: SourceLocation) {
        if lines.contains(location.line), locations.contains(location) { found.insert(location) }
    }
}
