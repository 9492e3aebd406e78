import Diagnostics
import OpenAPIDocument
import YAML

/// Finds what a reference of the document leads to.
struct DocumentIndex {
    let document: Document
    private let schemas: [String: SchemaObject]
    private let parameters: [String: Referenced<ParameterObject>]
    private let requestBodies: [String: Referenced<RequestBodyObject>]
    private let responses: [String: Referenced<ResponseObject>]
    let securitySchemes: [String: SecuritySchemeObject]

    init(_ document: Document) {
        self.document = document
        schemas = Self.byName(document.components.schemas)
        parameters = Self.byName(document.components.parameters)
        requestBodies = Self.byName(document.components.requestBodies)
        responses = Self.byName(document.components.responses)
        securitySchemes = Self.byName(document.components.securitySchemes)
    }

    private static func byName<Value>(_ entries: [Entry<Value>]) -> [String: Value] {
        // A name that stands twice was reported by the reader of the text.
        Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The component schema of that name.
    func schema(named name: String) -> SchemaObject? {
        schemas[name]
    }

    /// The name of the component schema that a reference leads to.
    func schemaName(_ reference: Reference) throws(ReferenceFault) -> String {
        let name = try componentName(reference, in: "schemas")
        guard schemas[name] != nil else { throw .unresolved }
        return name
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
            throw node(at: path) == nil ? .unresolved : .elsewhere
        }
        return path[2]
    }

    private func node(at path: [String]) -> Node? {
        var node: Node? = document.root
        for step in path {
            node =
                node?.sequence.flatMap { list in
                    Int(step).flatMap { list.indices.contains($0) ? list[$0] : nil }
                } ?? node?[step]
        }
        return node
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
