/// One call that the API offers.
package struct Operation: Sendable {
    /// In the order in which the operations of one path are written.
    package enum Method: Hashable, Sendable {
        case get, put, post, delete, options, head, patch, trace, query
        /// Any other one, as it is sent.
        case other(String)
    }

    /// The Swift name, unescaped: the enum case and the client's field.
    package var name: String
    /// The document's `operationId`, or method and path.
    package var id: String
    package var method: Method
    /// The path as the document writes it.
    package var path: String
    /// The path's parts after its leading slash.
    package var pathParts: [PathPart]
    /// In the order of the case's associated values.
    package var parameters: [Parameter]
    package var body: RequestBody?
    /// The media types of successful responses, as the document writes them.
    package var accepts: [String]
    package var output: Output
    /// The statuses that mean success, as the document lists them.
    package var successStatuses: [StatusPattern]
    /// Every key of the document's `responses`, sorted.
    package var documentedStatuses: [String]
    /// The alternatives of which one must be satisfied; empty when anyone may call.
    package var security: [SecurityAlternative]
    package var documentation: String?
    package var isDeprecated: Bool
    /// The absolute URL at which the operation is served, where that is not the document's first server.
    package var ownServer: String?
    package var origin: Origin

    package init(
        name: String, id: String, method: Method, path: String, pathParts: [PathPart], parameters: [Parameter],
        body: RequestBody?, accepts: [String], output: Output, successStatuses: [StatusPattern],
        documentedStatuses: [String], security: [SecurityAlternative],
        documentation: String?, isDeprecated: Bool, ownServer: String? = nil, origin: Origin
    ) {
        self.name = name
        self.id = id
        self.method = method
        self.path = path
        self.pathParts = pathParts
        self.parameters = parameters
        self.body = body
        self.accepts = accepts
        self.output = output
        self.successStatuses = successStatuses
        self.documentedStatuses = documentedStatuses
        self.security = security
        self.documentation = documentation
        self.isDeprecated = isDeprecated
        self.ownServer = ownServer
        self.origin = origin
    }
}

/// A piece of a path template.
package enum PathPart: Hashable, Sendable {
    case literal(String)
    /// The value of the parameter at this index of ``Operation/parameters``.
    case parameter(Int)
}
