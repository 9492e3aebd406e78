import OpenAPIDocument
import YAML

/// Normalising one union: the branches that become cases, and enumerations in the form of a union.
extension UnionNormalisation {
    /// The branches that become cases; nil if the union does not change the type.
    mutating func stating(_ branches: [SchemaObject]) -> [SchemaObject]? {
        var kept: [SchemaObject] = []
        for branch in branches where !index.leadsToNull(branch) && !branch.isNullInDisguise {
            if let reference = branch.reference, kept.contains(where: { reference.leads(whereDoes: $0.reference) }) {
                continue
            }
            if !kept.contains(where: { $0 === branch }) { kept.append(branch) }
        }
        if kept.isEmpty { return nil }
        if kept.allSatisfy(\.onlyConstrains), fields.statesKind {
            let common = kept.dropFirst().reduce(Set(kept[0].required)) { $0.intersection($1.required) }
            fields.required += common.sorted().filter { !fields.required.contains($0) }
            return nil
        }
        return join(enumerations: kept) ? nil : kept
    }

    /// Makes one enumeration of branches that list values of one kind; a branch with any string makes it open.
    private mutating func join(enumerations branches: [SchemaObject]) -> Bool {
        guard fields.enumeration == nil else { return false }
        var values: [Node] = []
        var notes: [SchemaObject.ValueNote] = []
        var kinds: Set<SchemaObject.DataType> = []
        var plain = 0
        for branch in branches {
            guard branch.reference == nil, branch.isScalarAlone else { return false }
            let listed = (branch.enumeration ?? branch.constant.map { [$0] })?.filter { !$0.isNull }
            guard let listed else {
                guard branch.format == nil, branch.types.contains(.string) else { return false }
                plain += 1
                kinds.insert(.string)
                continue
            }
            guard let kind = branch.kindOfValues(listed, stated: fields.types) else { return false }
            kinds.insert(kind)
            values += listed
            let note = SchemaObject.ValueNote(
                name: listed.count == 1 ? branch.title : nil, description: listed.count == 1 ? branch.description : nil)
            notes += listed.map { _ in note }
        }
        guard !values.isEmpty, plain < 2, kinds.count == 1, let kind = kinds.first else { return false }
        fields.types = [kind]
        fields.enumeration = values
        fields.valueNotes = notes
        fields.admitsOtherValues = plain > 0
        return true
    }
}

extension SchemaFields {
    /// Whether the fields state the kind of the values, apart from unions.
    fileprivate var statesKind: Bool { !types.isEmpty || !properties.isEmpty || items != nil || enumeration != nil }
}

extension SchemaObject {
    /// Whether the schema says nothing, or only which members are required.
    fileprivate var onlyConstrains: Bool {
        guard case .unstated = additionalProperties, booleanSchema != false else { return false }
        return reference == nil && properties.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && items == nil
            && enumeration == nil && constant == nil && patternProperties.isEmpty && format == nil
            && (types.isEmpty || types == [.object])
    }

    /// Whether the schema means null. OpenAPI 3.0 has no such type, so some documents write a nullable object without
    /// members.
    fileprivate var isNullInDisguise: Bool {
        guard case .allowed(false) = additionalProperties else { return false }
        return isNullable && types == [.object] && properties.isEmpty && patternProperties.isEmpty
    }

    fileprivate var isScalarAlone: Bool {
        properties.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && items == nil
            && types.allSatisfy { $0 != .object && $0 != .array }
    }

    /// The kind of listed values, strings or integers; nil for other kinds, and for several kinds.
    fileprivate func kindOfValues(_ values: [Node], stated outer: [DataType]) -> DataType? {
        let stated = types.filter { $0 != .null } + outer.filter { $0 != .null }
        if stated.contains(.string) { return .string }
        if values.allSatisfy({ $0.string != nil }), stated.isEmpty { return .string }
        let isIntegral = values.allSatisfy { $0.integer != nil }
        return isIntegral && stated.allSatisfy { $0 == .integer || $0 == .number } ? .integer : nil
    }
}
