/// The resolved document: all references are followed, all Swift names are assigned, and all lists are in output order.
package struct API: Sendable {
    /// `info.title`.
    package var title: String
    /// The Swift name of the namespace.
    package var namespace: String
    /// `info.description`, for the namespace's documentation.
    package var documentation: String?
    /// The security schemes whose operations were left out on request.
    package var excludedSchemes: [String]
    /// The top-level models, alphabetical by Swift name.
    package var models: [Model]
    /// The operations, by path, then by method in the order of ``Operation/Method``.
    package var operations: [Operation]
    /// The JSON Pointers (RFC 6901) of the selected operations, generated or refused.
    package var selectedOperations: Set<String>
    /// The models of inline parameter schemas, alphabetical; they are nested in the operation enum.
    package var parameterModels: [Model]
    package var messages: Messages
    /// The security schemes that the operations require, alphabetical.
    package var securitySchemes: [SecurityScheme]
    /// The document's `servers`, in order.
    package var servers: [Server]

    package init(
        title: String, namespace: String, documentation: String?, excludedSchemes: [String], models: [Model],
        operations: [Operation], selectedOperations: Set<String>, parameterModels: [Model], messages: Messages,
        securitySchemes: [SecurityScheme], servers: [Server]
    ) {
        self.title = title
        self.namespace = namespace
        self.documentation = documentation
        self.excludedSchemes = excludedSchemes
        self.models = models
        self.operations = operations
        self.selectedOperations = selectedOperations
        self.parameterModels = parameterModels
        self.messages = messages
        self.securitySchemes = securitySchemes
        self.servers = servers
    }
}
