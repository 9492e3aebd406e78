import Diagnostics
import OpenAPIDocument

/// A schema in normal form: a reference, values of one kind, or a union with nothing beside it.
///
/// ``DocumentIndex/normal(_:)`` makes one for each schema of a document, on first use. The schemas in it are in normal
/// form, too. Each property is computed once.
package final class NormalSchema {
    /// An entry of `properties`.
    package struct Member {
        package let name: String
        /// The location of the member's key.
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
    /// The identifier of an inline schema; nil if no reference leads to it.
    package private(set) lazy var inlineID: SchemaID? = index.inlineID(of: source)

    private lazy var normalisation = index.normalisation(of: source)
    /// The normal form. If no value fits it, or there is none, it is a schema that allows any value.
    private lazy var normalForm: SchemaObject = isSound ? (try? normalisation.get())?.schema ?? source : source.opaque

    /// The keywords of the normal form.
    package var form: SchemaKeywords { SchemaKeywords(schema: normalForm) }
    /// The shape of its values.
    package private(set) lazy var shape: SchemaShape = index.shape(ofForm: normalForm)
    /// Whether null is one of its values, also if only the schema that it refers to says so.
    package private(set) lazy var admitsNull: Bool =
        isSound && index.admitsNull(source) && !index.refersToUnsound(source)

    /// The members of an object, in document order.
    package private(set) lazy var properties: [Member] = normalForm.properties.map {
        Member(name: $0.name, location: $0.location, schema: index.normal($0.value))
    }
    /// The values of keys that ``properties`` does not list.
    package private(set) lazy var freeValues: FreeValues = index.freeValues(of: normalForm)
    /// Whether the schema says that objects have keys besides the listed ones.
    package var statesFreeKeys: Bool { normalForm.statesFreeKeys }

    /// Whether the schema is only a reference, with nothing beside it that changes the values.
    package var isReference: Bool { source.isReference(in: index.document.version) }
    /// Whether keywords beside its reference are ignored, as before OpenAPI 3.1.
    package var ignoresOwnKeywords: Bool { source.reference != nil && index.document.version.ignoresSiblings }

    /// The chain to the schema that this one refers to; nil if it refers to none.
    private lazy var chain: ReferenceChain? =
        switch shape {
        case .reference, .same: ReferenceChain(from: self, index: index)
        default: nil
        }
    /// The schema at the end of all references, unions of one and `allOf` of one; the schema itself if it has none of
    /// these.
    package var target: NormalSchema { chain?.end ?? self }
    /// The identifier of the ``target``; nil if the last step to it is not a reference.
    package var targetID: SchemaID? { chain?.id }

    /// The contradictions between the schemas that it merges. If there are any, no value fits the schema.
    ///
    /// - Throws: The fault because of which it has no normal form.
    package func contradictions() throws(MergeFault) -> [Contradiction] {
        try normalisation.get().contradictions
    }

    /// Whether it has a normal form that values fit.
    package private(set) lazy var isSound: Bool = (try? normalisation.get())?.contradictions.isEmpty ?? false

    /// Whether two schemas describe the same values; two absent schemas do.
    package static func areSame(_ first: NormalSchema?, _ second: NormalSchema?) -> Bool {
        SchemaObject.areSame(first?.source, second?.source)
    }
}

extension NormalSchema {
    /// Whether only the server sends the value.
    package var isReadOnly: Bool { !ignoresOwnKeywords && form.isReadOnly || target.form.isReadOnly }
    /// Whether only the app sends the value.
    package var isWriteOnly: Bool { !ignoresOwnKeywords && form.isWriteOnly || target.form.isWriteOnly }
}

/// The chain of references, unions of one and `allOf` of one from a schema to its target.
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
        // This is a cycle, which is reported when the type is made.
        (end, self.id) = (current, id)
    }
}

extension SchemaObject {
    /// A schema with the same title and description that allows any value.
    fileprivate var opaque: SchemaObject {
        var fields = SchemaFields(location: location)
        fields.title = title
        fields.description = description
        fields.isDeprecated = isDeprecated
        return SchemaObject(fields)
    }
}
