/// An operation of the API.
package struct Operation: Sendable {
    /// The HTTP method. The cases are in the order in which the operations of one path are generated.
    package enum Method: Hashable, Sendable {
        case get, put, post, delete, options, head, patch, trace, query
        /// Another method, as sent.
        case other(String)
    }

    /// The Swift name of the enum case and of the client's member, unescaped.
    package var name: String
    /// The `operationId`, or method and path if there is none.
    package var id: String
    package var method: Method
    /// The path template as written in the document.
    package var path: String
    /// The parts of the path after its leading slash.
    package var pathParts: [PathPart]
    /// The parameters, in the order of the enum case's associated values.
    package var parameters: [Parameter]
    package var body: RequestBody?
    /// The media types of successful responses, as written in the document.
    package var accepts: [String]
    package var output: Output
    /// The success statuses, as listed in the document.
    package var successStatuses: [StatusPattern]
    /// All keys of `responses`, sorted.
    package var documentedStatuses: [String]
    /// The alternatives, one of which must be satisfied; empty for a public operation.
    package var security: [SecurityAlternative]
    package var documentation: String?
    package var isDeprecated: Bool
    /// The absolute URL of the operation's server; nil if it is the document's first server.
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

/// A part of a path template.
package enum PathPart: Hashable, Sendable {
    case literal(String)
    /// A parameter, by its index in ``Operation/parameters``.
    case parameter(Int)
}
