import OpenAPIDocument
import OpenAPIGrammar
import YAML

/// The operations and schemas of a document's tree, with the parts of the tree that belong to each.
struct ReportOutline {
    /// A part of the tree that belongs to an operation or schema.
    enum Part {
        /// A key without its value.
        case key(Key)
        /// A value with everything in it, and everything that it refers to except schemas that the report lists.
        case value(Node)
        /// The object that a reference leads to.
        case reference(ReferenceTarget)
    }

    struct Operation {
        let id: String
        /// The method, as sent.
        let method: String
        let path: String
        let pointer: String
        let key: Key
        let parts: [Part]
    }

    struct Schema {
        let name: String
        /// The JSON Pointer (RFC 6901).
        let pointer: String
        let key: Key
        let value: Node
    }

    let operations: [Operation]
    let schemas: [Schema]

    private static let methods = Set(PathItemMethod.names)

    init(_ root: Node, _ links: DocumentLinks) {
        let paths = root["paths"].map(links.following)?.mapping?.entries ?? []
        operations = paths.flatMap { key, value in
            key.text.hasPrefix("x-") ? [] : Self.operations(key, value, root, links)
        }
        let places = [("/components/schemas/", root["components"]?["schemas"]), ("/definitions/", root["definitions"])]
        schemas = places.flatMap { start, section in
            (section.map(links.following)?.mapping?.entries ?? []).map { key, value in
                Schema(name: key.text, pointer: start + JSONPointer.step(key.text), key: key, value: value)
            }
        }
    }

    private static func operations(
        _ path: Key, _ item: Node, _ root: Node, _ links: DocumentLinks
    ) -> [Operation] {
        let target = item["$ref"]?.text == nil ? nil : links.following(item)
        let entries = (item.mapping?.entries ?? []) + (target?.mapping?.entries ?? [])
        let shared =
            [Part.key(path)]
            + entries.filter { !methods.contains($0.key.text) && $0.key.text != "additionalOperations" }.flatMap(parts)
        let own = entries.filter { methods.contains($0.key.text) }.map {
            (key: $0.key, value: $0.value, method: $0.key.text.uppercased(), place: $0.key.text)
        }
        let additional = entries.filter { $0.key.text == "additionalOperations" }
            .flatMap { $0.value.mapping?.entries ?? [] }.map {
                (
                    key: $0.key, value: $0.value, method: $0.key.text,
                    place: "additionalOperations/" + JSONPointer.step($0.key.text)
                )
            }
        return (own + additional).map { key, value, method, place in
            let operation = links.following(value)
            let security = operation["security"] ?? root["security"]
            let inherited = operation["security"] == nil ? root["security"].map { [Part.value($0)] } ?? [] : []
            return Operation(
                id: operation["operationId"]?.text ?? "\(method) \(path.text)", method: method, path: path.text,
                pointer: "/paths/\(JSONPointer.step(path.text))/\(place)", key: key,
                parts: shared + [.key(key), .value(value)] + inherited + schemes(of: security))
        }
    }

    private static func parts(_ entry: Mapping.Entry) -> [Part] {
        // The entries of the target are added on their own.
        entry.key.text == "$ref" ? [.key(entry.key)] : [.key(entry.key), .value(entry.value)]
    }

    /// The security schemes that requirements name.
    private static func schemes(of security: Node?) -> [Part] {
        (security?.sequence ?? []).flatMap { $0.mapping?.entries ?? [] }.flatMap { key, _ in
            [["components", "securitySchemes"], ["securityDefinitions"]].map { steps in
                Part.reference(ReferenceTarget(.pointer(steps + [key.text])))
            }
        }
    }
}
