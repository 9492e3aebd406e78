import APIModel
import SwiftAST

/// `RequestBlock { … }` with the parts of one operation's request, in the order of the wire.
struct RequestBlockExpression {
    private let operation: Operation

    init(_ operation: Operation) {
        self.operation = operation
    }

    var expression: Expression {
        .call(
            "RequestBlock",
            trailingClosure: Closure(
                multiline: true, [method, endpoint] + operation.parameters.compactMap(statement) + bodyStatements))
    }

    private var method: Statement {
        switch operation.method {
        case .trace: .expression(Expression.name("Method").dot("custom", [.string(operation.method.token)]))
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

    /// nil for what is part of the path.
    private func statement(for parameter: APIModel.Parameter) -> Statement? {
        ParameterExpression(parameter).block.map { .expression($0) }
    }

    private var bodyStatements: [Statement] {
        guard let body = operation.body else { return [] }
        let local = Expression.name(Identifier(body.name))
        let isOptional = body.type.isOptional
        switch body.encoding {
        case .json(nil):
            return [encoder("json", [Argument(isOptional ? "ifPresent" : nil, local)])]
        case .urlEncoded:
            return [encoder("urlEncoded", [Argument(isOptional ? "ifPresent" : nil, local)])]
        case .json(let mediaType?):
            return unwrapping(body, [encoder("json", [Argument(local)]), contentType(mediaType)])
        case .data(let mediaType):
            return unwrapping(
                body,
                [
                    .expression(
                        .call("RequestMutation", [Argument(.keyPath(["httpBody"])), Argument(local)])),
                    contentType(mediaType),
                ])
        }
    }

    private func encoder(_ name: Identifier, _ arguments: [Argument]) -> Statement {
        .expression(Expression.name("RequestBody").dot(name, arguments))
    }

    private func contentType(_ mediaType: String) -> Statement {
        .expression(Expression.name("MIMEType").dot("custom", [.string(mediaType)]).dot("contentType"))
    }

    private func unwrapping(_ body: RequestBody, _ statements: [Statement]) -> [Statement] {
        body.type.isOptional ? [.if([.binding(Identifier(body.name))], then: statements)] : statements
    }
}
