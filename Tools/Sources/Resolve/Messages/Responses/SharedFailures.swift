import APIModel
import Naming

/// Failures that several operations have in common. They have one type, named after its cases, and each operation has
/// an alias of that type.
enum SharedFailures {
    /// The failures, with equal ones shared.
    ///
    /// - Parameters:
    ///   - failures: The failures after linking, with names instead of tokens.
    ///   - scope: The scope of the operations' failures, in which the shared types get their names.
    static func shared(_ failures: [FailureModel], _ scope: inout NameScope, _ findings: inout Findings)
        -> [FailureModel]
    {
        let groups = Dictionary(grouping: failures.compactMap(\.ownModel), by: \.cases).filter { $0.value.count > 1 }
        let texts = groups.keys.map { (cases: $0, text: name(of: $0)) }
        let parts = texts.map { item in
            Nameable(
                source: .name(item.text, otherwise: item.text), location: .init(file: "", line: 1, column: 1),
                tieBreaker: groups[item.cases]?.map(\.operation).min() ?? "")
        }
        let names = Dictionary(
            zip(texts.map(\.cases), scope.assign(parts, "failures", &findings)), uniquingKeysWith: { first, _ in first }
        )
        var declared: Set<String> = []
        return failures.flatMap { failure -> [FailureModel] in
            guard let model = failure.ownModel, let name = names[model.cases] else { return [failure] }
            let alias = FailureModel.alias(name: model.name, operation: model.operation, of: name)
            guard declared.insert(name).inserted else { return [alias] }
            return [.shared(OutcomeModel(name: name, operation: "", cases: model.cases)), alias]
        }
    }

    /// The name of a shared type: `Status404And500`, `Status4XX`, `OtherStatus`. If all bodies have one type, it is
    /// added: `OtherStatusAsProblem`.
    static func name(of cases: [OutcomeModel.Case]) -> String {
        var statuses: [String] = []
        var hasOthers = false
        for item in cases {
            let text: String
            switch item.status {
            case .exact(let status): text = String(status)
            case .range(let hundreds): text = "\(hundreds)XX"
            case nil:
                hasOthers = true
                continue
            }
            if statuses.last != text { statuses.append(text) }
        }
        let listed =
            statuses.count > 6
            ? "Status\(statuses[0])To\(statuses[statuses.count - 1])"
            : statuses.isEmpty ? "" : "Status" + statuses.joined(separator: "And")
        let name = listed + (hasOthers ? (listed.isEmpty ? "OtherStatus" : "AndOthers") : "")
        guard let type = commonType(of: cases) else { return name }
        return name + "As" + type
    }

    /// The name of the model that all bodies have in common; nil if there is none.
    private static func commonType(of cases: [OutcomeModel.Case]) -> String? {
        guard let first = cases.first?.content, cases.allSatisfy({ $0.content == first }),
            case .json(.named(let path)) = first
        else { return nil }
        return path.last
    }
}

extension FailureModel {
    fileprivate var ownModel: OutcomeModel? {
        if case .own(let model) = self { model } else { nil }
    }
}
