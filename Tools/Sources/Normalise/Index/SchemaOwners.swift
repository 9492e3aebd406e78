import OpenAPIDocument

/// The component in which each schema is written. A schema that `allOf` merges elsewhere keeps its owner.
struct SchemaOwners {
    private var owners: [ObjectIdentifier: SchemaID] = [:]

    init(_ document: Document) {
        for entry in document.schemas.entries where entry.id.componentName != nil {
            add(entry.schema, in: entry.id)
        }
    }

    subscript(schema: SchemaObject) -> SchemaID? { owners[ObjectIdentifier(schema)] }

    private mutating func add(_ schema: SchemaObject, in id: SchemaID) {
        var waiting = [schema]
        while let next = waiting.popLast() {
            guard owners.updateValue(id, forKey: ObjectIdentifier(next)) == nil else { continue }
            waiting += next.children.map(\.schema)
        }
    }
}

extension DocumentIndex {
    /// The schemas, and all that are written in them. Normal forms are not followed, since a schema that merges one that
    /// contains it has no end of them.
    package func written(in schemas: [NormalSchema]) -> [NormalSchema] {
        var found: [NormalSchema] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = schemas.map(\.source)
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            found.append(normal(next))
            waiting += next.children.map(\.schema)
        }
        return found
    }
}
