/// A request that the server sends: a webhook, or a callback of an operation.
package struct Event: Sendable {
    /// The Swift name, unescaped.
    package var name: String
    /// The method, followed by the webhook's name or the expression for the callback's URL.
    package var requestLine: String
    /// The type of the request body.
    package var payload: TypeReference
    package var documentation: String?
    package var isDeprecated: Bool

    package init(
        name: String, requestLine: String, payload: TypeReference, documentation: String?,
        isDeprecated: Bool
    ) {
        self.name = name
        self.requestLine = requestLine
        self.payload = payload
        self.documentation = documentation
        self.isDeprecated = isDeprecated
    }
}
