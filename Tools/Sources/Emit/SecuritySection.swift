import APIModel
import SwiftAST

/// The `Security` section: the credentials that each operation needs, and the functions that attach them.
enum SecuritySection {
    static func members(of api: API) -> [Declaration] {
        guard !api.securitySchemes.isEmpty else { return [] }
        return [.type(table(api))] + api.securitySchemes.map { .type(error(for: $0)) } + [.function(authorized(api))]
    }

    private static func table(_ api: API) -> TypeDeclaration {
        TypeDeclaration(
            .enum, "Security",
            documentation: DocComment("The credentials that each operation needs, and the blocks that attach them."),
            modifiers: [.public, .nonisolated],
            members: [schemeEnum(api), .function(alternatives(api)), .function(schemes), .function(schemeTexts)]
                + api.securitySchemes.map { .function(gate(of: $0)) }
                + api.securitySchemes.compactMap { $0.attachment.map { .function($0) } })
    }

    private static let operation = SwiftAST.Parameter("operation", label: .wildcard, "Operation")

    private static func schemeEnum(_ api: API) -> Declaration {
        .enum(
            "Scheme", inherits: [.string, "CaseIterable", "Hashable", "Sendable"],
            documentation: DocComment("A security scheme; the raw value is its name in the document."),
            members: api.securitySchemes.map {
                .enumCase(EnumCase($0.caseName, rawValue: .string($0.key)))
            })
    }

    private static func alternatives(_ api: API) -> Function {
        let names = Dictionary(api.securitySchemes.map { ($0.key, $0.caseName) }) { first, _ in first }
        return Function(
            "alternatives", [operation], returns: .array(.array(.generic("SecurityRequirement", "Scheme"))),
            documentation: DocComment(
                "The alternatives of which one must be satisfied, each with all of its schemes; none for a public operation."
            ),
            modifiers: [.public, .static],
            body: FactSwitch.statements(api.operations.map { ($0.name, $0.security) }) { alternatives in
                .array(alternatives.map { .array($0.requirements.map { requirement($0, names) }) })
            })
    }

    private static func requirement(
        _ requirement: SecurityAlternative.Requirement, _ names: [String: Identifier]
    ) -> Expression {
        guard let name = names[requirement.scheme] else {
            preconditionFailure("an operation requires only schemes of the document")
        }
        let scopes =
            requirement.scopes.isEmpty
            ? [] : [Argument("scopes", .array(requirement.scopes.map { .string($0) }))]
        return .call("SecurityRequirement", [Argument(.implicitMember(name))] + scopes)
    }

    private static let schemes = Function(
        "schemes", [operation], returns: .generic("Set", "Scheme"),
        documentation: DocComment("Every scheme of every alternative."), modifiers: [.public, .static],
        body: [.expression(requiredSchemes(["scheme"]))])

    /// The names of the required schemes, for a caller that wants a set of strings.
    private static let schemeTexts = Function(
        "schemes", [operation], returns: .generic("Set", .string),
        documentation: DocComment("The names of the schemes in the document."),
        attributes: [.named("_disfavoredOverload")], modifiers: [.public, .static],
        body: [.expression(requiredSchemes(["scheme", "rawValue"]))])

    private static func requiredSchemes(_ path: [Identifier]) -> Expression {
        .call(
            "Set",
            [
                Argument(
                    Expression.call("alternatives", [Argument(.name("operation"))]).dot("joined", [])
                        .dot("map", [Argument(.keyPath(path))]))
            ])
    }

    private static func gate(of scheme: SecurityScheme) -> Function {
        Function(
            Identifier(scheme.gateName), [operation], returns: .bool,
            documentation: DocComment("Whether `\(scheme.key)` is among the operation's schemes."),
            modifiers: [.public, .static],
            body: [
                .expression(
                    Expression.call("schemes", [Argument(.name("operation"))])
                        .dot("contains", [Argument(.implicitMember(scheme.caseName))]))
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
            scheme.isAtHand.map { SwitchCase([.enumCase(scheme.caseName)], compact: true, [.return($0)]) }
        }
        let others =
            cases.count == schemes.count ? [] : [SwitchCase.default(compact: true, [.return(.boolean(false))])]
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
                    : [.switch(.name(schemeName), cases + others)]))
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
                .expression(Expression.name(choice).dot("attaches", [Argument(.implicitMember(scheme.caseName))])),
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
            [.expression(Expression.name(choice).dot("lacks", [Argument(.implicitMember(scheme.caseName))]))],
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
