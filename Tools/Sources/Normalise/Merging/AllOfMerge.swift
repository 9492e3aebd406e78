import Diagnostics
import OpenAPIDocument

/// Merges the branches of an `allOf`, and the keywords beside it, into one schema.
struct AllOfMerge {
    private let index: DocumentIndex
    var fields = SchemaFields(location: SourceLocation(file: "", line: 1, column: 1))
    var contradictions: [Contradiction] = []
    /// The branches of each `oneOf` and `anyOf`; a value must fit one branch of each.
    private(set) var unions: [[SchemaObject]] = []
    private var visiting: Set<SchemaID> = []
    var positions: [ExactText: Int] = [:]
    var locationOfTypes: SourceLocation?
    var locationOfValues: SourceLocation?

    init(index: DocumentIndex) {
        self.index = index
    }

    /// Adds the schema that is normalised. Its own title and description win over those of its branches.
    mutating func add(_ schema: SchemaObject) throws(MergeFault) {
        fields.location = schema.location
        fields.standsFor = schema.standsFor
        try add(schema, isReferred: false)
        fields.isNullable = index.admitsNull(schema)
        if schema.description != nil || schema.title != nil {
            fields.description = schema.description
            fields.title = schema.title
        }
    }

    private mutating func add(_ schema: SchemaObject, isReferred: Bool) throws(MergeFault) {
        if let reference = schema.reference {
            try add(reference)
            if index.document.version.ignoresSiblings { return }
        }
        for branch in schema.allOf { try add(branch, isReferred: isReferred) }
        addValueKind(schema)
        addMembers(schema)
        if !schema.oneOf.isEmpty { addUnion(schema.oneOf) }
        if !schema.anyOf.isEmpty { addUnion(schema.anyOf) }
        fields.discriminator = schema.discriminator ?? fields.discriminator
        fields.isReadOnly = fields.isReadOnly || schema.isReadOnly
        fields.isWriteOnly = fields.isWriteOnly || schema.isWriteOnly
        fields.defaultValue = schema.defaultValue ?? fields.defaultValue
        fields.isRefused = fields.isRefused || schema.isRefused
        // The description of a component belongs to its own type, not to the schema that merges it.
        guard !isReferred else { return }
        fields.description = fields.description ?? schema.description
        fields.isDeprecated = fields.isDeprecated || schema.isDeprecated
    }

    private mutating func add(_ reference: Reference) throws(MergeFault) {
        let id: SchemaID
        do { id = try index.schemaID(reference) } catch { throw .reference(reference, error) }
        guard visiting.insert(id).inserted else { throw .reference(reference, .circular) }
        defer { visiting.remove(id) }
        guard let schema = index.document.schemas[id] else { throw .reference(reference, .unresolved) }
        try add(schema, isReferred: true)
    }

    private mutating func addUnion(_ branches: [SchemaObject]) {
        // Two branches can merge the same union, which counts once.
        let isKnown = unions.contains { known in
            known.count == branches.count && zip(known, branches).allSatisfy { $0.0 === $0.1 }
        }
        if !isKnown { unions.append(branches) }
    }
}
