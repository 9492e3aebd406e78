import Diagnostics
import OpenAPIDocument

/// Merging the branches of several unions, and the keywords beside a union.
extension UnionNormalisation {
    /// The product of the unions: each branch of one merged with each branch of the next, if values fit both.
    mutating func product() throws(MergeFault) -> [SchemaObject] {
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
                        statements: "two unions of which no branches fit together", first: result[0].location,
                        second: branch.location))
                return result
            }
            result = fitting
        }
        return result
    }

    /// A branch merged with the keywords beside its union; nil if no value fits both.
    func joinedWithBase(_ branch: SchemaObject) throws(MergeFault) -> SchemaObject? {
        var base = fields
        base.discriminator = nil
        base.isNullable = false
        base.title = nil
        base.description = nil
        base.standsFor = nil
        return try together([SchemaObject(base), branch], like: branch)
    }

    /// The merged schemas; nil if no value fits them all.
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
