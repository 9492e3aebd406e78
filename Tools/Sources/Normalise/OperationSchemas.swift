import OpenAPIDocument

/// The schemas that an operation writes. A reference that cannot be followed is reported when its operation is resolved.
extension DocumentIndex {
    func writtenSchema(ofParameter value: Referenced<ParameterObject>) -> SchemaObject? {
        (try? parameter(value)).flatMap { $0.schema ?? $0.content?.schema }
    }

    func writtenSchemas(ofBodyOf operation: OperationObject) -> [SchemaObject] {
        let body = operation.requestBody.flatMap { try? requestBody($0) }
        return body?.content.compactMap(\.schema) ?? []
    }

    func writtenSchemas(ofResponsesOf operation: OperationObject) -> [SchemaObject] {
        operation.responses.flatMap { entry -> [SchemaObject] in
            guard let response = try? response(entry.value) else { return [] }
            return response.content.compactMap(\.schema) + response.headers.compactMap(\.value.schema)
        }
    }

    /// The schemas of the request body and the responses.
    package func bodySchemas(of operation: OperationObject) -> [NormalSchema] {
        (writtenSchemas(ofBodyOf: operation) + writtenSchemas(ofResponsesOf: operation)).map(normal)
    }
}
