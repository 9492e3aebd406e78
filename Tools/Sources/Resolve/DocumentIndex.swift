import Diagnostics
import OpenAPIDocument
import YAML

/// Finds what a reference of the document leads to.
struct DocumentIndex {
    let document: Document
    private let schemas: [String: SchemaObject]
    /// Keys of schemas in other places than components, by where they stand.
    private let keys: [SourceLocation: String]
    private let parameters: [String: Referenced<ParameterObject>]
    private let requestBodies: [String: Referenced<RequestBodyObject>]
    private let responses: [String: Referenced<ResponseObject>]
    let securitySchemes: [String: SecuritySchemeObject]
    private let schemaNames = KnownSchemaNames()
    let normalForms = NormalForms()
    let nullOpinions = NullOpinions()

    init(_ document: Document) {
        self.document = document
        let components = document.components
        // A component's name is its key also where a reference reaches it by an anchor.
        keys = Dictionary(
            (components.schemas + document.placedSchemas).map { ($0.value.location, $0.name) },
            uniquingKeysWith: { first, _ in first })
        schemas = Self.byName(components.schemas + document.placedSchemas)
        parameters = Self.byName(components.parameters)
        requestBodies = Self.byName(components.requestBodies)
        responses = Self.byName(components.responses)
        securitySchemes = Self.byName(components.securitySchemes)
    }

    private static func byName<Value>(_ entries: [Entry<Value>]) -> [String: Value] {
        // A name that stands twice was reported by the reader of the text.
        Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The component schema of that name, or the schema in another place that has this key.
    func schema(named name: String) -> SchemaObject? {
        schemas[name]
    }

    /// Schemas in other places than components that references lead to, each once however it is reached.
    var placedSchemas: [Entry<SchemaObject>] {
        document.placedSchemas.filter { keys[$0.value.location] == $0.name }
    }

    /// The key of a schema that is no component, where a reference leads to it.
    func key(ofPlaced schema: SchemaObject) -> String? {
        guard let key = keys[schema.location], key.hasPrefix("#") else { return nil }
        // What was made from a schema stands where it does.
        return schemas[key]?.isWritten(like: schema) == true ? key : nil
    }

    /// The name of the component schema that a reference leads to; for one in another place its key, which is the
    /// reference as ``JSONPointer/canonical(_:)`` writes it.
    func schemaName(_ reference: Reference) throws(ReferenceFault) -> String {
        if let name = schemaNames.byReference[reference.text] { return name }
        let name = try findSchemaName(reference)
        schemaNames.byReference[reference.text] = name
        return name
    }

    private func findSchemaName(_ reference: Reference) throws(ReferenceFault) -> String {
        guard reference.text.hasPrefix("#") else { throw .elsewhere }
        if let steps = JSONPointer.steps(of: reference.text), steps.count == 3, steps[0] == "components",
            steps[1] == "schemas"
        {
            guard schemas[steps[2]] != nil else { throw .unresolved }
            return steps[2]
        }
        guard let target = schemas[JSONPointer.canonical(reference.text)] else { throw .unresolved }
        return keys[target.location] ?? reference.text
    }

    func parameter(_ value: Referenced<ParameterObject>) throws(ReferenceFault) -> ParameterObject {
        try follow(value, in: "parameters", parameters)
    }

    func requestBody(_ value: Referenced<RequestBodyObject>) throws(ReferenceFault) -> RequestBodyObject {
        try follow(value, in: "requestBodies", requestBodies)
    }

    func response(_ value: Referenced<ResponseObject>) throws(ReferenceFault) -> ResponseObject {
        try follow(value, in: "responses", responses)
    }

    private func follow<Value>(
        _ value: Referenced<Value>, in section: String, _ entries: [String: Referenced<Value>]
    ) throws(ReferenceFault) -> Value {
        var current = value
        var seen: Set<String> = []
        while case .reference(let reference) = current {
            let name = try componentName(reference, in: section)
            guard seen.insert(name).inserted else { throw .circular }
            guard let next = entries[name] else {
                throw document.components.refused.contains("\(section)/\(name)") ? .refused : .unresolved
            }
            current = next
        }
        guard case .value(let found) = current else { throw .unresolved }
        return found
    }

    private func componentName(_ reference: Reference, in section: String) throws(ReferenceFault) -> String {
        guard reference.text.hasPrefix("#") else { throw .elsewhere }
        let path = reference.text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            .map(JSONPointer.decoded)
        guard path.count == 3, path[0] == "components", path[1] == section else {
            throw document.root.node(at: path) == nil ? .unresolved : .elsewhere
        }
        return path[2]
    }
}

/// What references to schemas lead to, each found once.
private final class KnownSchemaNames {
    var byReference: [String: String] = [:]
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
    /// To another file, or to a place in this one that holds no component of the kind.
    case elsewhere
    case circular
    /// To a component with a fault in it, which was reported where it stands.
    case refused
}
