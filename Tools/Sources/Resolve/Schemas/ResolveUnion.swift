import APIModel
import Diagnostics
import Naming
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// A union's branches, in the order in which they are tried; the one type of all of them, where that is all there is.
    mutating func union(
        _ schema: SchemaObject, _ list: [SchemaObject], at place: Place, path: [String]
    ) -> Model.Kind {
        let form = index.normal(schema)
        let branches = list.map { UnionBranch($0, index: index) }
        if let discriminator = form.discriminator { report(discriminator, branches) }
        let decision = TellBranchesApart.decide(branches, discriminator: form.discriminator, index: index)
        var nest = Nest(path: path, namespace: namespace)
        var names = NameScope(reserved: ReservedNames.openEnumCases)
        var cases: [(position: Int, value: UnionModel.Case)] = []
        for position in inOrderOfTrying(branches, decision.tests) {
            let test = decision.tests[position]
            if let literal = branches[position].literal {
                let (text, type) = literal.textAndType
                cases.append((position, UnionModel.Case(name: text, type: type, test: test, literal: literal)))
                continue
            }
            let text = branchName(position, list[position], of: branches, test)
            let below = place.below(form.oneOf.isEmpty ? "anyOf" : "oneOf", String(position), named: text)
            let type = self.type(of: list[position], at: below, in: &nest).unwrapped
            // Two branches of one type: what tells them apart is no part of any type, such as a pattern.
            if !test.isTag, cases.contains(where: { $0.value.type == type && $0.value.literal == nil }) { continue }
            let origin = origin(list[position].location, below.pointer)
            cases.append((position, UnionModel.Case(name: text, type: type, test: test, origin: origin)))
        }
        if cases.count == 1, nest.models.isEmpty, cases[0].value.literal == nil { return .alias(cases[0].value.type) }
        let given = givenCases(cases.map(\.value.name), of: place.address, &names)
        // Names go by the order of the document.
        for position in cases.indices.sorted(by: { cases[$0].position < cases[$1].position }) {
            let text = cases[position].value.name
            let isLiteral = cases[position].value.literal != nil
            cases[position].value.name =
                given[text]
                ?? names.assign(
                    preferred: isLiteral ? SwiftName.enumCase(text) : SwiftName.member(text),
                    alternative: isLiteral ? SwiftName.spelledEnumCase(text) : SwiftName.spelledMember(text),
                    source: text
                ).name
        }
        return .union(
            UnionModel(
                discriminator: decision.discriminator, cases: cases.map(\.value), nested: nest.models,
                isOpen: choices.enums.isOpen(place.address, &reports) ?? place.isReceived))
    }

    /// Reports what a discriminator says that leads to no branch.
    private mutating func report(_ discriminator: SchemaObject.Discriminator, _ branches: [UnionBranch]) {
        let key = discriminator.propertyName
        if branches.allSatisfy({ $0.kinds == [.object] && !$0.keys.contains(key) }) {
            reports.report(
                .discriminator, at: discriminator.location,
                "no branch of this union has the key `\(key)`; a value that is sent does not carry it")
        }
        let components = Set(branches.compactMap(\.component))
        for entry in discriminator.mapping {
            if components.contains(index.schemaName(mappedTo: entry.value)) { continue }
            reports.report(
                .discriminator, at: entry.location,
                "`\(entry.name)` is mapped to `\(entry.value.text)`, which is no branch of this union; it is not read")
        }
    }

    /// What is certain first; of the others, those that ask for most.
    private func inOrderOfTrying(_ branches: [UnionBranch], _ tests: [UnionModel.Test]) -> [Int] {
        func rank(_ position: Int) -> (Int, Int, Int, Int, Int, Int) {
            let branch = branches[position]
            let certainty = tests[position].certainty
            if certainty == 0 { return (0, 0, 0, 0, 0, position) }
            let loss = branch.kinds == [.object] && !branch.keepsOtherKeys ? 1 : 0
            return (certainty, -branch.requiredKeys.count, loss, -branch.strictness, -branch.keys.count, position)
        }
        return branches.indices.sorted { rank($0) < rank($1) }
    }

    private func branchName(
        _ position: Int, _ schema: SchemaObject, of branches: [UnionBranch], _ test: UnionModel.Test
    ) -> String {
        let branch = branches[position]
        if let component = branch.component {
            return component.hasPrefix("#") ? PlacedName.text(of: component, in: index.document) : component
        }
        if let title = schema.title, !title.isEmpty { return title }
        if case .tag(.strings(let values)) = test, let value = values.first { return value }
        if case .member(_, .strings(let values)) = test, let value = values.first { return value }
        guard branch.kinds.count == 1, let kind = branch.kinds.first else { return "option\(position + 1)" }
        let isAlone = branches.count { $0.kinds == branch.kinds } == 1
        switch kind {
        case .string: return isAlone ? stringName(schema) : schema.format ?? stringName(schema)
        case .number: return index.normal(schema).types.contains(.number) ? "number" : "integer"
        case .boolean: return "boolean"
        case .array: return isAlone ? "array" : arrayName(schema)
        case .object: return isAlone ? "object" : "option\(position + 1)"
        }
    }

    private func stringName(_ schema: SchemaObject) -> String {
        let form = index.normal(schema.following(index).schema)
        if form.enumeration != nil || form.constant != nil { return "value" }
        switch SchemaResolver.stringType(of: form) {
        case .dateTime: return "dateTime"
        case .calendarDate: return "date"
        case .uuid: return "uuid"
        case .data: return "data"
        case .decimalText: return "decimal"
        default: return "string"
        }
    }

    /// `stringArray`
    private func arrayName(_ schema: SchemaObject) -> String {
        guard case .array(let items?) = index.shape(of: schema.following(index).schema) else { return "array" }
        let target = items.following(index)
        if let name = target.name, !name.hasPrefix("#") { return name + "-array" }
        switch index.shape(of: target.schema) {
        case .string: return stringName(items) + "-array"
        case .integer: return "integer-array"
        case .number: return "number-array"
        case .boolean: return "boolean-array"
        case .array: return "array-array"
        default: return "array"
        }
    }
}

extension UnionModel.Test {
    fileprivate var isTag: Bool {
        if case .tag = self { true } else { false }
    }

    /// The lower, the surer.
    fileprivate var certainty: Int {
        switch self {
        case .tag, .evidence, .member, .values: 0
        case .attempt(let kinds, _): kinds.isEmpty ? 2 : 1
        }
    }
}

extension DefaultValue {
    /// What a case of the value is called after, and what it is.
    fileprivate var textAndType: (String, TypeReference) {
        switch self {
        case .integer(let value): (String(value), .primitive(.integer))
        case .string(let text), .enumCase(let text): (text, .primitive(.string))
        case .number, .boolean, .array: ("value", .primitive(.json))
        }
    }
}
