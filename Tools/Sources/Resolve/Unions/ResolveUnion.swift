import APIModel
import Diagnostics
import Naming
import Normalise
import OpenAPIDocument
import YAML

extension SchemaResolver {
    /// A union with its branches in the order in which they are tried; an alias if all branches have the same type.
    mutating func union(
        _ schema: NormalSchema, _ list: [NormalSchema], at use: SchemaUse, path: [String]
    ) -> Model.Kind {
        let decision = input.unions.decision(of: schema, list, index: index)
        let (branches, tests) = (decision.branches, decision.tests)
        if let discriminator = schema.form.discriminator { report(discriminator, branches) }
        var scope = TypeScope(path: path)
        var cases: [UnionModel.Case] = []
        var parts: [Nameable] = []
        for position in inOrderOfTrying(branches, tests) {
            let (branch, test) = (branches[position], tests[position])
            let text = branchName(position, of: branches, test)
            let below = use.below(schema.form.unionKeyword, String(position), named: text)
            if let literal = branch.literal {
                let type = literal.textAndType.type
                cases.append(UnionModel.Case(name: text, type: type, test: test, literal: literal))
                parts.append(
                    Nameable(source: .enumCase(text), location: branch.schema.location, tieBreaker: below.pointer))
                continue
            }
            let type = self.type(of: branch.schema, at: below, in: &scope).unwrapped
            // Two branches of one type differ only in constraints, such as a pattern, so they are one case.
            if !test.isTag, cases.contains(where: { $0.type == type && $0.literal == nil }) { continue }
            let origin = input.origin(branch.schema.location, below.pointer)
            cases.append(UnionModel.Case(name: text, type: type, test: test, origin: origin))
            parts.append(Nameable(source: .member(text), location: branch.schema.location, tieBreaker: below.pointer))
        }
        if cases.count == 1, scope.models.isEmpty, cases[0].literal == nil { return .alias(cases[0].type) }
        for position in parts.indices {
            parts[position].given = input.choices.names.enumCase(cases[position].name, of: use.address, &draft)
        }
        var names = NameScope(reserved: ReservedNames.openEnumCases)
        for (position, name) in names.assign(parts, "branches", &draft.findings).enumerated() {
            cases[position].name = name
        }
        return .union(
            UnionModel(
                discriminator: decision.discriminator, cases: cases, nested: scope.models,
                isOpen: input.choices.enums.isOpen(use.address, &draft) ?? use.isReceived))
    }

    /// Reports a discriminator whose key no branch has, and its values that are mapped to no branch.
    private mutating func report(_ discriminator: SchemaObject.Discriminator, _ branches: [UnionBranch]) {
        let key = discriminator.propertyName
        if branches.allSatisfy({ $0.kinds == [.object] && !$0.keys.contains(key) }) {
            draft.findings.report(
                .discriminator, at: discriminator.location,
                "no branch of this union has the key `\(key)`; a value that is sent does not carry it")
        }
        let ids = Set(branches.compactMap(\.id))
        for entry in discriminator.mapping {
            if let id = index.schemaID(mappedTo: entry.value), ids.contains(id) { continue }
            draft.findings.report(
                .discriminator, at: entry.location,
                "`\(entry.name)` is mapped to `\(entry.value.text)`, which is no branch of this union; it is not read")
        }
    }

    /// The positions of the branches in the order of trying: certain tests first, then the branches that require most
    /// keys.
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

    private func branchName(_ position: Int, of branches: [UnionBranch], _ test: UnionModel.Test) -> String {
        let branch = branches[position]
        if let literal = branch.literal { return literal.textAndType.text }
        if let id = branch.id { return SchemaName.text(of: id, in: index.document) }
        if let title = branch.schema.written.title, !title.isEmpty { return title }
        if case .tag(.strings(let values)) = test, let value = values.first { return value }
        if case .member(_, .strings(let values)) = test, let value = values.first { return value }
        guard branch.kinds.count == 1, let kind = branch.kinds.first else { return "option\(position + 1)" }
        let isAlone = branches.count { $0.kinds == branch.kinds } == 1
        switch kind {
        case .string:
            return isAlone ? stringName(branch.schema) : branch.schema.written.format ?? stringName(branch.schema)
        case .number: return branch.schema.form.types.contains(.number) ? "number" : "integer"
        case .boolean: return "boolean"
        case .array: return isAlone ? "array" : arrayName(branch.schema)
        case .object: return isAlone ? "object" : "option\(position + 1)"
        }
    }

    private func stringName(_ schema: NormalSchema) -> String {
        let form = schema.target.form
        if form.enumeration != nil || form.constant != nil { return "value" }
        switch schema.target.stringType {
        case .dateTime: return "dateTime"
        case .calendarDate: return "date"
        case .uuid: return "uuid"
        case .data: return "data"
        case .decimalText: return "decimal"
        default: return "string"
        }
    }

    /// The name of a branch of arrays, by their elements: `string-array`.
    private func arrayName(_ schema: NormalSchema) -> String {
        guard case .array(let items?) = schema.target.shape else { return "array" }
        if case .component(let name) = items.targetID { return name + "-array" }
        switch items.target.shape {
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

    /// The rank of the test by its certainty; 0 is certain.
    fileprivate var certainty: Int {
        switch self {
        case .tag, .evidence, .member, .values: 0
        case .attempt(let kinds, _): kinds.isEmpty ? 2 : 1
        }
    }
}

extension DefaultValue {
    /// The text from which the name of the value's case is made, and the value's type.
    fileprivate var textAndType: (text: String, type: TypeReference) {
        switch self {
        case .integer(let value): (String(value), .primitive(.integer))
        case .string(let text), .enumCase(let text): (text, .primitive(.string))
        case .number, .boolean, .array: ("value", .primitive(.json))
        }
    }
}
