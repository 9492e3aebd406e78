import APIModel
import SwiftAST

/// One operation with made-up values, and what has to be seen of its request: what a first test states.
package struct SampleCall: Sendable {
    /// `let operation = Museum.Operation.getHours(page: nil)`, two levels deep.
    package let operationStatement: String
    /// `let result = try await client.api.getHours()`; without a result where there is none.
    package let callStatement: String
    /// The token on the request line.
    package let method: String
    /// The path and query behind the base URL, `/pets/example?limit=1`; nil where the document alone does not tell them.
    package let target: String?
    /// A status with which the operation succeeds.
    package let status: Int
    /// Header fields that carry credentials, as ``SampleCredential`` makes them.
    package let headers: [Header]

    package struct Header: Sendable, Hashable {
        package let name: String
        package let value: String
    }
}

extension SampleCall {
    /// The simplest call of the API; nil when no operation can be called with made-up values.
    package static func simplest(of api: API) -> SampleCall? {
        let values = SampleValues(api)
        let made = api.operations.compactMap { SampleOperation($0, of: api, values) }
        // The first of those that are equally simple.
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
