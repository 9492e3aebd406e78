import OpenAPIDocument

/// The schemas with an identifier that schemas lead to.
package struct SchemaReach {
    private let index: DocumentIndex
    private let followsReferences: Bool
    /// The schemas that are met on the way, by a reference or in their place.
    package private(set) var ids: Set<SchemaID> = []
    /// The schemas among them to which a reference was met.
    package private(set) var referenced: Set<SchemaID> = []
    /// Whether a member that only one side gives is required; found out only where references are not followed.
    package private(set) var hasOneSidedMember = false

    package init(_ index: DocumentIndex, followsReferences: Bool = true) {
        self.index = index
        self.followsReferences = followsReferences
    }

    // A reference that leads nowhere is reported where its operation is resolved.

    package mutating func add(parameter value: Referenced<ParameterObject>) {
        guard let parameter = try? index.parameter(value) else { return }
        if let schema = parameter.schema ?? parameter.content?.schema { add(schema) }
    }

    package mutating func add(bodyOf operation: OperationObject) {
        guard let body = operation.requestBody.flatMap({ try? index.requestBody($0) }) else { return }
        for schema in body.content.compactMap(\.schema) { add(schema) }
    }

    package mutating func add(responsesOf operation: OperationObject) {
        for entry in operation.responses {
            guard let response = try? index.response(entry.value) else { continue }
            for schema in response.content.compactMap(\.schema) + response.headers.compactMap(\.value.schema) {
                add(schema)
            }
        }
    }

    /// Adds a schema with an identifier, and the schemas that it leads to.
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
            // Nothing leads on from a schema that no value fits.
            guard index.normal(next).isSound else { continue }
            waiting += next.fields.properties.map(\.value)
            waiting += next.fields.patternProperties.map(\.value)
            waiting += next.fields.allOf + next.fields.oneOf + next.fields.anyOf
            if let items = next.fields.items { waiting.append(items) }
            if case .schema(let values) = next.fields.additionalProperties { waiting.append(values) }
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
