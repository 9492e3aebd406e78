import Diagnostics
import OpenAPIDocument
import YAML

/// Finds what the references of a document lead to, and the normal form of each schema.
package final class DocumentIndex {
    package let document: Document
    /// The schemas outside `components.schemas` that references lead to, each once however it is reached.
    package let inlineSchemas: [IdentifiedSchema]
    package let securitySchemes: [String: SecuritySchemeObject]
    private let schemas: [SchemaID: SchemaObject]
    /// The identifiers in ``schemas``, by the location of the schema.
    private let idsByLocation: [SourceLocation: SchemaID]
    /// The identifiers in ``schemas``, by the keys of references.
    private let idsByKey: [String: SchemaID]
    private let parameters: [String: Referenced<ParameterObject>]
    private let requestBodies: [String: Referenced<RequestBodyObject>]
    private let responses: [String: Referenced<ResponseObject>]
    private var normalSchemas: [ObjectIdentifier: NormalSchema] = [:]
    private var joinedSchemaCount = 0
    let nullability = Nullability()

    package init(_ document: Document) {
        self.document = document
        let components = document.components
        let inline = document.placed.schemas.map { (id: SchemaID.inline($0.name), entry: $0) }
        let all = components.schemas.map { (id: SchemaID.component($0.name), entry: $0) } + inline
        // A component is itself also where a reference reaches it by an anchor or through another file.
        let idsByLocation = Dictionary(
            all.map { ($0.entry.value.location, $0.id) }, uniquingKeysWith: { first, _ in first })
        self.idsByLocation = idsByLocation
        // A name that stands twice was reported by the reader of the text.
        schemas = Dictionary(all.map { ($0.id, $0.entry.value) }, uniquingKeysWith: { first, _ in first })
        idsByKey = Dictionary(
            components.schemas.map { ("#/components/schemas/" + JSONPointer.step($0.name), .component($0.name)) }
                + inline.map { id, entry in
                    (ReferenceKey.key(ofPlaced: entry.name), idsByLocation[entry.value.location] ?? id)
                },
            uniquingKeysWith: { first, _ in first })
        inlineSchemas = inline.filter { idsByLocation[$0.entry.value.location] == $0.id }
            .map { IdentifiedSchema(id: $0.id, location: $0.entry.location, source: $0.entry.value) }
        parameters = Self.byKey(components.parameters, in: "parameters", document.placed.parameters)
        requestBodies = Self.byKey(components.requestBodies, in: "requestBodies", document.placed.requestBodies)
        responses = Self.byKey(components.responses, in: "responses", document.placed.responses)
        securitySchemes = Dictionary(
            components.securitySchemes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private static func byKey<Value>(
        _ components: [Entry<Value>], in section: String, _ inline: [Entry<Value>]
    ) -> [String: Value] {
        Dictionary(
            components.map { ("#/components/\(section)/" + JSONPointer.step($0.name), $0.value) }
                + inline.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The components, in document order, without those of a name that stands twice.
    package var componentSchemas: [IdentifiedSchema] {
        document.components.schemas.map {
            IdentifiedSchema(id: .component($0.name), location: $0.location, source: $0.value)
        }
    }

    /// The normal form of a schema.
    package func normal(_ schema: SchemaObject) -> NormalSchema {
        let key = ObjectIdentifier(schema)
        if let known = normalSchemas[key] { return known }
        let made = NormalSchema(schema, index: self)
        normalSchemas[key] = made
        return made
    }

    /// The normal form of the schema with the identifier; nil where there is none.
    package func schema(_ id: SchemaID) -> NormalSchema? { schemas[id].map(normal) }

    /// The schema with the identifier, as the document writes it.
    func source(_ id: SchemaID) -> SchemaObject? { schemas[id] }

    /// The identifier of a schema outside the components, where a reference leads to it.
    func inlineID(of schema: SchemaObject) -> SchemaID? {
        guard let id = idsByLocation[schema.location], case .inline = id else { return nil }
        // A schema made from another one has its location.
        return schemas[id]?.isWritten(like: schema) == true ? id : nil
    }

    /// The identifier of the schema that a reference leads to.
    package func schemaID(_ reference: Reference) throws(ReferenceFault) -> SchemaID {
        guard let key = reference.key else { throw .refused }
        guard let id = idsByKey[key] else { throw .unresolved }
        return id
    }

    /// The identifier of the schema that a discriminator maps a value to, by its name or by a reference; nil where it leads
    /// nowhere.
    package func schemaID(mappedTo reference: Reference) -> SchemaID? {
        let named = SchemaID.component(reference.text)
        if schemas[named] != nil { return named }
        return reference.key.flatMap { idsByKey[$0] }
    }

    /// The key of references that lead to a schema.
    package func referenceKey(of id: SchemaID) -> String {
        switch id {
        case .component(let name): "#/components/schemas/" + JSONPointer.step(name)
        case .inline(let key): key
        }
    }

    /// Counts a schema that joins a union's branch with others.
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
        try follow(value, parameters)
    }

    package func requestBody(_ value: Referenced<RequestBodyObject>) throws(ReferenceFault) -> RequestBodyObject {
        try follow(value, requestBodies)
    }

    package func response(_ value: Referenced<ResponseObject>) throws(ReferenceFault) -> ResponseObject {
        try follow(value, responses)
    }

    private func follow<Value>(
        _ value: Referenced<Value>, _ entries: [String: Referenced<Value>]
    ) throws(ReferenceFault) -> Value {
        var current = value
        var seen: Set<String> = []
        while case .reference(let reference) = current {
            guard let key = reference.key else { throw .refused }
            guard seen.insert(key).inserted else { throw .circular }
            guard let next = entries[key] else {
                // An object in another file was found there by the reader; if it is not here, it has a fault.
                throw !key.hasPrefix("#") || document.components.refused.contains(key) ? .refused : .unresolved
            }
            current = next
        }
        guard case .value(let found) = current else { throw .unresolved }
        return found
    }
}

/// A schema that a reference can lead to, with its identifier.
package struct IdentifiedSchema {
    package let id: SchemaID
    /// The location of its key.
    package let location: SourceLocation
    let source: SchemaObject

    /// Whether reading it found a fault that leaves it without a meaning.
    package var isRefused: Bool { source.isRefused }
}

extension DocumentIndex {
    /// The normal form of an identified schema.
    package func normal(_ schema: IdentifiedSchema) -> NormalSchema { normal(schema.source) }

    /// Whether the identifier leads to this very schema: of two components of one name it is the first.
    package func holds(_ schema: IdentifiedSchema) -> Bool { source(schema.id) === schema.source }
}

extension SchemaObject {
    /// Whether the two are one schema of the document, read twice; not one that was made from the other.
    fileprivate func isWritten(like other: SchemaObject) -> Bool {
        properties.count == other.properties.count && types == other.types && allOf.count == other.allOf.count
            && reference == other.reference && oneOf.count == other.oneOf.count && anyOf.count == other.anyOf.count
    }
}

/// Reasons why a reference cannot be followed.
package enum ReferenceFault: Error {
    case unresolved
    case circular
    /// A fault that was reported already: of the reference, or in what it leads to.
    case refused
}
