import Diagnostics

/// A schema that a name or a reference leads to.
package struct IdentifiedSchema: Sendable {
    package let id: SchemaID
    /// Of a component its key, else of the schema.
    package let location: SourceLocation
    package let schema: SchemaObject

    package init(id: SchemaID, location: SourceLocation, schema: SchemaObject) {
        self.id = id
        self.location = location
        self.schema = schema
    }
}

/// The schemas of a document that have an identity, each once, however it is reached: the components in document order, then
/// those in other places in the order in which references to them were met.
package struct IdentifiedSchemas: Sendable {
    package private(set) var entries: [IdentifiedSchema] = []
    private var schemas: [SchemaID: SchemaObject] = [:]
    /// By where the schema stands. The first one has it: a component is itself also where an anchor leads to it.
    private var ids: [SourceLocation: SchemaID] = [:]
    /// The identities of targets that say another one by themselves.
    private(set) var aliases: [ReferenceTarget: SchemaID] = [:]

    init(_ components: [Entry<SchemaObject>]) {
        for entry in components {
            let id = SchemaID.component(entry.name)
            // A name that stands twice was reported by the reader of the text.
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

    /// The identity of the schema that stands at a place of a file.
    package func id(at location: SourceLocation) -> SchemaID? { ids[location] }
}

extension Document {
    /// The document as if references led to schemas that are written in it.
    package func identifying(_ found: [(target: ReferenceTarget, schema: SchemaObject)]) -> Document {
        var document = self
        for (target, schema) in found { document.schemas.add(schema, at: target) }
        return document
    }
}
