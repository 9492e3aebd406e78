import Diagnostics
import OpenAPIDocument
import YAML

/// Finds what a reference of the document leads to.
struct DocumentIndex {
    let document: Document
    /// By component name, those in other places by ``ReferenceKey/placedName(of:)``.
    private let schemas: [String: SchemaObject]
    /// Names in ``schemas``, by where the schema stands.
    private let names: [SourceLocation: String]
    /// Names in ``schemas``, by the keys of references.
    private let namesByKey: [String: String]
    private let parameters: [String: Referenced<ParameterObject>]
    private let requestBodies: [String: Referenced<RequestBodyObject>]
    private let responses: [String: Referenced<ResponseObject>]
    let securitySchemes: [String: SecuritySchemeObject]
    /// Schemas in other places than components that references lead to, each once however it is reached.
    let placedSchemas: [Entry<SchemaObject>]
    let normalForms = NormalForms()
    let nullOpinions = NullOpinions()

    init(_ document: Document) {
        self.document = document
        let components = document.components
        let placed = document.placed
        // A component's name is its key also where a reference reaches it by an anchor or through another file.
        let names = Dictionary(
            (components.schemas + placed.schemas).map { ($0.value.location, $0.name) },
            uniquingKeysWith: { first, _ in first })
        self.names = names
        schemas = Self.byName(components.schemas + placed.schemas)
        namesByKey = Dictionary(
            components.schemas.map { ("#/components/schemas/" + JSONPointer.step($0.name), $0.name) }
                + placed.schemas.map {
                    (ReferenceKey.key(ofPlaced: $0.name), names[$0.value.location] ?? $0.name)
                },
            uniquingKeysWith: { first, _ in first })
        placedSchemas = placed.schemas.filter { names[$0.value.location] == $0.name }
        parameters = Self.byKey(components.parameters, in: "parameters", placed.parameters)
        requestBodies = Self.byKey(components.requestBodies, in: "requestBodies", placed.requestBodies)
        responses = Self.byKey(components.responses, in: "responses", placed.responses)
        securitySchemes = Self.byName(components.securitySchemes)
    }

    private static func byName<Value>(_ entries: [Entry<Value>]) -> [String: Value] {
        // A name that stands twice was reported by the reader of the text.
        Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private static func byKey<Value>(
        _ components: [Entry<Value>], in section: String, _ placed: [Entry<Value>]
    ) -> [String: Value] {
        Dictionary(
            components.map { ("#/components/\(section)/" + JSONPointer.step($0.name), $0.value) }
                + placed.map { ($0.name, $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The component schema of that name, or the schema in another place that is called so.
    func schema(named name: String) -> SchemaObject? {
        schemas[name]
    }

    /// The name of a schema that is no component, where a reference leads to it.
    func key(ofPlaced schema: SchemaObject) -> String? {
        guard let key = names[schema.location], key.hasPrefix("#") else { return nil }
        // What was made from a schema stands where it does.
        return schemas[key]?.isWritten(like: schema) == true ? key : nil
    }

    /// The name of the component schema that a reference leads to; for one in another place what it is called.
    func schemaName(_ reference: Reference) throws(ReferenceFault) -> String {
        guard let key = reference.key else { throw .refused }
        guard let name = namesByKey[key] else { throw .unresolved }
        return name
    }

    /// The name of the schema that a value of a discriminator is mapped to; what is written there where it leads nowhere.
    func schemaName(mappedTo reference: Reference) -> String {
        if schemas[reference.text] != nil { return reference.text }
        return reference.key.flatMap { namesByKey[$0] } ?? reference.text
    }

    func parameter(_ value: Referenced<ParameterObject>) throws(ReferenceFault) -> ParameterObject {
        try follow(value, parameters)
    }

    func requestBody(_ value: Referenced<RequestBodyObject>) throws(ReferenceFault) -> RequestBodyObject {
        try follow(value, requestBodies)
    }

    func response(_ value: Referenced<ResponseObject>) throws(ReferenceFault) -> ResponseObject {
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
                // What stands in another file was found there, and is at fault if it is not here.
                throw !key.hasPrefix("#") || document.components.refused.contains(key) ? .refused : .unresolved
            }
            current = next
        }
        guard case .value(let found) = current else { throw .unresolved }
        return found
    }
}

extension SchemaObject {
    /// Whether the two are one schema of the document, read twice; not one that was made from the other.
    fileprivate func isWritten(like other: SchemaObject) -> Bool {
        properties.count == other.properties.count && types == other.types && allOf.count == other.allOf.count
            && reference == other.reference && oneOf.count == other.oneOf.count && anyOf.count == other.anyOf.count
    }
}

/// Why a reference cannot be followed.
enum ReferenceFault: Error {
    case unresolved
    case circular
    /// Because of a fault that was reported: of the reference, or in what it leads to.
    case refused
}
