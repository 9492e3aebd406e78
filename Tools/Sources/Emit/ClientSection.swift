import APIModel
import SwiftAST

/// The `Client`: a struct with a typed closure for each operation.
enum ClientSection {
    static func members(of api: API, _ arrangement: Arrangement) -> [Declaration] {
        guard !api.operations.isEmpty else { return [] }
        let spelling = TypeSpelling(namespace: api.namespace, arrangement)
        return [
            .struct(
                "Client", inherits: ["Sendable"],
                documentation: DocComment("The whole API as a value: one closure for each operation."),
                members: api.operations.map { .property(field($0, spelling)) }
                    + api.operations.filter { !$0.inputs.isEmpty }.map { .function(method($0, spelling)) }
                    + [.property(unimplemented(api, spelling)), .function(wired(api, spelling))])
        ]
    }

    private static func field(_ operation: Operation, _ spelling: TypeSpelling) -> SwiftAST.Property {
        SwiftAST.Property(
            .var, Identifier(operation.name),
            .function(
                FunctionType(
                    attributes: [.sendable, .concurrent],
                    parameters: operation.inputs.map { .init($0.identifier, spelling.type($0.type)) }, async: true,
                    throws: .any, result: result(operation, spelling))),
            documentation: operation.inputs.isEmpty ? operation.comment : DocComment(operation.requestLine),
            attributes: operation.isDeprecated ? [.deprecated()] : [], modifiers: [.public])
    }

    /// A method that calls the closure, with argument labels and nil as default arguments.
    private static func method(_ operation: Operation, _ spelling: TypeSpelling) -> Function {
        Function(
            Identifier(operation.name),
            operation.inputs.map {
                SwiftAST.Parameter($0.identifier, spelling.type($0.type), default: $0.isOptional ? .null : nil)
            }, async: true, throws: .any,
            returns: operation.output == .content(.none) ? nil : result(operation, spelling),
            documentation: operation.commentWithInputs,
            attributes: [.concurrent] + (operation.isDeprecated ? [.deprecated()] : []), modifiers: [.public],
            body: [
                .expression(
                    .tryAwait(
                        Expression.ownMember(Identifier(operation.name)).calling(
                            operation.inputs.map { Argument(.name($0.identifier)) })))
            ])
    }

    private static func result(_ operation: Operation, _ spelling: TypeSpelling) -> TypeExpression {
        switch operation.output {
        case .content(let content): spelling.type(of: content) ?? .void
        case .outcome(let path): spelling.type(.named(path))
        }
    }

    private static func unimplemented(_ api: API, _ spelling: TypeSpelling) -> SwiftAST.Property {
        SwiftAST.Property(
            .var, "unimplemented", spelling.own("Client"),
            .computed([
                .expression(
                    Expression.implicitMember("wired").calling([
                        Argument(
                            "execute",
                            .closure(
                                Closure(
                                    attributes: [.concurrent], parameters: .names(["operation"]),
                                    [
                                        .expression(
                                            .call(
                                                "unimplementedOperation",
                                                [
                                                    Argument(.name("operation")),
                                                    Argument("of", .string("\(api.namespace).Client")),
                                                ]))
                                    ]))),
                        Argument(
                            "decoder",
                            .closure(Closure(parameters: .names([.wildcard]), [.expression(.call("JSONDecoder"))]))),
                    ]))
            ]),
            documentation: DocComment("Every field traps, naming itself: replace the fields that are called."),
            modifiers: [.public, .static])
    }

    private static func wired(_ api: API, _ spelling: TypeSpelling) -> Function {
        let build = Identifier("build", avoiding: api.operations.flatMap { $0.inputs.map(\.name) })
        let operation = spelling.own("Operation")
        return Function(
            "wired",
            [
                SwiftAST.Parameter(
                    "execute",
                    .function(
                        FunctionType(
                            attributes: [.escaping, .sendable, .concurrent], parameters: [.init(operation)],
                            async: true, throws: .any, result: "Data"))),
                SwiftAST.Parameter(
                    "decoder",
                    .function(
                        FunctionType(
                            attributes: [.escaping, .sendable], parameters: [.init(operation)],
                            result: "JSONDecoder"))),
            ], returns: spelling.own("Client"),
            documentation: DocComment(
                "Every field calls `execute` with its operation and reads what comes back.",
                parameters: [
                    ("execute", "Sends an operation's request and gives the body of a successful response."),
                    ("decoder", "Makes the decoder for an operation's JSON."),
                ]), modifiers: [.public, .static],
            body: [
                .let(
                    build,
                    Expression.type(.generic("ClientBuilder", operation)).calling([
                        .forwarding("execute"), .forwarding("decoder"),
                    ])),
                .return(
                    Expression.type(spelling.own("Client")).calling(
                        api.operations.map { Argument(Identifier($0.name), .closure(closure($0, build))) })),
            ])
    }

    private static func closure(_ operation: Operation, _ build: Identifier) -> Closure {
        let operationCase = Expression.implicitMember(Identifier(operation.name))
        let value =
            operation.inputs.isEmpty
            ? operationCase : operationCase.calling(operation.inputs.map { .forwarding($0.identifier) })
        return Closure(
            attributes: [.concurrent], parameters: .names(operation.inputs.map(\.identifier)),
            [.expression(.tryAwait(Expression.name(build).dot(operation.output.builder, [Argument(value)])))])
    }
}

extension Output {
    /// The runtime's method that reads a response with this content.
    fileprivate var builder: Identifier {
        switch self {
        case .content(.none): "fire"
        case .content(.json): "endpoint"
        case .content(.text): "text"
        case .content(.data): "raw"
        case .outcome: "outcome"
        }
    }
}
