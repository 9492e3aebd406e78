import Diagnostics
import YAML

// The texts by which Resolve names targets and schemas until it takes their types.

extension Reference {
    /// ``ReferenceTarget/text`` of where it leads.
    package var key: String? { target?.text }
}

extension Components {
    package var refused: Set<String> { Set(refusedTargets.map(\.text)) }
}

/// What references lead to outside the document's own `components`: objects in other files, and schemas in any place.
package struct PlacedObjects: Sendable {
    /// Each named by ``ReferenceKey/placedName(of:)``.
    package var schemas: [Entry<SchemaObject>] = []
    /// Each named by its key, like the ones that follow.
    package var parameters: [Entry<Referenced<ParameterObject>>] = []
    package var requestBodies: [Entry<Referenced<RequestBodyObject>>] = []
    package var responses: [Entry<Referenced<ResponseObject>>] = []
}

extension Document {
    package var placed: PlacedObjects {
        let own = schemas.entries.filter { $0.id.componentName == nil }.map {
            Entry(name: ReferenceKey.placedName(of: $0.id.text), location: $0.location, value: $0.schema)
        }
        let aliases = schemas.aliases.compactMap { target, id in
            schemas[id].map {
                Entry(name: ReferenceKey.placedName(of: target.text), location: $0.location, value: $0)
            }
        }
        return PlacedObjects(
            schemas: own + aliases, parameters: entries(objects.parameters),
            requestBodies: entries(objects.requestBodies), responses: entries(objects.responses))
    }

    private func entries<Value>(_ objects: [ReferenceTarget: Value]) -> [Entry<Value>] {
        objects.map { Entry(name: $0.text, location: root.location, value: $1) }
    }

    /// The document as if references led to schemas that stand in it in place, each named by its pointer.
    package func placing(_ schemas: [Entry<SchemaObject>]) -> Document {
        identifying(schemas.map { (ReferenceTarget(text: ReferenceKey.key(ofPlaced: $0.name)), $0.value) })
    }
}

package enum ReferenceKey {
    package static func file(of key: String) -> String { ReferenceTarget(text: key).file }
    package static func steps(of key: String) -> [String]? { ReferenceTarget(text: key).steps }
    package static func name(of key: String) -> String { ReferenceTarget(text: key).name }
    package static func placedName(of key: String) -> String { key.hasPrefix("#") ? key : "#" + key }

    package static func key(ofPlaced name: String) -> String {
        let rest = name.dropFirst()
        return rest.utf8.contains(UInt8(ascii: "#")) ? String(rest) : name
    }
}
