import Diagnostics
import OpenAPIDocument

/// Finds the targets of a document's references, and the normal form of each schema.
package final class DocumentIndex {
    package let document: Document
    package let selfContaining: Set<SchemaID>
    /// Whether any schema outside the components has an identifier.
    private let hasInlineIDs: Bool
    package let securitySchemes: [String: SecuritySchemeObject]
    private var normalSchemas: [ObjectIdentifier: NormalSchema] = [:]
    private var beingNormalised: Set<ObjectIdentifier> = []
    private var joinedSchemaCount = 0
    private lazy var owners = SchemaOwners(document)
    let nullability = Nullability()

    /// - Parameter selfContaining: The inline schemas that contain themselves, so that they must have types of their
    ///   own.
    package init(_ document: Document, selfContaining: Set<SchemaID> = []) {
        self.document = document
        self.selfContaining = selfContaining
        hasInlineIDs = document.schemas.entries.contains { $0.id.componentName == nil }
        // The reader of the text has reported duplicate names.
        securitySchemes = Dictionary(
            document.components.securitySchemes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The normal form of a schema.
    package func normal(_ schema: SchemaObject) -> NormalSchema {
        let key = ObjectIdentifier(schema)
        if let known = normalSchemas[key] { return known }
        let made = NormalSchema(schema, index: self)
        normalSchemas[key] = made
        return made
    }

    /// The normal form of the schema with an identifier; nil if the document has no such schema.
    package func schema(_ id: SchemaID) -> NormalSchema? { document.schemas[id].map(normal) }

    /// The normal form of an identified schema.
    package func normal(_ schema: IdentifiedSchema) -> NormalSchema { normal(schema.schema) }

    /// The component in which a schema is written; nil if it is written outside the components, or merged of several.
    package func owner(of schema: NormalSchema) -> SchemaID? { owners[schema.source] }

    /// The identifier of an inline schema; nil if no reference leads to it.
    func inlineID(of schema: SchemaObject) -> SchemaID? {
        guard hasInlineIDs, let id = document.schemas.id(at: schema.location), case .elsewhere = id else { return nil }
        // A schema that was made from another has the same location, but not this identifier.
        return document.schemas[id]?.isWritten(like: schema) == true ? id : nil
    }

    /// The identifier of the schema that a reference leads to.
    package func schemaID(_ reference: Reference) throws(ReferenceFault) -> SchemaID {
        guard reference.target != nil else { throw .refused }
        guard let id = document.schemas.id(of: reference) else { throw .unresolved }
        return id
    }

    /// The identifier of the schema that a discriminator maps a value to, by name or by a reference; nil if there is
    /// none.
    package func schemaID(mappedTo reference: Reference) -> SchemaID? { document.schemas.id(mappedTo: reference) }

    /// Whether null is the only value of a schema, and fits it. A schema that is being normalised counts as sound.
    func isSoundNull(_ schema: SchemaObject) -> Bool {
        schema.isOnlyNull && isSoundOrBeingNormalised(schema)
    }

    /// Whether a value fits a schema. Only a schema that merges others can be without one.
    func isSoundOrBeingNormalised(_ schema: SchemaObject) -> Bool {
        schema.allOf.isEmpty || beingNormalised.contains(ObjectIdentifier(schema)) || normal(schema).isSound
    }

    /// The normal form of a schema, or the fault because of which it has none.
    func normalisation(of schema: SchemaObject) -> Result<NormalForm, MergeFault> {
        beingNormalised.insert(ObjectIdentifier(schema))
        defer { beingNormalised.remove(ObjectIdentifier(schema)) }
        return NormalForms.result(of: schema, index: self)
    }

    /// Counts a schema that merges the branch of a union with other schemas.
    ///
    /// - Throws: ``MergeFault/tooMany(_:)`` beyond ``SchemaLimits/joinedSchemas``.
    func countJoinedSchema(at location: SourceLocation) throws(MergeFault) {
        joinedSchemaCount += 1
        if joinedSchemaCount > SchemaLimits.joinedSchemas { throw .tooMany(location) }
    }
}

// MARK: - Objects that are not schemas

extension DocumentIndex {
    package func parameter(_ value: Referenced<ParameterObject>) throws(ReferenceFault) -> ParameterObject {
        try follow(value, document.objects.parameters)
    }

    package func requestBody(_ value: Referenced<RequestBodyObject>) throws(ReferenceFault) -> RequestBodyObject {
        try follow(value, document.objects.requestBodies)
    }

    package func response(_ value: Referenced<ResponseObject>) throws(ReferenceFault) -> ResponseObject {
        try follow(value, document.objects.responses)
    }

    private func follow<Value>(
        _ value: Referenced<Value>, _ objects: [ReferenceTarget: Referenced<Value>]
    ) throws(ReferenceFault) -> Value {
        var current = value
        var seen: Set<ReferenceTarget> = []
        while case .reference(let reference) = current {
            guard let target = reference.target else { throw .refused }
            guard seen.insert(target).inserted else { throw .circular }
            guard let next = objects[target] else {
                // The document reader has read all objects in other files; one that is missing here has a fault.
                let isReported = !target.isInDocument || document.components.refusedTargets.contains(target)
                throw isReported ? .refused : .unresolved
            }
            current = next
        }
        guard case .value(let found) = current else { throw .unresolved }
        return found
    }
}

extension SchemaObject {
    /// Whether two schemas are the same schema of the document, read twice, and neither was made from the other.
    fileprivate func isWritten(like other: SchemaObject) -> Bool {
        properties.count == other.properties.count && types == other.types && allOf.count == other.allOf.count
            && reference == other.reference && oneOf.count == other.oneOf.count && anyOf.count == other.anyOf.count
    }
}

/// Reasons why a reference cannot be followed.
package enum ReferenceFault: Error {
    case unresolved
    case circular
    /// A fault in the reference or its target that was already reported.
    case refused
}
