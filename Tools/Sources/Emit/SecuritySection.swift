import APIModel
import SwiftAST

/// Which credentials each operation needs, and how each is attached.
enum SecuritySection {
    static func members(of api: API) -> [Declaration] {
        guard !api.securitySchemes.isEmpty else { return [] }
        return [.type(table(api))] + api.securitySchemes.map { .type(error(for: $0)) } + [.function(authorized(api))]
    }

    private static func table(_ api: API) -> TypeDeclaration {
        TypeDeclaration(
            .enum, "Security", documentation: DocComment("What the document says of security."),
            modifiers: [.public, .nonisolated],
            members: [.function(alternatives(api)), .function(schemes)]
                + api.securitySchemes.map { .function(gate(of: $0)) }
                + api.securitySchemes.compactMap { $0.attachment.map { .function($0) } })
    }

    private static let operation = SwiftAST.Parameter("operation", label: .wildcard, "Operation")

    private static func alternatives(_ api: API) -> Function {
        Function(
            "alternatives", [operation], returns: .array(.array("SecurityRequirement")),
            documentation: DocComment(
                "The alternatives of which one must be satisfied, each with all of its schemes; none for a public operation."
            ),
            modifiers: [.public, .static],
            body: FactSwitch.statements(api.operations.map { ($0.name, $0.security) }) { alternatives in
                .array(alternatives.map { .array($0.requirements.map(requirement)) })
            })
    }

    private static func requirement(_ requirement: SecurityAlternative.Requirement) -> Expression {
        let scopes =
            requirement.scopes.isEmpty
            ? [] : [Argument("scopes", .array(requirement.scopes.map { .string($0) }))]
        return .call("SecurityRequirement", [.string(requirement.scheme)] + scopes)
    }

    private static let schemes = Function(
        "schemes", [operation], returns: .generic("Set", .string),
        documentation: DocComment("Every scheme of every alternative."), modifiers: [.public, .static],
        body: [
            .expression(
                .call(
                    "Set",
                    [
                        Argument(
                            Expression.call("alternatives", [Argument(.name("operation"))]).dot("joined", []).dot(
                                "map", [Argument(.keyPath(["scheme"]))]))
                    ]))
        ])

    private static func gate(of scheme: SecurityScheme) -> Function {
        Function(
            Identifier(scheme.gateName), [operation], returns: .bool,
            documentation: DocComment("Whether `\(scheme.key)` is among the operation's schemes."),
            modifiers: [.public, .static],
            body: [
                .expression(
                    Expression.call("schemes", [Argument(.name("operation"))]).dot("contains", [.string(scheme.key)]))
            ])
    }

    private static func error(for scheme: SecurityScheme) -> TypeDeclaration {
        TypeDeclaration(
            .struct, .init(Identifier(scheme.errorName)), inherits: ["Error", "Hashable", "Sendable"],
            documentation: DocComment("An operation needs the credential of `\(scheme.key)`, and there is none."),
            modifiers: [.public, .nonisolated],
            members: [
                .property(
                    SwiftAST.Property(
                        .let, "operation", .string, documentation: DocComment("The operation's `id`."),
                        modifiers: [.public])),
                .initializer(
                    Initializer(
                        [SwiftAST.Parameter("operation", .string)], modifiers: [.public],
                        body: [.assign(.ownMember("operation"), .name("operation"))])),
            ])
    }

    private static func authorized(_ api: API) -> Function {
        let schemes = api.securitySchemes
        let taken = schemes.map(\.memberName)
        let operation = Identifier("operation", avoiding: taken)
        let choiceName = Identifier("choice", avoiding: taken)
        let schemeName = Identifier("scheme", avoiding: taken)
        let cases = schemes.compactMap { scheme in
            scheme.isAtHand.map { SwitchCase([.expression(.string(scheme.key))], compact: true, [.return($0)]) }
        }
        let choice = Expression.call(
            "SecurityChoice",
            [
                Argument(
                    "among", Expression.name("Security").dot("alternatives", [Argument(.name(operation))]))
            ],
            trailingClosure: Closure(
                parameters: .names([cases.isEmpty ? .wildcard : schemeName]),
                cases.isEmpty
                    ? [.expression(.boolean(false))]
                    : [.switch(.name(schemeName), cases + [.default(compact: true, [.return(.boolean(false))])])]))
        return Function(
            "authorized",
            [SwiftAST.Parameter(operation, label: .wildcard, "Operation")] + schemes.compactMap(\.parameter),
            returns: "RequestBlock",
            documentation: DocComment(
                """
                The operation with the credentials of the first alternative that can be satisfied. Where none can, making the \
                request throws the error of the first scheme that is missing; an empty credential is none.
                """), modifiers: [.public, .static],
            body: [
                .let(choiceName, choice),
                .return(
                    .call(
                        "RequestBlock",
                        trailingClosure: Closure(
                            multiline: true,
                            [.expression(.name(operation))]
                                + schemes.compactMap { attaching($0, choiceName, operation) }
                                + schemes.map { failing($0, choiceName, operation) }))),
            ])
    }

    private static func attaching(
        _ scheme: SecurityScheme, _ choice: Identifier, _ operation: Identifier
    ) -> Statement? {
        guard let call = scheme.attachmentCall else { return nil }
        return .if(
            [
                .expression(Expression.name(choice).dot("attaches", [.string(scheme.key)])),
                .binding(Identifier(scheme.memberName)),
            ],
            then: [
                .expression(
                    call.dot(
                        "credential",
                        [
                            Argument("of", .string(scheme.key)),
                            Argument("for", Expression.name(operation).dot("id")),
                        ]))
            ])
    }

    private static func failing(
        _ scheme: SecurityScheme, _ choice: Identifier, _ operation: Identifier
    ) -> Statement {
        .if(
            [.expression(Expression.name(choice).dot("lacks", [.string(scheme.key)]))],
            then: [
                .expression(
                    .call(
                        "RequestFailure",
                        [
                            Argument(
                                .call(
                                    Identifier(scheme.errorName),
                                    [Argument("operation", Expression.name(operation).dot("id"))]))
                        ]))
            ])
    }
}
