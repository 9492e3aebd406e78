import APIModel
import Emit
import SwiftAST

/// An operation with a made-up value for each of its inputs.
struct SampleOperation {
    let operation: Operation
    let credentials: SampleCredentials
    private let inputs: [(input: OperationInput, value: SampleValue)]

    /// nil when there is an input without a value, or no way to satisfy the operation's security.
    init?(_ operation: Operation, of api: API, _ values: SampleValues) {
        guard let credentials = SampleCredentials(for: operation, schemes: api.securitySchemes) else { return nil }
        var inputs: [(OperationInput, SampleValue)] = []
        for input in operation.inputs {
            guard let value = values.value(of: input.type) else { return nil }
            inputs.append((input, value))
        }
        self.operation = operation
        self.credentials = credentials
        self.inputs = inputs
    }

    /// How much there is to understand; the least is the best example.
    var effort: Int {
        let needed = inputs.count { !$0.input.isOptional }
        let hasBody = operation.body.map(\.isRequired) ?? false
        return (operation.isDeprecated ? 10_000 : 0) + (target == nil ? 1_000 : 0) + (hasBody ? 100 : 0)
            // Of a request to the base itself there is little to see.
            + (operation.pathParts.isEmpty ? 10 : 0) + needed * 2 + (operation.method == .get ? 0 : 1)
    }

    /// `Museum.Operation.getHours(page: nil)`
    func caseExpression(namespace: String) -> Expression {
        let item = Expression.type(.named([Identifier(namespace), "Operation"])).dot(Identifier(operation.name))
        return inputs.isEmpty
            ? item : item.calling(inputs.map { Argument($0.input.identifier, $0.value.expression) })
    }

    /// `client.api.getHours()`, where what is optional is left out.
    var callExpression: Expression {
        Expression.name("client").dot("api").dot(
            Identifier(operation.name),
            inputs.filter { !$0.input.isOptional }.map { Argument($0.input.identifier, $0.value.expression) })
    }

    /// The first status that the document lists as a success.
    var status: Int {
        switch operation.successStatuses.first {
        case .exact(let status): status
        case .range(let hundreds): hundreds * 100
        case nil: 200
        }
    }

    /// Path and query; nil where the path's own text holds what a URL does not.
    var target: String? {
        var path = ""
        for part in operation.pathParts {
            switch part {
            case .literal(let text):
                guard text.utf8.allSatisfy(SampleText.isPathByte) else { return nil }
                path += text
            case .parameter(let position):
                guard let text = text(of: operation.parameters[position]) else { return nil }
                path += SampleText.encoded(text)
            }
        }
        if path.hasPrefix("/") { return nil }
        var query: [String] = []
        for parameter in operation.parameters where parameter.location == .query {
            if parameter.isSlot { return nil }
            if parameter.type.isOptional { continue }
            guard let text = text(of: parameter) else { return nil }
            query.append(SampleText.encoded(parameter.key) + "=" + SampleText.encoded(text))
        }
        query += credentials.queryItems
        return (path.isEmpty ? "" : "/" + path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    /// nil for a value that is written in a style of its own.
    private func text(of parameter: APIModel.Parameter) -> String? {
        guard parameter.spelling == .plain else { return nil }
        return inputs.first { $0.input.name == parameter.name }?.value.text
    }
}
