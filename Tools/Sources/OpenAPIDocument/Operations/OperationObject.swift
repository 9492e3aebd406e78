import Diagnostics

/// Entry of `paths`, of `webhooks`, or of a callback.
package struct PathItem: Sendable {
    /// The key: a path, a webhook's name, or the expression for a callback's URL.
    package let path: String
    package let location: SourceLocation
    /// Shared by all operations of the path.
    package let parameters: [Referenced<ParameterObject>]
    package let operations: [OperationObject]
    /// The path's own servers; empty where the document's are meant.
    package let servers: [ServerObject]
    /// Whether the shared parameters have a fault that makes the operations impossible to generate.
    package let isRefused: Bool
}

package struct OperationObject: Sendable {
    /// The key in the path item: `get`, `post`, …; in `additionalOperations` the method as it is sent.
    package let method: String
    /// Whether it is one of `additionalOperations`.
    package let isAdditional: Bool
    package let location: SourceLocation
    package let operationID: String?
    package var tags: [String] = []
    /// The operation's own servers; empty where the path's are meant.
    package let servers: [ServerObject]
    package let summary: String?
    package let description: String?
    package let isDeprecated: Bool
    package let parameters: [Referenced<ParameterObject>]
    package let requestBody: Referenced<RequestBodyObject>?
    package let responses: [Entry<Referenced<ResponseObject>>]
    /// Requests that the server makes as a consequence of this one.
    package let callbacks: [Entry<[PathItem]>]
    /// nil where the document's `security` is meant; empty where the operation is public.
    package let security: [SecurityRequirementObject]?
    /// Whether reading found a fault that makes it impossible to generate.
    package let isRefused: Bool
}

extension OperationObject {
    /// The method as it is sent.
    package var sentMethod: String { isAdditional ? method : method.uppercased() }

    /// The pointer from its path item.
    package var pointer: String { isAdditional ? "additionalOperations/" + JSONPointer.step(method) : method }
}
