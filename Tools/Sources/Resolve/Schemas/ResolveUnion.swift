import APIModel
import Diagnostics
import Naming
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// A union's branches, in the order in which they are tried; nil, with a report, when nothing tells them apart.
    mutating func union(_ schema: SchemaObject, _ list: [SchemaObject], at place: Place, path: [String]) -> UnionModel?
    {
        let branches = list.map { UnionBranch($0, index: index) }
        let decision = TellBranchesApart.decide(branches, discriminator: schema.discriminator, index: index)
        guard let tests = decision.tests else {
            reports.report(
                .untypedUnion, at: schema.location,
                "the branches of this union cannot be told apart; its values are `JSONValue`")
            return nil
        }
        var nest = Nest(path: path, namespace: namespace)
        var names = NameScope(reserved: ReservedNames.openEnumCases)
        var cases: [UnionModel.Case] = []
        for (position, branch) in list.enumerated() {
            let text = branchName(branch, branches[position], tests[position], position)
            let (name, _) = names.assign(
                preferred: SwiftName.member(text), alternative: SwiftName.spelledMember(text), source: text)
            let below = place.below(schema.oneOf.isEmpty ? "anyOf" : "oneOf", String(position), named: text)
            let type = self.type(of: branch, at: below, in: &nest).unwrapped
            cases.append(UnionModel.Case(name: name, type: type, test: tests[position]))
        }
        return UnionModel(
            discriminator: decision.discriminator,
            cases: inOrderOfTrying(cases, branches), nested: nest.models, isOpen: place.isReceived)
    }

    /// What is certain first; of the others, those that ask for most.
    private func inOrderOfTrying(_ cases: [UnionModel.Case], _ branches: [UnionBranch]) -> [UnionModel.Case] {
        zip(cases, branches).enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            return (first.0.isAttempt ? 1 : 0, -first.1.requiredKeys.count, left.offset)
                < (second.0.isAttempt ? 1 : 0, -second.1.requiredKeys.count, right.offset)
        }.map(\.element.0)
    }

    private func branchName(
        _ schema: SchemaObject, _ branch: UnionBranch, _ test: UnionModel.Test, _ position: Int
    ) -> String {
        if let component = branch.component { return component }
        if let title = schema.title, !title.isEmpty { return title }
        if case .tag(let values) = test, let value = values.first { return value }
        switch branch.kind {
        case .string: return "string"
        case .number: return schema.types.contains(.integer) ? "integer" : "number"
        case .boolean: return "boolean"
        case .array: return "array"
        case .object, nil: return "option\(position + 1)"
        }
    }
}

extension UnionModel.Case {
    fileprivate var isAttempt: Bool {
        if case .attempt = test { true } else { false }
    }
}
