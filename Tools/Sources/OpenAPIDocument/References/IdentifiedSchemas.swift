import Diagnostics

/// A schema with its identity.
package struct IdentifiedSchema: Sendable {
    package let id: SchemaID
    /// The location of a component's key; for other schemas, of the schema.
    package let location: SourceLocation
    package let schema: SchemaObject

    package init(id: SchemaID, location: SourceLocation, schema: SchemaObject) {
        self.id = id
        self.location = location
        self.schema = schema
    }
}

/// The schemas of a document that have a name or are referred to, each once. The components come first, in document
/// order; then schemas in other places, in the order in which references to them were read.
package struct IdentifiedSchemas: Sendable {
    package private(set) var entries: [IdentifiedSchema] = []
    private var schemas: [SchemaID: SchemaObject] = [:]
    /// The identity of the schema at each location. A component that an anchor leads to as well is a component.
    private var ids: [SourceLocation: SchemaID] = [:]
    /// Targets whose schema has another identity: a component that is reached by an anchor or through another file.
    private(set) var aliases: [ReferenceTarget: SchemaID] = [:]

    init(_ components: [Entry<SchemaObject>]) {
        for entry in components {
            let id = SchemaID.component(entry.name)
            // The reader of the text has reported a name that is used twice.
            guard schemas[id] == nil else { continue }
            schemas[id] = entry.value
            entries.append(IdentifiedSchema(id: id, location: entry.location, schema: entry.value))
            ids[entry.value.location] = ids[entry.value.location] ?? id
        }
    }

    /// Adds the schema that a target leads to.
    mutating func add(_ schema: SchemaObject, at target: ReferenceTarget) {
        if let id = ids[schema.location] {
            if id != SchemaID(target) { aliases[target] = id }
            return
        }
        let id = SchemaID.elsewhere(target)
        guard schemas[id] == nil else { return }
        schemas[id] = schema
        ids[schema.location] = id
        entries.append(IdentifiedSchema(id: id, location: schema.location, schema: schema))
    }

    package var components: [IdentifiedSchema] { entries.filter { $0.id.componentName != nil } }
    /// The schemas outside the components.
    package var others: [IdentifiedSchema] { entries.filter { $0.id.componentName == nil } }

    package subscript(id: SchemaID) -> SchemaObject? { schemas[id] }

    /// The identity of the schema that a reference leads to; nil where it leads to none.
    package func id(of reference: Reference) -> SchemaID? {
        guard let target = reference.target else { return nil }
        if let id = aliases[target] { return id }
        let id = SchemaID(target)
        return schemas[id] == nil ? nil : id
    }

    /// The identity of the schema that a discriminator's value is mapped to, by name or by reference; nil where there is
    /// none.
    package func id(mappedTo reference: Reference) -> SchemaID? {
        let named = SchemaID.component(reference.text)
        return schemas[named] == nil ? id(of: reference) : named
    }

    /// The identity of the schema at a location.
    package func id(at location: SourceLocation) -> SchemaID? { ids[location] }
}

extension Document {
    /// The document with an identity for inline schemas that no reference leads to.
    package func identifying(_ found: [(target: ReferenceTarget, schema: SchemaObject)]) -> Document {
        var document = self
        for (target, schema) in found { document.schemas.add(schema, at: target) }
        return document
    }
}
