import APIModel

/// Replaces outcomes whose cases all have one type, because equal types were joined.
enum SharedOutcomes {
    /// The operations, each with that type as its output.
    ///
    /// - Parameter outcomes: The outcomes; those that are replaced are removed.
    static func simplified(_ operations: [Operation], _ outcomes: inout [OutcomeModel]) -> [Operation] {
        var contents: [String: Content] = [:]
        for outcome in outcomes {
            guard let content = outcome.cases.first?.content, outcome.cases.allSatisfy({ $0.content == content })
            else { continue }
            contents[outcome.name] = content
        }
        outcomes.removeAll { contents[$0.name] != nil }
        return operations.map { operation in
            guard case .outcome(let path) = operation.output, let name = path.last, let content = contents[name]
            else { return operation }
            var operation = operation
            operation.output = .content(content)
            return operation
        }
    }
}
