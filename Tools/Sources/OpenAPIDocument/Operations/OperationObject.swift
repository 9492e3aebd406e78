import Diagnostics

/// Entry of `paths`, of `webhooks`, or of a callback.
package struct PathItem: Sendable {
    /// The key: a path, a webhook's name, or the expression for a callback's URL.
    package let path: String
    package let location: SourceLocation
    /// Shared by all operations of the path.
    package let parameters: [Referenced<ParameterObject>]
    package let operations: [OperationObject]
    /// Where the operations are served, where that is not where the document says; empty: as the document says.
    package let servers: [ServerObject]
    /// Whether reading the shared parameters found a fault that leaves the operations without a meaning.
    package let isRefused: Bool
}

package struct OperationObject: Sendable {
    /// The key below the path: `get`, `post`, …; for one of `additionalOperations` the method as it is sent.
    package let method: String
    /// Whether it is one of `additionalOperations`.
    package let isAdditional: Bool
    package let location: SourceLocation
    package let operationID: String?
    package var tags: [String] = []
    /// Where the operation is served; empty: as its path says.
    package let servers: [ServerObject]
    package let summary: String?
    package let description: String?
    package let isDeprecated: Bool
    package let parameters: [Referenced<ParameterObject>]
    package let requestBody: Referenced<RequestBodyObject>?
    package let responses: [Entry<Referenced<ResponseObject>>]
    /// Requests that the server makes because of this one.
    package let callbacks: [Entry<[PathItem]>]
    /// nil: as the document says; empty: public.
    package let security: [SecurityRequirementObject]?
    /// Whether reading it found a fault that leaves it without a meaning.
    package let isRefused: Bool
}

extension OperationObject {
    /// The method as it is sent.
    package var sentMethod: String { isAdditional ? method : method.uppercased() }

    /// The pointer from its path item.
    package var pointer: String { isAdditional ? "additionalOperations/" + JSONPointer.step(method) : method }
}
