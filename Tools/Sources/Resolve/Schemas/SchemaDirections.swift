import OpenAPIDocument

/// Finds the component schemas that a server can send: those that responses lead to.
struct ReceivedSchemas {
    private let index: DocumentIndex
    private(set) var names: Set<String> = []

    init(_ index: DocumentIndex) {
        self.index = index
        for item in index.document.paths {
            for operation in item.operations {
                for entry in operation.responses {
                    // A reference that leads nowhere is reported where its operation is resolved.
                    guard let response = try? index.response(entry.value) else { continue }
                    for media in response.content {
                        if let schema = media.schema { add(schema) }
                    }
                }
            }
        }
    }

    private mutating func add(_ schema: SchemaObject) {
        var waiting = [schema]
        while let schema = waiting.popLast() {
            if let reference = schema.reference, let name = try? index.schemaName(reference),
                names.insert(name).inserted, let target = index.schema(named: name)
            {
                waiting.append(target)
            }
            waiting += schema.properties.map(\.value)
            waiting += schema.patternProperties.map(\.value)
            waiting += schema.allOf + schema.oneOf + schema.anyOf
            if let items = schema.items { waiting.append(items) }
            if case .schema(let values) = schema.additionalProperties { waiting.append(values) }
        }
    }
}
