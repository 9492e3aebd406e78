import OpenAPIDocument

/// The schemas with an identifier that other schemas, operations or webhooks reach.
package struct SchemaReach {
    private let index: DocumentIndex
    private let followsReferences: Bool
    /// The reached schemas, by a reference or as an inline schema.
    package private(set) var ids: Set<SchemaID> = []
    /// The reached schemas to which a reference leads.
    package private(set) var referenced: Set<SchemaID> = []
    /// Whether a `readOnly` or `writeOnly` member is required; computed only if references are not followed.
    package private(set) var hasOneSidedMember = false

    package init(_ index: DocumentIndex, followsReferences: Bool = true) {
        self.index = index
        self.followsReferences = followsReferences
    }

    package mutating func add(parameter value: Referenced<ParameterObject>) {
        if let schema = index.writtenSchema(ofParameter: value) { add(schema) }
    }

    package mutating func add(bodyOf operation: OperationObject) {
        for schema in index.writtenSchemas(ofBodyOf: operation) { add(schema) }
    }

    package mutating func add(responsesOf operation: OperationObject) {
        for schema in index.writtenSchemas(ofResponsesOf: operation) { add(schema) }
    }

    /// Adds a schema with an identifier, and the schemas that it reaches.
    package mutating func add(_ id: SchemaID) {
        if let schema = index.document.schemas[id] { add(schema) }
    }

    private mutating func add(_ schema: SchemaObject) {
        var waiting = [schema]
        while let next = waiting.popLast() {
            if let id = index.inlineID(of: next) { ids.insert(id) }
            if let reference = next.fields.reference, let id = try? index.schemaID(reference),
                referenced.insert(id).inserted, ids.insert(id).inserted || id.componentName == nil,
                followsReferences, let target = index.document.schemas[id]
            {
                waiting.append(target)
            }
            if !followsReferences, !hasOneSidedMember { hasOneSidedMember = requiresOneSidedMember(next) }
            // A schema that no value fits reaches no others.
            guard index.normal(next).isSound else { continue }
            waiting += next.children.map(\.schema)
        }
    }

    private func requiresOneSidedMember(_ schema: SchemaObject) -> Bool {
        let normal = index.normal(schema)
        let required = normal.form.required
        if required.isEmpty { return false }
        return normal.properties.contains { member in
            (member.schema.isReadOnly || member.schema.isWriteOnly) && required.contains(member.name)
        }
    }
}
