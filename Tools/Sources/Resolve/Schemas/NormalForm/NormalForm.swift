import Diagnostics
import OpenAPIDocument

/// A schema in the form that types are made from: a reference, values of one kind, or a union with nothing beside it.
struct NormalForm {
    let schema: SchemaObject
    /// What it says that no value fulfils.
    let contradictions: [Contradiction]
}

/// Two statements about one value that exclude each other.
struct Contradiction {
    /// The sentence's subject and predicate: "the types string and integer".
    let what: String
    let first: SourceLocation
    let second: SourceLocation
}

/// Why schemas do not make one.
enum MergeFault: Error {
    case reference(Reference, ReferenceFault)
    /// Putting together what stands beside a union and its branches comes to no end.
    case endless(SourceLocation)
}

/// Makes normal forms, each once.
final class NormalForms {
    private struct Entry {
        /// Kept, so that no other schema takes its identity.
        let source: SchemaObject
        let result: Result<NormalForm, MergeFault>
    }

    private var known: [ObjectIdentifier: Entry] = [:]
    /// How many forms are being made, one for another.
    private var depth = 0
    /// Unions beside unions nest as deep as documents are written, which is not far.
    private static let greatestDepth = 8

    func form(of schema: SchemaObject, index: DocumentIndex) throws(MergeFault) -> NormalForm {
        if schema.isNormal(in: index.document.version) { return NormalForm(schema: schema, contradictions: []) }
        if let entry = known[ObjectIdentifier(schema)] { return try entry.result.get() }
        guard depth < Self.greatestDepth else { throw .endless(schema.location) }
        depth += 1
        defer { depth -= 1 }
        let result: Result<NormalForm, MergeFault>
        do throws(MergeFault) {
            var merge = AllOfMerge(index: index)
            try merge.add(schema)
            var settling = UnionSettling(merge: merge, index: index)
            result = .success(try settling.form(of: schema))
        } catch {
            result = .failure(error)
        }
        known[ObjectIdentifier(schema)] = Entry(source: schema, result: result)
        return try result.get()
    }
}

extension DocumentIndex {
    /// The schema in normal form; itself where it has none, which is reported where its type is made.
    func normal(_ schema: SchemaObject) -> SchemaObject {
        (try? normalForms.form(of: schema, index: self))?.schema ?? schema
    }
}

extension SchemaObject {
    /// Whether it is in normal form as it is written.
    fileprivate func isNormal(in version: Document.Version) -> Bool {
        if isReference(in: version) { return true }
        if isOneOther { return true }
        return allOf.isEmpty && oneOf.isEmpty && anyOf.isEmpty && types.count(where: { $0 != .null }) < 2
            && !hasValuesOfSeveralKinds && reference == nil
    }

    /// Whether it stands for what it refers to, since nothing beside the reference says more.
    func isReference(in version: Document.Version) -> Bool {
        guard reference != nil else { return false }
        // Before OpenAPI 3.1 what stands beside a reference is ignored by definition.
        return version.ignoresSiblings || !statesMore
    }

    /// Whether it is an `allOf` whose one branch says all there is to say of the type.
    var isOneOther: Bool { otherBehindAllOf != nil }

    /// The branch of the `allOf` that says what the others leave unsaid.
    var otherBehindAllOf: SchemaObject? {
        guard !allOf.isEmpty, reference == nil, !statesMoreBesideAllOf else { return nil }
        let speaking = allOf.filter { $0.reference != nil || $0.statesMore || !$0.allOf.isEmpty }
        if speaking.count == 1 { return speaking[0].reference == nil && allOf.count > 1 ? nil : speaking[0] }
        return allOf.count == 1 ? allOf[0] : nil
    }

    /// Whether it says more than a type and what describes the value.
    private var statesMore: Bool { !allOf.isEmpty || statesMoreBesideAllOf }

    private var statesMoreBesideAllOf: Bool {
        if case .unstated = additionalProperties {} else { return true }
        return !properties.isEmpty || !required.isEmpty || !oneOf.isEmpty || !anyOf.isEmpty || enumeration != nil
            || constant != nil || items != nil || !patternProperties.isEmpty || booleanSchema != nil
    }

    /// Values that have every one of the schemas' forms.
    static func intersection(of schemas: [SchemaObject], at location: SourceLocation) -> SchemaObject {
        var fields = SchemaFields(location: location)
        fields.allOf = schemas
        return SchemaObject(fields)
    }
}
