/// One document, resolved: every reference followed, every Swift name decided, in the order in which it is written out.
package struct API: Sendable {
    /// `info.title`.
    package var title: String
    /// The Swift name of the namespace that holds everything.
    package var namespace: String
    /// `info.description`, for the namespace's documentation.
    package var documentation: String?
    /// Schemes whose operations were left out on request; recorded in the output's header.
    package var excludedSchemes: [String]
    /// Top-level models, alphabetical by Swift name.
    package var models: [Model]
    /// Paths sorted, then methods in the order of ``Operation/Method``.
    package var operations: [Operation]
    /// RFC 6901 pointers to the operations that were asked for: to those that are generated, and to those that cannot be.
    package var selectedOperations: Set<String>
    /// Enumerations of inline parameters, alphabetical; they are nested in the operation enum.
    package var parameterModels: [Model]
    package var messages: Messages
    /// The schemes that the operations require, alphabetical.
    package var securitySchemes: [SecurityScheme]
    /// `servers` of the document, in order.
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
