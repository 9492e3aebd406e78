import Diagnostics
import OpenAPIDocument
import YAML

/// Turns merged schemas into values of one kind or a union with nothing beside it.
struct UnionNormalisation {
    private let index: DocumentIndex
    private var fields: SchemaFields
    private var unions: [[SchemaObject]]
    private var contradictions: [Contradiction]
    /// The branches that are being joined with what stands beside their union.
    private let joining: Set<UnionBranchID>

    init(merge: AllOfMerge, joining: Set<UnionBranchID>, index: DocumentIndex) {
        self.index = index
        self.joining = joining
        fields = merge.fields
        unions = merge.unions
        contradictions = merge.contradictions
    }

    /// - Parameter written: The schema as the document has it; the result where there is nothing to normalise.
    mutating func form(of written: SchemaObject) throws(MergeFault) -> NormalForm {
        var stated: [[SchemaObject]] = []
        for branches in unions {
            if let kept = stating(branches) { stated.append(kept) }
        }
        unions = stated
        if unions.isEmpty { return finished(splitByType()) }
        let branches = unions.count == 1 ? unions[0] : try product()
        let isAsWritten = written.allOf.isEmpty && written.reference == nil
        if !standsBesideUnion {
            if isAsWritten, branches.elementsEqual(written.unionBranches, by: ===) { return finished(written) }
            return finished(union(of: branches, discriminator: fields.discriminator))
        }
        var joined: [SchemaObject] = []
        for branch in branches {
            if let both = try joinedWithBase(branch) { joined.append(both) }
        }
        return finished(union(of: joined, discriminator: fields.discriminator))
    }

    private func finished(_ schema: SchemaObject) -> NormalForm {
        NormalForm(schema: schema, contradictions: contradictions)
    }

    /// Whether what stands beside the union says more than that its values are of the kind that they are anyway.
    private var standsBesideUnion: Bool {
        switch fields.additionalProperties {
        case .schema, .allowed(true): return true
        case .allowed(false), .unstated: break
        }
        return !fields.properties.isEmpty || fields.items != nil || fields.enumeration != nil
            || !fields.patternProperties.isEmpty || fields.types.contains { $0 != .object } || fields.format != nil
    }
}

// MARK: - One union

extension UnionNormalisation {
    /// The branches that make cases; nil when the union says nothing of the type.
    private mutating func stating(_ branches: [SchemaObject]) -> [SchemaObject]? {
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

    /// Lists of values, and the kind that they belong to, are one enumeration.
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

    private func union(
        of branches: [SchemaObject], discriminator: SchemaObject.Discriminator?
    ) -> SchemaObject {
        var union = SchemaFields(location: fields.location)
        union.oneOf = branches
        union.discriminator = discriminator
        union.isNullable = fields.isNullable
        union.title = fields.title
        union.description = fields.description
        union.isDeprecated = fields.isDeprecated
        union.isReadOnly = fields.isReadOnly
        union.isWriteOnly = fields.isWriteOnly
        union.defaultValue = fields.defaultValue
        union.standsFor = fields.standsFor
        union.isRefused = fields.isRefused
        return SchemaObject(union)
    }
}

// MARK: - Several unions, and what stands beside one

extension UnionNormalisation {
    /// Each branch of one union together with each of the next, as far as both can be.
    private mutating func product() throws(MergeFault) -> [SchemaObject] {
        var result = unions[0]
        for branches in unions.dropFirst() {
            var fitting: [SchemaObject] = []
            for first in result {
                for second in branches {
                    let both = try together([first, second], like: second)
                    if let both { fitting.append(both) }
                }
            }
            if let branch = branches.first, fitting.isEmpty {
                contradictions.append(
                    Contradiction(
                        what: "two unions of which no branches fit together", first: result[0].location,
                        second: branch.location))
                return result
            }
            result = fitting
        }
        return result
    }

    private func joinedWithBase(_ branch: SchemaObject) throws(MergeFault) -> SchemaObject? {
        var base = fields
        base.discriminator = nil
        base.isNullable = false
        base.title = nil
        base.description = nil
        base.standsFor = nil
        return try together([SchemaObject(base), branch], like: branch)
    }

    /// nil when no value is both.
    private func together(
        _ schemas: [SchemaObject], like branch: SchemaObject
    ) throws(MergeFault) -> SchemaObject? {
        let (isNew, id) = (!joining.contains(UnionBranchID(branch)), UnionBranchID(branch))
        guard isNew else { throw .endless(branch.location) }
        try index.countJoinedSchema(at: branch.location)
        var joined = SchemaFields(location: branch.location)
        joined.allOf = schemas
        joined.title = branch.title
        joined.description = branch.description
        joined.standsFor = branch.standsFor ?? branch.reference.flatMap { try? index.schemaID($0) }
        let form = try NormalForms.form(of: SchemaObject(joined), joining: joining.union([id]), index: index)
        return form.contradictions.isEmpty ? form.schema : nil
    }
}

// MARK: - Several types

extension UnionNormalisation {
    /// A union of the types that are listed, or that the listed values have.
    private func splitByType() -> SchemaObject {
        var types = fields.types
        if types.isEmpty, let values = fields.enumeration {
            types = values.reduce(into: []) { list, value in
                if let type = value.dataType, !list.contains(type) { list.append(type) }
            }
        }
        if types.contains(.number) { types.removeAll { $0 == .integer } }
        guard types.count > 1 else { return SchemaObject(fields) }
        let branches = types.compactMap(part)
        return branches.count == 1 ? branches[0] : union(of: branches, discriminator: nil)
    }

    /// What the schema says of its values of one type.
    private func part(_ type: SchemaObject.DataType) -> SchemaObject? {
        var part = SchemaFields(location: fields.location)
        part.types = [type]
        if let values = fields.enumeration {
            part.enumeration = values.filter { value in
                value.dataType == type || (type == .number && value.dataType == .integer)
            }
            if part.enumeration?.isEmpty == true { return nil }
        }
        let isNumeric = type == .integer || type == .number
        if let format = fields.format, Self.numericFormats.contains(format) == isNumeric { part.format = format }
        switch type {
        case .string: part.contentEncoding = fields.contentEncoding
        case .array: part.items = fields.items
        case .object:
            part.properties = fields.properties
            part.required = fields.required
            part.additionalProperties = fields.additionalProperties
            part.patternProperties = fields.patternProperties
        case .integer, .number, .boolean, .null: break
        }
        return SchemaObject(part)
    }

    private static let numericFormats: Set<String> = ["int32", "int64", "float", "double", "int8", "int16", "uint32"]
}

extension SchemaFields {
    /// Whether they say what the values are, unions aside.
    fileprivate var statesKind: Bool { !types.isEmpty || !properties.isEmpty || items != nil || enumeration != nil }
}

extension SchemaObject {
    /// Whether it only says which of its members must be there, or nothing at all.
    fileprivate var onlyConstrains: Bool {
        guard case .unstated = additionalProperties, booleanSchema != false else { return false }
        return reference == nil && properties.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && items == nil
            && enumeration == nil && constant == nil && patternProperties.isEmpty && format == nil
            && (types.isEmpty || types == [.object])
    }

    /// OpenAPI 3.0 has no type of null; some documents write it as an object that may be null and holds nothing.
    fileprivate var isNullInDisguise: Bool {
        guard case .allowed(false) = additionalProperties else { return false }
        return isNullable && types == [.object] && properties.isEmpty && patternProperties.isEmpty
    }

    fileprivate var isScalarAlone: Bool {
        properties.isEmpty && allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && items == nil
            && types.allSatisfy { $0 != .object && $0 != .array }
    }

    /// Strings or integers; nil for others, and for values of several kinds.
    fileprivate func kindOfValues(_ values: [Node], stated outer: [DataType]) -> DataType? {
        let stated = types.filter { $0 != .null } + outer.filter { $0 != .null }
        if stated.contains(.string) { return .string }
        if values.allSatisfy({ $0.string != nil }), stated.isEmpty { return .string }
        let isIntegral = values.allSatisfy { $0.integer != nil }
        return isIntegral && stated.allSatisfy { $0 == .integer || $0 == .number } ? .integer : nil
    }

    /// Whether its enumeration, whose type it does not say, lists values of several kinds.
    var hasValuesOfSeveralKinds: Bool {
        guard types.isEmpty, let enumeration else { return false }
        return Set(enumeration.compactMap(\.dataType)).subtracting([.null]).count > 1
    }
}

extension Node {
    /// The JSON type of the value.
    fileprivate var dataType: SchemaObject.DataType? {
        switch scalar?.kind {
        case .null: nil
        case .boolean: .boolean
        case .integer: .integer
        case .number: integer == nil ? .number : .integer
        case .string: .string
        case nil: mapping == nil ? .array : .object
        }
    }
}
