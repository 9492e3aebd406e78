import APIModel
import Emit
import SwiftAST

/// A call of one operation with made-up values, and the expected properties of its request, for a first test.
package struct SampleCall: Sendable {
    /// `let operation = Museum.Operation.getHours(page: nil)`, indented by two levels.
    package let operationStatement: String
    /// `let result = try await client.api.getHours()`; without `let result =` if the operation has no result.
    package let callStatement: String
    /// The method in the request line.
    package let method: String
    /// The path and the query after the base URL, `/pets/example?limit=1`; nil if they depend on more than the
    /// document.
    package let target: String?
    /// A success status of the operation.
    package let status: Int
    /// The header fields with credentials.
    package let headers: [Header]

    package struct Header: Sendable, Hashable {
        package let name: String
        package let value: String
    }
}

extension SampleCall {
    /// The simplest call of the API; nil if no operation can be called with made-up values.
    package static func simplest(of api: API) -> SampleCall? {
        let values = SampleValues(api)
        let made = api.operations.compactMap { SampleOperation($0, of: api, values) }
        // The first of the equally simple ones.
        return made.enumerated().min { ($0.element.effort, $0.offset) < ($1.element.effort, $1.offset) }
            .map { SampleCall($0.element, of: api) }
    }

    private init(_ sample: SampleOperation, of api: API) {
        let operation = sample.operation
        operationStatement = Statement.let("operation", sample.caseExpression(namespace: api.namespace)).source(
            level: 2)
        let call = Expression.tryAwait(sample.callExpression)
        callStatement =
            operation.output == .content(.none)
            ? Statement.expression(call).source() : Statement.let("result", call).source()
        method = operation.method.token
        target = sample.target
        status = sample.status
        headers = sample.credentials.headers
    }
}
