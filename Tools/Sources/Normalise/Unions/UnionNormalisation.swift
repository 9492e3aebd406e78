import Diagnostics
import OpenAPIDocument

/// Turns merged schemas into values of one kind or a union with nothing beside it.
struct UnionNormalisation {
    let index: DocumentIndex
    var fields: SchemaFields
    var unions: [[SchemaObject]]
    var contradictions: [Contradiction]
    /// The branches that are being merged with the keywords beside their union.
    let joining: Set<UnionBranchID>

    init(merge: AllOfMerge, joining: Set<UnionBranchID>, index: DocumentIndex) {
        self.index = index
        self.joining = joining
        fields = merge.fields
        unions = merge.unions
        contradictions = merge.contradictions
    }

    /// The normal form of the merged schema.
    ///
    /// - Parameter written: The schema as it is written, which is the result if there is nothing to normalise.
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

    /// Whether the keywords beside the union say more than that its values are objects.
    private var standsBesideUnion: Bool {
        switch fields.additionalProperties {
        case .schema, .allowed(true): return true
        case .allowed(false), .unstated: break
        }
        return !fields.properties.isEmpty || fields.items != nil || fields.enumeration != nil
            || !fields.patternProperties.isEmpty || fields.types.contains { $0 != .object } || fields.format != nil
    }

    /// A union with the title, description and other keywords of the merged schema.
    func union(
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
