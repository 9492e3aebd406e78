import APIModel
import SwiftAST

/// An associated value of an operation's case: a parameter or the body.
package struct OperationInput {
    package let name: String
    package let type: TypeReference
    /// Whether a call can leave out the input.
    package let isOptional: Bool
    package let documentation: String?

    package var identifier: Identifier { Identifier(name) }
}

extension Operation {
    /// The inputs in the order of the case's associated values: the parameters, then the body.
    package var inputs: [OperationInput] {
        parameters.filter { !$0.isSlot }.map {
            OperationInput(
                name: $0.name, type: $0.type, isOptional: $0.type.isOptional,
                documentation: [$0.documentation, WireName.sentence($0.key, of: $0.name)].compactMap { $0 }
                    .filter { !$0.isEmpty }.joined(separator: " "))
        }
            + (body.map {
                [
                    OperationInput(
                        name: $0.name, type: $0.type, isOptional: !$0.isRequired, documentation: $0.documentation)
                ]
            } ?? [])
    }

    /// `GET /pets`
    var requestLine: String { "`\(method.token) \(path)`" }

    /// The description of the operation, and its request line.
    var comment: DocComment {
        DocComment([documentation ?? "", requestLine].filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }

    /// The documentation of the operation with the descriptions of its inputs.
    var commentWithInputs: DocComment {
        DocComment(
            comment.text, parameters: inputs.map { ($0.identifier, $0.documentation ?? "") })
    }
}

extension Operation.Method {
    /// The method as the request line spells it.
    package var token: String {
        switch self {
        case .get: "GET"
        case .put: "PUT"
        case .post: "POST"
        case .delete: "DELETE"
        case .options: "OPTIONS"
        case .head: "HEAD"
        case .patch: "PATCH"
        case .trace: "TRACE"
        case .query: "QUERY"
        case .other(let token): token
        }
    }
}
