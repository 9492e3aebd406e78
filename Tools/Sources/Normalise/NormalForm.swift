import Diagnostics
import OpenAPIDocument

/// The form of a schema from which its type is made: a reference, values of one kind, or a union with nothing beside
/// it.
struct NormalForm {
    let schema: SchemaObject
    /// The contradictions in the schema; if there are any, no value fits it.
    let contradictions: [Contradiction]
}

/// Two statements about a value that exclude each other.
package struct Contradiction {
    /// The two statements as messages show them: "the types string and integer".
    package let statements: String
    package let first: SourceLocation
    package let second: SourceLocation
}

/// Reasons why schemas cannot be merged into one.
package enum MergeFault: Error {
    case reference(Reference, ReferenceFault)
    /// A branch of the union contains the union, so that merging them does not end.
    case endless(SourceLocation)
    /// Merging unions with one another makes more schemas than ``SchemaLimits/joinedSchemas``.
    case tooMany(SourceLocation)
}

/// Makes normal forms.
enum NormalForms {
    /// The normal form of a schema, or the fault because of which it has none.
    static func result(of schema: SchemaObject, index: DocumentIndex) -> Result<NormalForm, MergeFault> {
        do throws(MergeFault) {
            return .success(try form(of: schema, joining: [], index: index))
        } catch {
            return .failure(error)
        }
    }

    /// - Parameter joining: The branches that are being merged with the keywords beside their union, to make this form.
    /// - Throws: ``MergeFault/endless(_:)`` if one of these branches would be merged again, which would not end.
    static func form(
        of schema: SchemaObject, joining: Set<UnionBranchID>, index: DocumentIndex
    ) throws(MergeFault) -> NormalForm {
        if schema.isNormal(in: index.document.version) { return NormalForm(schema: schema, contradictions: []) }
        var merge = AllOfMerge(index: index)
        try merge.add(schema)
        var normalisation = UnionNormalisation(merge: merge, joining: joining, index: index)
        return try normalisation.form(of: schema)
    }
}

/// The identity of a union's branch: the schema that it refers to, or the inline schema itself.
enum UnionBranchID: Hashable {
    case referenced(ReferenceTarget)
    case inline(ObjectIdentifier)

    init(_ branch: SchemaObject) {
        self = branch.reference?.target.map { .referenced($0) } ?? .inline(ObjectIdentifier(branch))
    }
}

extension SchemaObject {
    /// Whether the schema is in normal form as it is written.
    fileprivate func isNormal(in version: Document.Version) -> Bool {
        if isReference(in: version) { return true }
        if isOneOther { return true }
        return fields.allOf.isEmpty && fields.oneOf.isEmpty && fields.anyOf.isEmpty
            && fields.types.count(where: { $0 != .null }) < 2
            && !hasValuesOfSeveralKinds && fields.reference == nil
    }

    /// The branches of its `oneOf`, else of its `anyOf`.
    var unionBranches: [SchemaObject] { fields.oneOf.isEmpty ? anyOf : fields.oneOf }

    /// Whether the schema is only a reference, with nothing beside it that changes the values.
    func isReference(in version: Document.Version) -> Bool {
        guard fields.reference != nil else { return false }
        // Before OpenAPI 3.1, the keywords beside a reference are ignored.
        return version.ignoresSiblings || !statesMore
    }

    /// Whether the schema is an `allOf` in which one branch alone decides the type.
    var isOneOther: Bool { otherBehindAllOf != nil }

    /// The branch of the `allOf` that alone decides the type; nil if there is no such branch.
    var otherBehindAllOf: SchemaObject? {
        guard !fields.allOf.isEmpty, fields.reference == nil, !statesMoreBesideAllOf else { return nil }
        let speaking = fields.allOf.filter { $0.reference != nil || $0.statesMore || !$0.allOf.isEmpty }
        if speaking.count == 1 { return speaking[0].reference == nil && fields.allOf.count > 1 ? nil : speaking[0] }
        return fields.allOf.count == 1 ? fields.allOf[0] : nil
    }

    /// Whether the schema has keywords besides a type, a reference, and descriptions of the value.
    private var statesMore: Bool { !fields.allOf.isEmpty || statesMoreBesideAllOf }

    private var statesMoreBesideAllOf: Bool {
        if case .unstated = fields.additionalProperties {} else { return true }
        return !fields.properties.isEmpty || !fields.required.isEmpty || !fields.oneOf.isEmpty || !fields.anyOf.isEmpty
            || fields.enumeration != nil
            || fields.constant != nil || fields.items != nil || !fields.patternProperties.isEmpty
            || fields.booleanSchema != nil
    }

    /// The schema of the values that fit all of the schemas.
    static func intersection(of schemas: [SchemaObject], at location: SourceLocation) -> SchemaObject {
        var fields = SchemaFields(location: location)
        fields.allOf = schemas
        return SchemaObject(fields)
    }
}
