import Diagnostics
import OpenAPIDocument

/// A schema in normal form: a reference, values of one kind, or a union with nothing beside it.
///
/// Each schema of a document has one, made by ``DocumentIndex/normal(_:)`` on first use; the schemas in it are in normal
/// form, too. What is asked of it is found out once.
package final class NormalSchema {
    /// An entry of `properties`.
    package struct Member {
        package let name: String
        /// The location of its key.
        package let location: SourceLocation
        package let schema: NormalSchema
    }

    let source: SchemaObject
    private unowned let index: DocumentIndex

    init(_ source: SchemaObject, index: DocumentIndex) {
        self.source = source
        self.index = index
    }

    /// The schema as the document writes it.
    package var written: SchemaKeywords { SchemaKeywords(schema: source) }
    package var location: SourceLocation { source.location }
    /// The identifier of a schema outside the components, where a reference leads to it.
    package private(set) lazy var inlineID: SchemaID? = index.inlineID(of: source)

    private lazy var normalisation = index.normalisation(of: source)
    /// The normal form; a schema that says nothing where no value fits it, or it has none.
    private lazy var normalForm: SchemaObject = isSound ? (try? normalisation.get())?.schema ?? source : source.opaque

    /// The keywords of the normal form.
    package var form: SchemaKeywords { SchemaKeywords(schema: normalForm) }
    /// The shape of its values.
    package private(set) lazy var shape: SchemaShape = index.shape(ofForm: normalForm)
    /// Whether null is one of its values, also through what it refers to.
    package private(set) lazy var admitsNull: Bool = isSound && index.admitsNull(source) && !index.refersToUnsound(source)

    /// The members of an object, in document order.
    package private(set) lazy var properties: [Member] = normalForm.properties.map {
        Member(name: $0.name, location: $0.location, schema: index.normal($0.value))
    }
    /// The values of keys that ``properties`` does not list.
    package private(set) lazy var freeValues: FreeValues = index.freeValues(of: normalForm)
    /// Whether the schema speaks of keys beside the listed ones.
    package var statesFreeKeys: Bool { normalForm.statesFreeKeys }

    /// Whether the schema stands for the one that it refers to, since nothing beside the reference says more.
    package var isReference: Bool { source.isReference(in: index.document.version) }
    /// Whether keywords beside its reference are ignored, as before OpenAPI 3.1.
    package var ignoresOwnKeywords: Bool { source.reference != nil && index.document.version.ignoresSiblings }

    /// nil where the schema stands for itself.
    private lazy var chain: ReferenceChain? =
        switch shape {
        case .reference, .same: ReferenceChain(from: self, index: index)
        default: nil
        }
    /// The schema behind references, unions of one and `allOf` of one; itself where it stands for no other.
    package var target: NormalSchema { chain?.end ?? self }
    /// The identifier of the schema behind the last reference, where the chain ends with one.
    package var targetID: SchemaID? { chain?.id }

    /// Contradictions between the schemas that it joins; no value fits such a schema.
    ///
    /// - Throws: The fault for which it has no normal form.
    package func contradictions() throws(MergeFault) -> [Contradiction] {
        try normalisation.get().contradictions
    }

    /// Whether it has a normal form that values fit.
    package private(set) lazy var isSound: Bool = (try? normalisation.get())?.contradictions.isEmpty ?? false

    /// Whether two schemas say the same of their values; two absent ones do.
    package static func areSame(_ first: NormalSchema?, _ second: NormalSchema?) -> Bool {
        SchemaObject.areSame(first?.source, second?.source)
    }
}

extension NormalSchema {
    /// Whether only the server gives the value.
    package var isReadOnly: Bool { !ignoresOwnKeywords && form.isReadOnly || target.form.isReadOnly }
    /// Whether only the app gives the value.
    package var isWriteOnly: Bool { !ignoresOwnKeywords && form.isWriteOnly || target.form.isWriteOnly }
}

/// The chain of references, unions of one and `allOf` of one that leads from a schema to what it stands for.
private struct ReferenceChain {
    let end: NormalSchema
    let id: SchemaID?

    init(from start: NormalSchema, index: DocumentIndex) {
        var current = start
        var id: SchemaID?
        var passed: Set<ObjectIdentifier> = []
        while passed.insert(ObjectIdentifier(current)).inserted {
            switch current.shape {
            case .reference(let reference):
                guard let next = try? index.schemaID(reference), let schema = index.schema(next) else {
                    (end, self.id) = (current, nil)
                    return
                }
                id = next
                current = schema
            case .same(let other):
                id = nil
                current = other
            default:
                (end, self.id) = (current, id)
                return
            }
        }
        // A cycle, which is reported where the type is made.
        (end, self.id) = (current, id)
    }
}

extension SchemaObject {
    /// A schema with the same words that says nothing of its values.
    fileprivate var opaque: SchemaObject {
        var fields = SchemaFields(location: location)
        fields.title = title
        fields.description = description
        fields.isDeprecated = isDeprecated
        return SchemaObject(fields)
    }
}
