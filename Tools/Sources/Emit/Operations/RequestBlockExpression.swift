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
            case .parameter(let position): .value(text(of: operation.parameters[position]))
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
        switch parameter.location {
        case .path: nil
        case .query where parameter.isSlot:
            .expression(.call("QuerySlot", [.string(parameter.key)]))
        case .query:
            .expression(.call("Query", [.string(parameter.key), value(of: parameter)]))
        case .header:
            .expression(
                Expression.name("Header").dot("custom", [.string(parameter.key)]).dot(
                    "setValue", [value(of: parameter)]))
        case .cookie:
            .expression(.call("Cookie", [.string(parameter.key), value(of: parameter)]))
        }
    }

    private func value(of parameter: APIModel.Parameter) -> Argument {
        let label: Identifier? =
            switch (parameter.type.isOptional, parameter.type.isArray) {
            case (false, false): nil
            case (true, false): "ifPresent"
            case (false, true): "each"
            case (true, true): "eachIfPresent"
            }
        return Argument(label, text(of: parameter))
    }

    /// The parameter's value, or that of each element, as something that the request's blocks write as text.
    private func text(of parameter: APIModel.Parameter) -> Expression {
        let local = Expression.name(Identifier(parameter.name))
        guard parameter.textForm != .plain else { return local }
        let base = parameter.type.isOptional ? Expression.optionalChain(local) : local
        if parameter.type.isArray { return base.mapped(parameter.textForm) }
        // A call takes the value as an argument, so an optional one is mapped; a member is reached through the chain.
        return parameter.textForm == .dateTime && parameter.type.isOptional
            ? local.mapped(.dateTime) : parameter.textForm.text(of: base)
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

extension APIModel.Parameter.TextForm {
    fileprivate func text(of value: Expression) -> Expression {
        switch self {
        case .plain: value
        case .rawValue: .member(value, "rawValue")
        case .dateTime: Expression.name("RFC3339").dot("string", [Argument("from", value)])
        case .uuid: .member(value, "uuidString")
        }
    }
}

extension Expression {
    /// `value.map { … }`
    fileprivate func mapped(_ form: APIModel.Parameter.TextForm) -> Expression {
        .call(
            Call(
                .member(self, "map"), trailingClosure: Closure([.expression(form.text(of: .closureArgument(0)))])))
    }
}

extension TypeReference {
    fileprivate var isArray: Bool {
        if case .array = unwrapped { true } else { false }
    }
}
