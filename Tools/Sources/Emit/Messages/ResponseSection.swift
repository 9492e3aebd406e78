import APIModel
import SwiftAST

/// The success statuses of each operation, and the types of results, failures and headers.
enum ResponseSection {
    static func members(of api: API, _ arrangement: Arrangement) -> [Declaration] {
        guard !api.operations.isEmpty else { return [] }
        let messages = api.messages
        let spelling = TypeSpelling(namespace: api.namespace, arrangement)
        return [responses(api, spelling.inside("Responses", declaring: messages.outcomes.map(\.name)))]
            + failures(messages.failures, spelling.inside("Failures", declaring: messages.failures.map(\.name)))
            + headers(messages.headers, spelling.inside("ResponseHeaders", declaring: messages.headers.map(\.name)))
    }

    private static func responses(_ api: API, _ spelling: TypeSpelling) -> Declaration {
        .enum(
            "Responses", documentation: DocComment("The statuses that mean success, and the types of responses."),
            members: [
                .function(
                    Function(
                        "successStatuses", [Parameter("operation", label: .wildcard, spelling.own("Operation"))],
                        returns: .generic("Set", .int),
                        documentation: DocComment("The statuses with which the operation succeeds."),
                        modifiers: [.public, .static], body: FactSwitch.statements(facts(api), print: expression)))
            ]
                + api.messages.outcomes.map {
                    OutcomeDeclaration(outcome: $0, spelling: spelling).declaration(
                        documentation: "The responses of `\($0.operation)`.")
                })
    }

    private static func failures(_ failures: [FailureModel], _ spelling: TypeSpelling) -> [Declaration] {
        guard !failures.isEmpty else { return [] }
        return [
            .enum(
                "Failures",
                documentation: DocComment(
                    "The failures that the document lists, each made from a `ResponseError` where it is caught."),
                members: failures.map { failure in
                    switch failure {
                    case .own(let model):
                        OutcomeDeclaration(outcome: model, spelling: spelling, isFailure: true).declaration(
                            documentation: "The failures of `\(model.operation)`.")
                    case .shared(let model):
                        OutcomeDeclaration(outcome: model, spelling: spelling, isFailure: true).declaration(
                            documentation: "The failures that several operations share.")
                    case .alias(let name, let operation, let original):
                        .typeAlias(
                            TypeAlias(
                                Identifier(name), TypeExpression(Identifier(original)),
                                documentation: DocComment("The failures of `\(operation)`."), modifiers: [.public]))
                    }
                })
        ]
    }

    private static func headers(_ headers: [HeadersModel], _ spelling: TypeSpelling) -> [Declaration] {
        guard !headers.isEmpty else { return [] }
        return [
            .enum(
                "ResponseHeaders",
                documentation: DocComment(
                    "The headers that the document lists, read from the response of `withResponse` or of an error."),
                members: headers.map { HeadersDeclaration(model: $0, spelling: spelling).declaration })
        ]
    }

    private static func facts(_ api: API) -> [(operation: String, fact: [StatusPattern])] {
        api.operations.map { ($0.name, $0.successStatuses) }
    }

    private static func expression(_ statuses: [StatusPattern]) -> Expression {
        let exact = statuses.compactMap { if case .exact(let status) = $0 { Expression.integer(status) } else { nil } }
        let ranges = statuses.compactMap { pattern -> Expression? in
            guard case .range(let hundreds) = pattern else { return nil }
            return .statuses(hundreds)
        }
        guard let first = ranges.first else { return .array(exact) }
        let sets = ranges.dropFirst() + (exact.isEmpty ? [] : [.array(exact)])
        return sets.reduce(.call("Set", [Argument(first)])) { $0.dot("union", [Argument($1)]) }
    }
}

extension Expression {
    /// `400...499`
    static func statuses(_ hundreds: Int) -> Expression {
        .binary(.integer(hundreds * 100), .closedRange, .integer(hundreds * 100 + 99))
    }
}
