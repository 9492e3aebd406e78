import APIModel
import Emit
import SwiftAST

/// An operation with a made-up value for each of its inputs.
struct SampleOperation {
    let operation: Operation
    let credentials: SampleCredentials
    private let inputs: [(input: OperationInput, value: SampleValue)]

    /// nil if an input has no made-up value, or the security of the operation cannot be satisfied.
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

    /// The difficulty of the call for a reader; the easiest call is the best example.
    var effort: Int {
        let needed = inputs.count { !$0.input.isOptional }
        let hasBody = operation.body.map(\.isRequired) ?? false
        return (operation.isDeprecated ? 10_000 : 0) + (target == nil ? 1_000 : 0) + (hasBody ? 100 : 0)
            // A request to the base URL itself shows little.
            + (operation.pathParts.isEmpty ? 10 : 0) + needed * 2 + (operation.method == .get ? 0 : 1)
    }

    /// `Museum.Operation.getHours(page: nil)`
    func caseExpression(namespace: String) -> Expression {
        let item = Expression.type(.named([Identifier(namespace), "Operation"])).dot(Identifier(operation.name))
        return inputs.isEmpty
            ? item : item.calling(inputs.map { Argument($0.input.identifier, $0.value.expression) })
    }

    /// `client.api.getHours()`, without optional arguments.
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

    /// The path and the query; nil if the text of the path is not valid in a URL.
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

    /// The text of a parameter; nil if it has a style.
    private func text(of parameter: APIModel.Parameter) -> String? {
        guard parameter.spelling == .plain else { return nil }
        return inputs.first { $0.input.name == parameter.name }?.value.text
    }
}
