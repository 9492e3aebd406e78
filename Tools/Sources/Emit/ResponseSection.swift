import APIModel
import SwiftAST

/// The statuses that mean success, operation by operation.
enum ResponseSection {
    static func members(of api: API) -> [Declaration] {
        guard !api.operations.isEmpty else { return [] }
        return [
            .enum(
                "Responses", documentation: DocComment("What the document says of responses."),
                members: [
                    .function(
                        Function(
                            "successStatuses", [Parameter("operation", label: .wildcard, "Operation")],
                            returns: .generic("Set", .int),
                            documentation: DocComment("The statuses with which the operation succeeds."),
                            modifiers: [.public, .static], body: FactSwitch.statements(facts(api), print: expression)))
                ])
        ]
    }

    private static func facts(_ api: API) -> [(operation: String, fact: [StatusPattern])] {
        api.operations.map { ($0.name, $0.successStatuses) }
    }

    private static func expression(_ statuses: [StatusPattern]) -> Expression {
        let exact = statuses.compactMap { if case .exact(let status) = $0 { Expression.integer(status) } else { nil } }
        let ranges = statuses.compactMap { pattern -> Expression? in
            guard case .range(let hundreds) = pattern else { return nil }
            return .binary(.integer(hundreds * 100), .closedRange, .integer(hundreds * 100 + 99))
        }
        guard let first = ranges.first else { return .array(exact) }
        let sets = ranges.dropFirst() + (exact.isEmpty ? [] : [.array(exact)])
        return sets.reduce(.call("Set", [Argument(first)])) { $0.dot("union", [Argument($1)]) }
    }
}
