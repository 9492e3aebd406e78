import Diagnostics
import YAML

/// The objects that references lead to, by target: components, and objects in other files.
package struct ReferencedObjects: Sendable {
    package let parameters: [ReferenceTarget: Referenced<ParameterObject>]
    package let requestBodies: [ReferenceTarget: Referenced<RequestBodyObject>]
    package let responses: [ReferenceTarget: Referenced<ResponseObject>]
}

/// Reads the objects outside the document's `components` that references lead to. Each is read once, in the order in
/// which references to it were read.
enum ReferencedObjectsReader {
    static func objects(_ components: Components, _ reports: inout ReadingReports) -> ReferencedObjects {
        ReferencedObjects(
            parameters: all(
                components.parameters, in: .parameters, \.parameters, &reports, OperationReader.parameter),
            requestBodies: all(
                components.requestBodies, in: .requestBodies, \.requestBodies, &reports, OperationReader.requestBody),
            responses: all(components.responses, in: .responses, \.responses, &reports, OperationReader.response))
    }

    private static func all<Value>(
        _ components: [Entry<Referenced<Value>>], in section: ComponentSection,
        _ list: WritableKeyPath<SharedReferences, [ReferenceTarget]>, _ reports: inout ReadingReports,
        _ read: (Node, inout ReadingReports) -> Referenced<Value>?
    ) -> [ReferenceTarget: Referenced<Value>] {
        var objects = Dictionary(
            components.map { (ReferenceTarget(component: $0.name, in: section), $0.value) },
            uniquingKeysWith: { first, _ in first })
        var known: Set<ReferenceTarget> = []
        // Reading an object may find more references.
        var position = 0
        while position < reports.shared[keyPath: list].count {
            let target = reports.shared[keyPath: list][position]
            position += 1
            guard known.insert(target).inserted, let node = reports.node(at: target), let value = read(node, &reports)
            else { continue }
            objects[target] = value
        }
        return objects
    }

    /// The components, and the schemas in other places.
    static func schemas(_ components: Components, _ reports: inout ReadingReports) -> IdentifiedSchemas {
        var schemas = IdentifiedSchemas(components.schemas)
        var read = Dictionary(
            components.schemas.map { ($0.value.location, $0.value) }, uniquingKeysWith: { first, _ in first })
        var known: Set<ReferenceTarget> = []
        var position = 0
        while position < reports.schemas.references.count {
            let reference = reports.schemas.references[position]
            position += 1
            guard let target = reference.target, !(target.isInDocument && target.steps?.isEmpty == true),
                target.component(in: .schemas) == nil, known.insert(target).inserted,
                let node = reports.node(at: target)
            else { continue }
            let schema = read[node.location] ?? reports.within(target) { SchemaReader.read(node, &$0) }
            read[node.location] = schema
            schemas.add(schema, at: target)
        }
        return schemas
    }
}

/// The objects in other files that references were found to lead to, in the order of reading.
struct SharedReferences {
    var parameters: [ReferenceTarget] = []
    var requestBodies: [ReferenceTarget] = []
    var responses: [ReferenceTarget] = []
    /// The names of security schemes that a requirement refers to.
    var securitySchemes: [ReferenceTarget: String] = [:]
}
