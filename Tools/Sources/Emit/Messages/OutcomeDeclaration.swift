import APIModel
import SwiftAST

/// An enum with a case for each response, which is read by status and media type.
struct OutcomeDeclaration {
    let outcome: OutcomeModel
    let spelling: TypeSpelling
    var isFailure = false

    func declaration(documentation: String) -> Declaration {
        .enum(
            Identifier(outcome.name), inherits: isFailure ? ["DocumentedFailure"] : ["DocumentedOutcome", "Hashable"],
            documentation: DocComment(documentation),
            members: outcome.cases.map { .enumCase(enumCase($0)) } + (isFailure ? others : []) + [.initializer(reading)]
        )
    }

    private func enumCase(_ item: OutcomeModel.Case) -> EnumCase {
        var values: [EnumCase.AssociatedValue] = []
        if !item.hasOneStatus { values.append(.init("status", .int)) }
        if let type = spelling.type(of: item.content) { values.append(.init(type)) }
        let status = item.mediaTypes.isEmpty ? item.statusText : "\(item.statusText) `\(item.mediaTypes[0])`"
        return EnumCase(
            Identifier(item.name), values,
            documentation: DocComment([
                [status, item.documentation ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
            ]))
    }

    private var others: [Declaration] {
        [
            .enumCase(
                EnumCase(
                    "undocumented", [.init("ResponseError")],
                    documentation: DocComment("A status or a media type that the document does not list."))),
            .enumCase(
                EnumCase(
                    "undecodable", [.init("ResponseDecodingError")],
                    documentation: DocComment("A body that is not what the document says."))),
        ]
    }

    private var reading: Initializer {
        Initializer(
            [Parameter("response", label: "reading", "ReceivedResponse")], throws: .any,
            attributes: [.spi("Generated")], modifiers: [.public], body: body)
    }

    private var body: [Statement] {
        if outcome.cases.count == 1, outcome.cases[0].status == nil { return [take(outcome.cases[0])] }
        return [.switch(Expression.name("response").dot("status"), switchCases)]
    }

    private var switchCases: [SwitchCase] {
        var cases: [SwitchCase] = []
        var hasDefault = false
        for (position, item) in outcome.cases.enumerated() {
            if item.status == nil, item.mediaTypes.isEmpty {
                hasDefault = true
                cases.append(.default(compact: true, [take(item)]))
                continue
            }
            cases.append(
                SwitchCase([pattern(item.status)], where: mediaTypeTest(item), compact: true, [take(item)]))
            // A response with this status and another media type does not belong to a range or to `default`.
            let rest = outcome.cases[(position + 1)...]
            if !item.mediaTypes.isEmpty, item.status != nil, let next = rest.first, next.status != item.status {
                cases.append(SwitchCase([pattern(item.status)], compact: true, [undocumented]))
            }
        }
        return hasDefault ? cases : cases + [.default(compact: true, [undocumented])]
    }

    private var undocumented: Statement { .throw(Expression.name("response").dot("undocumented")) }

    private func pattern(_ status: StatusPattern?) -> Pattern {
        switch status {
        case .exact(let status): .expression(.integer(status))
        case .range(let hundreds): .expression(.statuses(hundreds))
        case nil: .wildcard
        }
    }

    /// `response.isOf("text/plain") || response.isOf("text/csv")`
    private func mediaTypeTest(_ item: OutcomeModel.Case) -> Expression? {
        let tests = item.mediaTypes.enumerated().map { position, text in
            Expression.name("response").dot(
                "isOf",
                [.string(text)]
                    + (item.isAssumed && position == 0 ? [Argument("assumed", .boolean(true))] : []))
        }
        guard let first = tests.first else { return nil }
        return tests.dropFirst().reduce(first) { .binary($0, .or, $1) }
    }

    private func take(_ item: OutcomeModel.Case) -> Statement {
        let response = Expression.name("response")
        var arguments: [Argument] = []
        if !item.hasOneStatus { arguments.append(Argument("status", response.dot("status"))) }
        switch item.content {
        case .none: break
        case .json: arguments.append(Argument(.try(response.dot("json", []))))
        case .text: arguments.append(Argument(.try(response.dot("text", []))))
        case .data: arguments.append(Argument(response.dot("data")))
        }
        let value = Expression.implicitMember(Identifier(item.name))
        return .assign(.current, arguments.isEmpty ? value : value.calling(arguments))
    }
}

extension OutcomeModel.Case {
    fileprivate var hasOneStatus: Bool {
        if case .exact = status { true } else { false }
    }

    /// The status as documents write it.
    fileprivate var statusText: String {
        switch status {
        case .exact(let status): String(status)
        case .range(let hundreds): "\(hundreds)XX"
        case nil: "Every other status"
        }
    }
}

extension TypeSpelling {
    /// The type of the content; nil if there is no content.
    func type(of content: Content) -> TypeExpression? {
        switch content {
        case .none: nil
        case .json(let reference): type(reference)
        case .text: .string
        case .data: "Data"
        }
    }
}
