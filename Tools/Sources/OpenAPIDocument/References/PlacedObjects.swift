import YAML

/// What references lead to outside the document's own `components`: objects in other files, and schemas in any place.
package struct PlacedObjects: Sendable {
    /// Each named by ``ReferenceKey/placedName(of:)``.
    package var schemas: [Entry<SchemaObject>] = []
    /// Each named by its key, like the ones that follow.
    package var parameters: [Entry<Referenced<ParameterObject>>] = []
    package var requestBodies: [Entry<Referenced<RequestBodyObject>>] = []
    package var responses: [Entry<Referenced<ResponseObject>>] = []
}

/// Reads each of them once, in the order in which references to them were met.
enum PlacedObjectsReader {
    static func read(_ components: Components, _ reports: inout ReadingReports) -> PlacedObjects {
        var placed = PlacedObjects()
        placed.parameters = entries(\.parameters, &reports, OperationReader.parameter)
        placed.requestBodies = entries(\.requestBodies, &reports, OperationReader.requestBody)
        placed.responses = entries(\.responses, &reports, OperationReader.response)
        placed.schemas = schemas(components, &reports)
        return placed
    }

    private static func entries<Value>(
        _ list: WritableKeyPath<SharedReferences, [String]>, _ reports: inout ReadingReports,
        _ read: (Node, inout ReadingReports) -> Referenced<Value>?
    ) -> [Entry<Referenced<Value>>] {
        var entries: [Entry<Referenced<Value>>] = []
        var known: Set<String> = []
        // Reading one may find more of them.
        var position = 0
        while position < reports.shared[keyPath: list].count {
            let key = reports.shared[keyPath: list][position]
            position += 1
            guard known.insert(key).inserted, let node = reports.node(at: key), let value = read(node, &reports) else {
                continue
            }
            entries.append(Entry(name: key, location: node.location, value: value))
        }
        return entries
    }

    private static func schemas(
        _ components: Components, _ reports: inout ReadingReports
    ) -> [Entry<SchemaObject>] {
        var read = Dictionary(
            components.schemas.map { ($0.value.location, $0.value) }, uniquingKeysWith: { first, _ in first })
        var entries: [Entry<SchemaObject>] = []
        var known: Set<String> = []
        var position = 0
        while position < reports.schemas.references.count {
            let reference = reports.schemas.references[position]
            position += 1
            guard let key = reference.key, key != "#", !ReferenceKey.isComponent(key, of: "schemas"),
                known.insert(key).inserted, let node = reports.node(at: key)
            else { continue }
            let schema = read[node.location] ?? reports.within(key) { SchemaReader.read(node, &$0) }
            read[node.location] = schema
            entries.append(Entry(name: ReferenceKey.placedName(of: key), location: node.location, value: schema))
        }
        return entries
    }
}

/// The keys of objects in other files that are referred to, in the order of reading.
struct SharedReferences {
    var parameters: [String] = []
    var requestBodies: [String] = []
    var responses: [String] = []
    /// The names of security schemes that a requirement refers to, by their keys.
    var securitySchemes: [String: String] = [:]
}
