/// A document of component schemas.
///
/// - Parameters:
///   - received: The schema that a server sends, as the response of `GET /received`.
///   - sent: The schema that an app sends, as the body of `PUT /sent`.
func schemas(_ yaml: String, received: String? = nil, sent: String? = nil, version: String = "3.1.0") -> String {
    var paths = ""
    if let received {
        paths += "\n  /received: {get: {operationId: receive, responses: {\"200\": {\(json(received))}}}}"
    }
    if let sent {
        paths += "\n  /sent: {put: {operationId: send, requestBody: {\(json(sent))}, responses: {\"204\": {}}}}"
    }
    return """
        openapi: \(version)
        info: {title: T, version: "1"}
        paths:\(paths.isEmpty ? " {}" : paths)
        components:
          schemas:
        \(indented(yaml, by: 4))

        """
}

/// A document of path items, and of components beside them.
func paths(_ yaml: String, components: String = "", more: String = "", version: String = "3.1.0") -> String {
    """
    openapi: \(version)
    info: {title: T, version: "1"}
    \(more.isEmpty ? "" : more + "\n")paths:
    \(indented(yaml, by: 2))
    \(components.isEmpty ? "" : "components:\n" + indented(components, by: 2))

    """
}

/// A Swagger 2.0 document that leaves nothing to be assumed.
func swagger(_ yaml: String) -> String {
    """
    swagger: "2.0"
    info: {title: T, version: "1"}
    host: h.test
    basePath: /v1
    schemes: [https]
    consumes: [application/json]
    produces: [application/json]
    \(yaml)

    """
}

private func json(_ schema: String) -> String {
    "content: {application/json: {schema: {$ref: \"#/components/schemas/\(schema)\"}}}"
}

private func indented(_ text: String, by width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
}
