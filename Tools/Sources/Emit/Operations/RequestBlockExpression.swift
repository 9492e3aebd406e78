import APIModel
import SwiftAST

/// `RequestBlock { … }` with the parts of an operation's request, in the order of HTTP.
struct RequestBlockExpression {
    private let operation: Operation

    init(_ operation: Operation) {
        self.operation = operation
    }

    var expression: Expression {
        .call(
            "RequestBlock",
            trailingClosure: Closure(
                multiline: true,
                [method, endpoint] + operation.parameters.compactMap(statement) + accepts
                    + bodyStatements))
    }

    private var method: Statement {
        switch operation.method {
        case .trace, .other: .expression(Expression.name("Method").dot("custom", [.string(operation.method.token)]))
        default: .expression(Expression.name("Method").dot(Identifier(operation.method.token)))
        }
    }

    private var endpoint: Statement {
        let pieces = operation.pathParts.map { part -> StringPiece in
            switch part {
            case .literal(let text): .text(text)
            case .parameter(let position): ParameterExpression(operation.parameters[position]).pathPiece
            }
        }
        let path: Expression =
            switch operation.pathParts.count {
            case 0: .string("")
            default: .interpolation(pieces)
            }
        return .expression(.call("Endpoint", [Argument(path)]))
    }

    /// The block of a parameter; nil for a parameter in the path.
    private func statement(for parameter: APIModel.Parameter) -> Statement? {
        ParameterExpression(parameter).block.map { .expression($0) }
    }

    private var accepts: [Statement] {
        operation.accepts.map { text in
            let type: Expression =
                text == "application/json"
                ? Expression.name("MIMEType").dot("json") : Expression.name("MIMEType").dot("custom", [.string(text)])
            return .expression(type.dot("accept"))
        }
    }

    private var bodyStatements: [Statement] {
        guard let body = operation.body else { return [] }
        let name = Identifier(body.name)
        let encoding = BodyStatements(encoding: body.encoding)
        guard !body.isRequired else { return encoding.statements(of: name) }
        return [encoding.optionalStatement(of: name) ?? .if([.binding(name)], then: encoding.statements(of: name))]
    }
}
