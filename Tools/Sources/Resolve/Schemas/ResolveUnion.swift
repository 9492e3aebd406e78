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
            let isOnlyOfItsKind = branches.count { $0.kind == branches[position].kind } == 1
            let text = branchName(
                branch, branches[position], tests[position], position, isOnlyOfItsKind: isOnlyOfItsKind)
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

    /// What is certain first; of the others, those that ask for most: the most keys, or a text of a form of its own.
    private func inOrderOfTrying(_ cases: [UnionModel.Case], _ branches: [UnionBranch]) -> [UnionModel.Case] {
        zip(cases, branches).enumerated().sorted { left, right in
            rank(left.element.0, left.element.1, left.offset) < rank(right.element.0, right.element.1, right.offset)
        }.map(\.element.0)
    }

    /// Formats of texts that have a Swift type of their own, which says more than that the value is a text.
    private static let typedFormats: Set<String> = ["date", "date-time", "uuid", "byte", "binary", "decimal"]

    private func rank(
        _ item: UnionModel.Case, _ branch: UnionBranch, _ position: Int
    ) -> (Int, Int, Int, Int) {
        guard case .attempt = item.test else { return (0, -branch.requiredKeys.count, 0, position) }
        // Every text is a value of a plain one.
        return (1, -branch.requiredKeys.count, item.type == .primitive(.string) ? 1 : 0, position)
    }

    private func branchName(
        _ schema: SchemaObject, _ branch: UnionBranch, _ test: UnionModel.Test, _ position: Int, isOnlyOfItsKind: Bool
    ) -> String {
        if let component = branch.component { return component }
        if let title = schema.title, !title.isEmpty { return title }
        if case .tag(let values) = test, let value = values.first { return value }
        if let format = schema.format, !isOnlyOfItsKind || Self.typedFormats.contains(format) { return format }
        switch branch.kind {
        case .string: return "string"
        case .number: return schema.types.contains(.integer) ? "integer" : "number"
        case .boolean: return "boolean"
        case .array: return "array"
        case .object, nil: return "option\(position + 1)"
        }
    }
}
